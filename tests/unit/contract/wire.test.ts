import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** A part of a JSON Schema, as far as it is read here. */
type Part = {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  readonly items?: Part | false;
  readonly propertyNames?: Part;
  readonly additionalProperties?: Part | boolean;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly [keyword: string]: unknown;
};

/** The lines of a part: one for each value that it may hold, with all that limits it, below the value that has it. */
function linesOf(part: Part, name: string, depth = 0): string[] {
  const { $schema: _, $id: __, description: ___, example: ____, shown: _____, ...own } = part;
  const { properties, required = [], items, additionalProperties, propertyNames, anyOf, oneOf, ...limits } = own;
  const within: readonly (readonly [string, Part])[] = [
    ...Object.entries(properties ?? {}).map(
      ([each, value]) => [required.includes(each) ? each : `${each}?`, value] as const,
    ),
    ...(items ? [['[]', items] as const] : []),
    ...(propertyNames ? [['{key}', propertyNames] as const] : []),
    ...(typeof additionalProperties === 'object' ? [['{}', additionalProperties] as const] : []),
    ...(anyOf ?? oneOf ?? []).map((each) => ['or', each] as const),
  ];
  const text = Object.entries(limits).map(([key, value]) =>
    key === 'type' ? value : `${key} ${JSON.stringify(value)}`,
  );
  const isOpen = additionalProperties !== false && properties !== undefined;
  return [
    `${'  '.repeat(depth)}${[`${name}:`, ...text, ...(isOpen ? ['and more'] : [])].join(' ')}`,
    ...within.flatMap(([each, value]) => linesOf(value, each, depth + 1)),
  ];
}

/** Every schema that a module of the contract exports, by its name. */
async function exported(): Promise<ReadonlyMap<z.ZodType, string>> {
  const found = new Map<z.ZodType, string>();
  for (const file of globSync('src/contract/*.ts').toSorted()) {
    const module = (await import(new URL(`../../../${file}`, import.meta.url).href)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(module)) {
      if (schema instanceof z.ZodType && !found.has(schema)) found.set(schema, name);
    }
  }
  return found;
}

// What others have built on cannot change by accident: whoever means it runs `vitest --update`, and sees what differs.
test('each schema is as it was written down: its fields, which may be left out, and their limits', async () => {
  const known = z.registry<{ id: string }>();
  for (const [schema, id] of await exported()) known.add(schema, { id });
  const { schemas } = z.toJSONSchema(known, { unrepresentable: 'any', uri: (id) => id });
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.flatMap(([name, schema]) => linesOf(schema as Part, name));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('wire.txt');
});

/** A schema and all that it consists of, each with its path. */
function within(schema: z.core.$ZodType, path: string): [path: string, schema: z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts = (): [string, z.core.$ZodType][] => {
    if (def.type === 'object') return Object.entries(def.shape).map(([name, each]) => [`${path}.${name}`, each]);
    if (def.type === 'array') return [[`${path}[]`, def.element]];
    if (def.type === 'record') return [[`${path}.{}`, def.valueType]];
    if (def.type === 'union') return def.options.map((each, index) => [`${path}|${index}`, each]);
    return 'innerType' in def ? [[path, def.innerType]] : [];
  };
  return [[path, schema], ...parts().flatMap(([at, each]) => within(each, at))];
}

test('what is said of a field says what it means, and an example shows something', async () => {
  const said = [...(await exported())]
    .flatMap(([schema, name]) => within(schema, name))
    .flatMap(([path, schema]) => {
      const notes = z.globalRegistry.get(schema as z.ZodType);
      return notes ? [{ path, notes }] : [];
    });
  expect(said.length).toBeGreaterThan(500);
  const isEmpty = (value: unknown) =>
    value === '' || (Array.isArray(value) && (value.length === 0 || value.includes('')));
  const faults = said.filter(({ notes }) => !notes.description || isEmpty(notes['example']) || isEmpty(notes['shown']));
  expect(faults.map(({ path }) => path)).toEqual([]);
});
