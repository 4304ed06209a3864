import type { z } from 'zod';

type Defaults<Shape extends z.ZodRawShape> = { readonly [Name in keyof Shape]?: z.output<Shape[Name]> };
type Defaulted<Shape extends z.ZodRawShape, Given> = {
  [Name in keyof Shape]: Name extends keyof Given ? z.ZodDefault<Shape[Name]> : Shape[Name];
};

/** A shape of the contract as a feed may have it: without the fields that have a value of their own here. */
export function withDefaults<Shape extends z.ZodRawShape, const Given extends Defaults<Shape>>(
  schema: z.ZodObject<Shape>,
  given: Given,
): z.ZodObject<Defaulted<Shape, Given>> {
  const fields = Object.entries(given).map(([name, value]) => {
    const field = schema.shape[name] as unknown as z.ZodType;
    // A function, so that no two items share a list.
    return [name, field.default(() => structuredClone(value))];
  });
  return schema.extend(Object.fromEntries(fields));
}

/** What a feed may leave unknown, by leaving it out or with null. */
export function unknown<T extends z.ZodType>(schema: T): z.ZodDefault<z.ZodNullable<T>> {
  return schema.nullable().default(null as never);
}
