import { z } from 'zod';
import { cleanText } from '../../lib/cleanText.ts';
import { decodeText, TextError } from '../../lib/decodeText.ts';
import type { Faults } from './faults.ts';
import { lineName, namedPath } from './paths.ts';
import { reportTexts } from './reportTexts.ts';
import { takesAnything, unknownFields } from './schemas.ts';

/** The most levels of JSON: more than any shape of the contract has, and less than any recursion has stack for. */
export const MAX_DEPTH = 100;

/** Whether lists and objects are nested deeper than any content is: reading on would exhaust the stack. */
export function isTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

type ParseOptions = {
  /** In an NDJSON file. */
  readonly line?: number;
  /** Where unknown fields are reported, which are left out. */
  readonly warnings?: Faults;
  /** The fields that hold HTML, where character references are right. */
  readonly htmlFields?: readonly string[];
  /** Adds to the JSON's value what follows from elsewhere, before the schema sees it. */
  readonly fill?: (value: unknown) => unknown;
};

/**
 * The value that a schema makes of JSON text, without unknown fields; undefined when there are faults, which are added.
 * `[]` and `{}` both mean "nothing" wherever nothing is allowed.
 */
export function parseJson<T extends z.ZodType>(
  schema: T,
  bytes: Buffer,
  faults: Faults,
  file: string,
  { line, warnings, htmlFields = [], fill = (parsed) => parsed }: ParseOptions = {},
): z.output<T> | undefined {
  let text: string;
  let value: unknown;
  try {
    text = decodeText(bytes);
    value = JSON.parse(text);
  } catch (error) {
    const at = line ?? (error instanceof TextError ? error.line : undefined);
    faults.add(file, [], 'JSON in UTF-8', (error as Error).message, at);
    return undefined;
  }
  const isSuspect = SUSPECT.test(text);
  if ((isSuspect || takesAnything(schema)) && isTooDeep(value)) {
    faults.add(file, [], `JSON of at most ${MAX_DEPTH} levels`, 'more', line);
    return undefined;
  }
  const warn = (path: readonly PropertyKey[], expected: string, got: unknown) => {
    const of = line === undefined ? [] : lineName(value);
    warnings?.add(file, [...of, ...namedPath(value, path)], expected, got, line);
  };
  if (warnings) {
    for (const path of unknownFields(schema, value)) warn(path, 'a field of the contract', path.at(-1));
    reportTexts(value, text, htmlFields, warn);
  }
  const warnOfLeftOut = (path: readonly PropertyKey[], got: string) =>
    warn(path, isBlank(got) ? 'a text that is seen, or none' : 'no control characters, which are left out', got);
  return parseValue(schema, fill(isSuspect ? cleaned(value, warnOfLeftOut) : value), faults, file, line);
}

/** Whether JSON may hold what `cleaned` changes: as it is, or escaped. */
const SUSPECT = /[\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]|\\[bfu]|"[\s\p{Cf}]+"/u;

/** Whether a text has characters, but nobody sees one. */
const isBlank = (text: string) => /^[\s\p{Cc}\p{Cf}]+$/u.test(text);

/** A value whose texts are clean (src/lib/cleanText.ts), and empty where nobody would see them. Each that was not is reported. */
export function cleaned(
  value: unknown,
  report?: (path: readonly PropertyKey[], got: string) => void,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    const clean = isBlank(value) ? '' : cleanText(value);
    if (clean !== value) report?.(path, value);
    return clean;
  }
  if (Array.isArray(value)) return value.map((inner: unknown, index) => cleaned(inner, report, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner, report, [...path, key])]));
}

/** The same for a value that is parsed already. */
export function parseValue<T extends z.ZodType>(
  schema: T,
  value: unknown,
  faults: Faults,
  file: string,
  line?: number,
): z.output<T> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // Few feeds write "nothing" the other way, so only values that fail get a second look.
  const again = schema.safeParse(withEmptyAsExpected(schema, value));
  if (again.success) return again.data;
  faults.addIssues(file, schema, value, again.error.issues, line);
  return undefined;
}

function withEmptyAsExpected(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'default':
    case 'optional':
      return withEmptyAsExpected(def.innerType, value);
    case 'nullable':
      if (isEmpty(value) && !isKind(def.innerType, 'array')) return null;
      return withEmptyAsExpected(def.innerType, value);
    case 'object':
      return overEntries(value, (inner, key) => {
        const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
        return field ? withEmptyAsExpected(field, inner) : inner;
      });
    case 'record':
      return overEntries(value, (inner) => withEmptyAsExpected(def.valueType, inner));
    case 'array':
      if (Array.isArray(value)) return value.map((inner) => withEmptyAsExpected(def.element, inner));
      return isEmpty(value) ? [] : value;
    case 'tuple':
      return isEmpty(value) ? [] : value;
    case 'union': {
      const attempts = def.options.map((option) => ({ option, attempt: withEmptyAsExpected(option, value) }));
      const fitting = attempts.find(({ option, attempt }) => z.core.safeParse(option, attempt).success);
      return fitting ? fitting.attempt : value;
    }
    default:
      return value;
  }
}

function overEntries(value: unknown, change: (inner: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? {} : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function isKind(schema: z.core.$ZodType, type: z.core.$ZodTypeDef['type']): boolean {
  return schema._zod.def.type === type;
}
