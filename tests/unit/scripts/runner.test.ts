import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseSteps } from '../../../scripts/test/choose.ts';
import { playwrightCounts, vitestCounts } from '../../../scripts/test/counts.ts';
import { runSteps } from '../../../scripts/test/runner.ts';
import { STEPS, type Step } from '../../../scripts/test/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function step(name: string, program: string, rest: Partial<Step> = {}): Step {
  return { name: `planted ${name}`, tier: 'test', commands: [[process.execPath, '-e', program]], needs: [], ...rest };
}

test('a step is one test, and one whose need failed has failed without running', async () => {
  const counts = await runSteps([
    step('well', ''),
    step('badly', 'process.exit(3)'),
    step('after well', '', { needs: ['planted well'] }),
    step('after badly', '', { needs: ['planted badly'] }),
    step('after that', '', { needs: ['planted after badly'] }),
  ]);
  expect(counts).toEqual({ passed: 2, failed: 3 });
});

test('of several commands none runs after one that failed', async () => {
  const file = join(folder, 'ran');
  const commands = ['process.exit(1)', `fs.writeFileSync(${JSON.stringify(file)}, '')`];
  const twice = step('twice', '', { commands: commands.map((program) => [process.execPath, '-e', program]) });
  expect(await runSteps([twice])).toEqual({ passed: 0, failed: 1 });
  expect(() => rmSync(file)).toThrow();
});

test("a report of an earlier run is not taken for this one's", async () => {
  const file = report('old.json', { numPassedTests: 5, numFailedTests: 0, testResults: [] });
  const silent = step('silent', 'process.exit(1)', { report: { file, read: vitestCounts } });
  expect(await runSteps([silent])).toEqual({ passed: 0, failed: 1 });
});

/** A program that writes a report in Vitest's format. */
const reporting = (file: string, content: object) =>
  `fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(content))})`;

test('a step that ends badly has failed, though all of its tests passed', async () => {
  const file = join(folder, 'new.json');
  const program = reporting(file, { numPassedTests: 5, numFailedTests: 0, testResults: [] });
  const noisy = step('noisy', `${program}; process.exit(1)`, { report: { file, read: vitestCounts } });
  expect(await runSteps([noisy])).toEqual({ passed: 5, failed: 1 });
});

test('a step that ends well has failed if no test passed', async () => {
  const file = join(folder, 'none.json');
  const program = reporting(file, { numPassedTests: 0, numFailedTests: 0, testResults: [] });
  const empty = step('empty', program, { report: { file, read: vitestCounts } });
  expect(await runSteps([empty])).toEqual({ passed: 0, failed: 1 });
});

test('a test file that cannot even be loaded counts as failed', () => {
  const file = report('vitest.json', {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(file)).toEqual({ passed: 2, failed: 2 });
});

test('a journey that passes at its second try counts as failed', () => {
  const file = report('playwright.json', { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] });
  expect(playwrightCounts(file)).toEqual({ passed: 7, failed: 3 });
});

test('every step can run: what it needs stands before it', () => {
  STEPS.forEach(({ name, needs }, index) => {
    const before = STEPS.slice(0, index).map((each) => each.name);
    expect(before, name).toEqual(expect.arrayContaining([...needs]));
  });
});

test('a step has the variables that it names', async () => {
  const asks = step('asks', "process.exit(process.env.PLANTED === 'yes' ? 0 : 1)", { env: { PLANTED: 'yes' } });
  expect(await runSteps([asks])).toEqual({ passed: 1, failed: 0 });
});

const namesOf = (names: readonly string[], all = false) =>
  (chooseSteps(names, all) as readonly Step[]).map(({ name }) => name);

test('npm test runs its own tier, and test:all every step', () => {
  expect(namesOf([])).toEqual(STEPS.filter(({ tier }) => tier === 'test').map(({ name }) => name));
  expect(namesOf([], true)).toEqual(STEPS.map(({ name }) => name));
  expect(namesOf([]).length).toBeLessThan(STEPS.length);
});

test('a step is chosen by its name, with what it needs, and both halves by the name of the whole', () => {
  expect(namesOf(['types'])).toEqual(['build', 'types']);
  expect(namesOf(['journeys'])).toEqual(['chromium', 'build', 'demo chain', 'journeys 1', 'journeys 2']);
  expect(namesOf(['variants 2'])).toEqual(['chromium', 'build', 'demo chain', 'variants 2']);
  expect(chooseSteps(['jorneys'], false)).toMatch(/^There is no step "jorneys". There are: chromium, build,/);
});

test('steps that report have files of their own', () => {
  const files = STEPS.flatMap(({ report }) => (report ? [report.file] : []));
  expect(new Set(files).size).toBe(files.length);
});
