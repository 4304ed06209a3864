import type { z } from 'zod';

/** A value as a fault shows it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 59)}…` : json;
}

/** One fault in a sentence: where it is, what is expected there, and what is. */
export function sentence(file: string, path: readonly PropertyKey[], expectation: string, got: unknown): string {
  return `${[file, ...path.map(String)].join(': ')}: ${expectation}, got ${shown(got)}.`;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (each, name) =>
      typeof each === 'object' && each !== null ? (each as Record<PropertyKey, unknown>)[name] : undefined,
    value,
  );
}

/** The sentences of what a schema refuses in a value: one for each fault, all of them. */
export function faultsOf(schema: z.ZodType, value: unknown, file: string, path: readonly PropertyKey[] = []): string[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const where = [...path, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        sentence(file, [...where, key], 'expected no such field', at(value, [...issue.path, key])),
      );
    }
    if (issue.code === 'invalid_key') {
      return issue.issues.map(({ message }) => sentence(file, where, message, issue.path.at(-1)));
    }
    const kinds: Readonly<Record<string, string>> = { object: 'an object', array: 'a list', record: 'an object' };
    const expectation =
      issue.code === 'invalid_type' ? `expected ${kinds[issue.expected] ?? issue.expected}` : issue.message;
    return [sentence(file, where, expectation, at(value, issue.path))];
  });
}
