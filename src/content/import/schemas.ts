import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** A schema without what lets a value be absent or null. */
export function inside(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
      return inside(def.innerType);
    default:
      return schema;
  }
}

/** Whether null is allowed at a path of a document. */
export function isNullableAt(schema: Schema, path: readonly PropertyKey[]): boolean {
  const at = path.reduce<Schema | undefined>((within, key) => within && fieldOf(inside(within), key), schema);
  return at !== undefined && isNullable(at);
}

function isNullable(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'nullable') return true;
  return (def.type === 'optional' || def.type === 'default') && isNullable(def.innerType);
}

function fieldOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
    case 'array':
      return def.element;
    case 'record':
      return def.valueType;
    default:
      return undefined;
  }
}

const MAX_FOUND = 100;

/**
 * The paths of the fields of a value that a schema does not know, which the import leaves out; the first hundred. What
 * may be anything is known.
 */
export function unknownFields(schema: Schema, value: unknown): readonly (readonly PropertyKey[])[] {
  const found: (readonly PropertyKey[])[] = [];
  const look = (within: Schema, inner: unknown, path: readonly PropertyKey[]): void => {
    if (typeof inner !== 'object' || inner === null || found.length >= MAX_FOUND) return;
    const { def } = (inside(within) as z.core.$ZodTypes)._zod;
    if (def.type === 'array' && Array.isArray(inner)) {
      inner.forEach((item, index) => look(def.element, item, [...path, index]));
    } else if (def.type === 'record') {
      for (const [key, item] of Object.entries(inner)) look(def.valueType, item, [...path, key]);
    } else if (def.type === 'union') {
      const option = def.options.find((each) => fits(each, inner));
      if (option) look(option, inner, path);
    } else if (def.type === 'object' && !Array.isArray(inner)) {
      for (const [key, item] of Object.entries(inner)) {
        const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
        if (field) look(field, item, [...path, key]);
        else found.push([...path, key]);
      }
    }
  };
  look(schema, value, []);
  return found;
}

function fits(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}
