import type { z } from 'zod';
import { oncePer } from '../../lib/oncePer.ts';

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
  const at = fieldAt(schema, path);
  return at !== undefined && isNullable(at);
}

/** The keys that the object at a path of a document may have; undefined if that may be any. */
export function keysAt(schema: Schema, path: readonly PropertyKey[]): readonly string[] | undefined {
  const at = fieldAt(schema, path);
  if (!at) return undefined;
  const { def } = (inside(at) as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.keys(def.shape);
  const names = def.type === 'record' ? (def.keyType as z.core.$ZodTypes)._zod.def : undefined;
  return names?.type === 'enum' ? Object.values(names.entries).map(String) : undefined;
}

function fieldAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>((within, key) => within && fieldOf(inside(within), key), schema);
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

/** Whether some field of a schema may be anything, however deep. */
export const takesAnything: (schema: Schema) => boolean = oncePer(
  (schema) => isAnything(schema) || partsOf(inside(schema)).some(takesAnything),
);

const isAnything = (schema: Schema) => (inside(schema) as z.core.$ZodTypes)._zod.def.type === 'unknown';

function partsOf(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'record':
      return [def.valueType];
    case 'union':
      return def.options;
    default:
      return [];
  }
}

const MAX_FOUND = 100;

/**
 * The paths of the fields of a value that a schema does not know, which the import leaves out; the first hundred. What
 * may be anything is known.
 */
export function unknownFields(schema: Schema, value: unknown): readonly (readonly PropertyKey[])[] {
  const found: (readonly PropertyKey[])[] = [];
  // One path for all: a feed has millions of fields.
  const path: PropertyKey[] = [];
  const within = (field: Schema, key: PropertyKey, inner: unknown): void => {
    path.push(key);
    look(field, inner);
    path.pop();
  };
  const look = (at: Schema, inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null || found.length >= MAX_FOUND) return;
    const { def } = (inside(at) as z.core.$ZodTypes)._zod;
    if (def.type === 'array' && Array.isArray(inner)) {
      inner.forEach((item, index) => within(def.element, index, item));
    } else if (def.type === 'record') {
      for (const key of Object.keys(inner)) within(def.valueType, key, (inner as Record<string, unknown>)[key]);
    } else if (def.type === 'union') {
      const option = def.options.find((each) => fits(each, inner));
      if (option) look(option, inner);
    } else if (def.type === 'object' && !Array.isArray(inner)) {
      for (const key of Object.keys(inner)) {
        const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
        if (field) within(field, key, (inner as Record<string, unknown>)[key]);
        else found.push([...path, key]);
      }
    }
  };
  look(schema, value);
  return found;
}

function fits(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}
