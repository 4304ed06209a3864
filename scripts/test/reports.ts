import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and how many did not. */
export type Counts = { readonly passed: number; readonly failed: number };

/** A test that failed: its file, from the project's folder, its whole name, and the first line of what it said. */
export type Failure = { readonly file: string; readonly test: string; readonly said: string };

/** What a test runner reports. `files` has how long each file's tests took, in seconds of the clock. */
export type Report = {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Failures that are no test's: a browser that does not start, a set-up that throws. */
  readonly errors: number;
  readonly files: ReadonlyMap<string, number>;
};

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};

type Suite = { file: string; title: string; suites?: Suite[]; specs: Spec[] };
type Spec = { title: string; tests: { projectName: string; status: string; results: Result[] }[] };
type Result = { duration: number; errors: { message?: string }[] };
type PlaywrightReport = {
  config: { rootDir: string };
  suites: Suite[];
  errors: unknown[];
  stats: { expected: number };
};

/**
 * Vitest's JSON report. A file that fails without a failed test, say at its imports, counts as one failure.
 */
export function vitestReport(path: string): Report {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fromHere(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ file, test: 'the file itself', said: firstLine(message) }];
    return failed.map((test) => ({ file, test: test.fullName, said: firstLine(test.failureMessages[0]) }));
  });
  const files = new Map(testResults.map((file) => [fromHere(file.name), (file.endTime - file.startTime) / 1000]));
  return { passed: numPassedTests, failures, errors: 0, files };
}

/** Playwright's JSON report. A test that passes only on its second try counts as failed. */
export function playwrightReport(path: string): Report {
  const { config, suites, errors, stats } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  const failures: Failure[] = [];
  const files = new Map<string, number>();
  for (const { file, name, test } of suites.flatMap((suite) => testsIn(suite))) {
    const here = fromHere(resolve(config.rootDir, file));
    files.set(here, (files.get(here) ?? 0) + test.results.reduce((sum, { duration }) => sum + duration / 1000, 0));
    if (test.status !== 'unexpected' && test.status !== 'flaky') continue;
    const said = test.results.flatMap((result) => result.errors)[0]?.message;
    failures.push({ file: here, test: `${name} (${test.projectName})`, said: firstLine(said) });
  }
  return { passed: stats.expected, failures, errors: errors.length, files };
}

function testsIn(
  suite: Suite,
  titles: readonly string[] = [],
): { file: string; name: string; test: Spec['tests'][0] }[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ file: suite.file, name: [...titles, title].join(' › '), test })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...titles, inner.title]))];
}

function fromHere(file: string): string {
  return relative(process.cwd(), file).replaceAll('\\', '/');
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0]!.slice(0, 200);
}
