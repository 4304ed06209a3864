import type { z } from 'zod';
import { lineName, namedPath, shapeOfPath, textOfPath, valueAt, type Path } from './paths.ts';
import { isNullableAt, keysAt } from './schemas.ts';

/** What is wrong with a feed and where: enough for an editor to fix it. */
export type Fault = {
  /** Relative to the feed's folder. */
  readonly file: string;
  /** In an NDJSON file, counted from 1. */
  readonly line: number | undefined;
  /** JSON path, with items by what names them: `$.shows[slug=metropolis-44019].title`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  /** The other places with the same fault, if there are any: how many, and where the first of them are. */
  readonly others?: { readonly count: number; readonly places: readonly string[] };
};

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

const MAX_LISTED = 1000;
const MAX_PLACES = 9;
const SHOWN_LENGTH = 80;
/** What is missing is one fault, whichever documents name it. */
const REFERENCE = /^an? (?:cinema|city|show|category|item|tag|version) of \S+\.json/;

type Listed = { -readonly [Name in keyof Fault]: Fault[Name] };

/**
 * The faults of one site: all are counted, the first thousand are listed. A field that is wrong in the same way in many
 * items of a file has one cause, and is one fault.
 */
export class Faults {
  readonly listed: Fault[] = [];
  total = 0;
  readonly #byCause = new Map<string, Listed>();
  readonly #counts: (fault: Fault) => boolean;

  /** `counts` says which faults count; all do unless it is given. */
  constructor(counts: (fault: Fault) => boolean = () => true) {
    this.#counts = counts;
  }

  add(file: string, path: Path, expected: string, got: unknown, line?: number): void {
    const fault: Listed = { file, line, path: textOfPath(path), expected, got: textOfValue(got) };
    if (!this.#counts(fault)) return;
    const place = REFERENCE.test(expected) ? [] : [file, shapeOfPath(path)];
    const isOneByOne = place.length === 0 || path.length === 0;
    const cause = JSON.stringify([...place, expected, ...(isOneByOne ? [fault.got] : [])]);
    const known = this.#byCause.get(cause);
    if (known) {
      const { count, places } = known.others ?? { count: 0, places: [] };
      const more = places.length < MAX_PLACES ? [...places, placeOf(fault)] : places;
      known.others = { count: count + 1, places: more };
      return;
    }
    this.total += 1;
    if (this.listed.length >= MAX_LISTED) return;
    this.#byCause.set(cause, fault);
    this.listed.push(fault);
  }

  /** Adds the faults found in a part of a file, under the path of that part. */
  addWithin(path: Path, { listed, total }: Faults): void {
    const within = textOfPath(path);
    for (const fault of listed) this.listed.push({ ...fault, path: within + fault.path.slice(1) });
    this.total += total;
  }

  /** Adds the issues that a schema found in a value. */
  addIssues(file: string, schema: Schema, value: unknown, issues: readonly Issue[], line?: number): void {
    const of = line === undefined ? [] : lineName(value);
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') {
        const known = `a key among ${keysAt(schema, issue.path)?.join(', ')}`;
        for (const key of issue.keys) this.add(file, [...of, ...namedPath(value, issue.path)], known, key, line);
        continue;
      }
      const { path, expected } = explained(issue);
      const got = issue.code === 'invalid_key' ? issue.path.at(-1) : valueAt(value, path);
      const orNull = issue.code === 'invalid_type' && isNullableAt(schema, path) ? ' or null' : '';
      this.add(file, [...of, ...namedPath(value, path)], expected + orNull, got, line);
    }
  }
}

function placeOf({ file, line, path }: Fault): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${path}`;
}

/** A fault in a sentence: its place, what was expected there and what was found, and where else. */
export function sentenceOfFault(fault: Fault): string {
  const { expected, got, others } = fault;
  const sentence = `${placeOf(fault)}: expected ${expected}, got ${got}`;
  if (!others) return sentence;
  const unnamed = others.count - others.places.length;
  const places = [...others.places, ...(unnamed > 0 ? [`${unnamed} more`] : [])];
  return `${sentence}; also at ${places.join(', ')}`;
}

function textOfValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  let text: string;
  try {
    text = visible(JSON.stringify(value));
  } catch {
    // Nested too deeply for the stack.
    text = Array.isArray(value) ? '[…]' : '{…}';
  }
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** JSON in which whoever reads it sees each character: those without a look of their own are escaped, too. */
function visible(json: string): string {
  return json.replaceAll(/(?! )[\s\p{Cf}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function explained(issue: Issue): { path: readonly PropertyKey[]; expected: string } {
  if (issue.code !== 'invalid_union') return { path: issue.path, expected: expectedBy(issue) };
  if ('options' in issue && issue.options) {
    return { path: issue.path, expected: issue.options.map((option) => JSON.stringify(option)).join(' or ') };
  }
  // The alternative that matched deepest is the one that was meant.
  const alternatives = issue.errors.flatMap((errors) => errors.slice(0, 1));
  const deepest = alternatives.reduce<Issue | undefined>(
    (best, error) => (error.path.length > (best?.path.length ?? 0) ? error : best),
    undefined,
  );
  if (deepest) {
    const inner = explained(deepest);
    return { path: [...issue.path, ...inner.path], expected: inner.expected };
  }
  return { path: issue.path, expected: [...new Set(alternatives.map(expectedBy))].join(' or ') };
}

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'too_small':
      return `at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_key':
      return issue.issues[0] ? expectedBy(issue.issues[0]) : 'another key';
    case 'invalid_format':
      if (issue.format === 'date') return 'a date YYYY-MM-DD';
      return issue.format === 'datetime' ? 'ISO 8601 with a UTC offset' : inOwnWords(issue);
    default:
      return inOwnWords(issue);
  }
}

/** The contract's own messages say what they expected. */
function inOwnWords({ message }: Issue): string {
  return message.replace(/^expected /, '');
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' items' : '';
}
