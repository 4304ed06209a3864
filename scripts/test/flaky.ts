import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Failure } from './reports.ts';

/** The list of tests that failed once and then passed twice, alone; it is committed. */
export const FLAKY_FILE = 'tests/flaky.json';
/** How long a test may stay in the list. */
const DAYS = 14;

const schema = z.array(
  z.strictObject({
    /** Its file and its name. */
    test: z.string(),
    /** When it was first seen to fail, YYYY-MM-DD. */
    date: z.iso.date(),
    /** What it said. */
    said: z.string(),
  }),
);
type Flaky = z.infer<typeof schema>[number];

/** The list. Throws if it is not in its form. */
export function readFlaky(file = FLAKY_FILE): readonly Flaky[] {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Adds tests to the list. One that is there keeps its date, which is that of its first failure. */
export function noteFlaky(failures: readonly Failure[], today: string, file = FLAKY_FILE): void {
  const list = readFlaky(file);
  const known = new Set(list.map(({ test }) => test));
  const added = failures.map((failure) => ({ test: nameOf(failure), date: today, said: failure.said }));
  const all = [...list, ...added.filter(({ test }) => !known.has(test))];
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}

/** A sentence for each test that has been in the list for 14 days or longer. */
export function overdue(list: readonly Flaky[], today: string): readonly string[] {
  const days = (from: string) => (Date.parse(today) - Date.parse(from)) / 86_400_000;
  return list
    .filter(({ date }) => days(date) >= DAYS)
    .map(
      ({ test, date }) => `${FLAKY_FILE}: "${test}" is there since ${date}. Mend the test or delete it, and its entry.`,
    );
}

/** The name of a failed test as the list has it. */
export function nameOf({ file, test }: Failure): string {
  return `${file} › ${test}`;
}

if (import.meta.main) {
  const sentences = overdue(readFlaky(), new Date().toISOString().slice(0, 10));
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
