import type { z } from 'zod';

/** What is wrong with a feed and where: enough for an editor to fix it. */
export type Fault = {
  /** Relative to the feed's folder. */
  readonly file: string;
  /** In an NDJSON file, counted from 1. */
  readonly line: number | undefined;
  /** JSON path: `$.shows[3].title`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
};

export type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

const MAX_LISTED = 1000;
const SHOWN_LENGTH = 80;

/** The faults of one site: all are counted, the first thousand are listed. */
export class Faults {
  readonly listed: Fault[] = [];
  total = 0;

  add(file: string, path: Path, expected: string, got: unknown, line?: number): void {
    this.total += 1;
    if (this.listed.length < MAX_LISTED) {
      this.listed.push({ file, line, path: textOfPath(path), expected, got: textOfValue(got) });
    }
  }

  /** Adds the faults found in a part of a file, under the path of that part. */
  addWithin(path: Path, { listed, total }: Faults): void {
    const within = textOfPath(path);
    for (const fault of listed) this.listed.push({ ...fault, path: within + fault.path.slice(1) });
    this.total += total;
  }

  /** Adds the issues that a schema found in a value. */
  addIssues(file: string, value: unknown, issues: readonly Issue[], line?: number): void {
    for (const issue of issues) {
      const { path, expected } = explained(issue);
      const got = issue.code === 'invalid_key' ? issue.path.at(-1) : valueAt(value, path);
      this.add(file, path, expected, got, line);
    }
  }
}

function textOfPath(path: Path): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`;
    return /^[A-Za-z_]\w*$/.test(String(part)) ? `.${String(part)}` : `[${JSON.stringify(String(part))}]`;
  });
  return `$${parts.join('')}`;
}

function textOfValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
}

function explained(issue: Issue): { path: Path; expected: string } {
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
