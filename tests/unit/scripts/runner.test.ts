import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseSteps, shardOf } from '../../../scripts/test/choose.ts';
import { playwrightReport, vitestReport } from '../../../scripts/test/reports.ts';
import { runSteps } from '../../../scripts/test/runner.ts';
import { STEPS, type Step } from '../../../scripts/test/steps.ts';
import { PATIENCE } from '../../support/patience.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));
let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function step(name: string, program: string, rest: Partial<Step> = {}): Step {
  const commands = () => [[process.execPath, '-e', program]];
  return { name: `planted ${name}`, tier: 'test', needs: [], commands, ...rest };
}

test('a step is one test, and one whose need failed has failed without running', async () => {
  const counts = await runSteps([
    step('well', ''),
    step('badly', 'process.exit(3)'),
    step('after well', '', { needs: ['planted well'] }),
    step('after badly', '', { needs: ['planted badly'] }),
    step('after that', '', { needs: ['planted after badly'] }),
  ]);
  expect(counts).toEqual({ passed: 2, failed: 3, flaky: [] });
});

test('of several commands none runs after one that failed', async () => {
  const file = join(folder, 'ran');
  const commands = ['process.exit(1)', `fs.writeFileSync(${JSON.stringify(file)}, '')`];
  const twice = step('twice', '', { commands: () => commands.map((program) => [process.execPath, '-e', program]) });
  expect(await runSteps([twice])).toMatchObject({ passed: 0, failed: 1 });
  expect(() => rmSync(file)).toThrow();
});

test.each([false, true])(
  'what a step has left running is not waited for (in a group of its own: %s)',
  async (detached) => {
    const file = join(folder, 'left');
    const options = JSON.stringify({ detached, stdio: 'inherit' });
    const leaving = step(
      'leaving',
      `const { pid } = child_process.spawn(process.execPath, ['-e', 'setTimeout(() => {}, 900_000)'], ${options});
    fs.writeFileSync(${JSON.stringify(file)}, String(pid));
    process.exit();`,
    );
    expect(await runSteps([leaving])).toMatchObject({ passed: 1, failed: 0 });
    const left = Number(readFileSync(file, 'utf8'));
    // One of the step's group was ended with it.
    if (detached) process.kill(left);
    else await vi.waitFor(() => expect(() => process.kill(left, 0)).toThrow(), PATIENCE);
  },
);

test("a report of an earlier run is not taken for this one's", async () => {
  const file = report('old.json', { numPassedTests: 5, testResults: [] });
  const silent = step('silent', 'process.exit(1)', { report: { file, read: vitestReport } });
  expect(await runSteps([silent])).toMatchObject({ passed: 0, failed: 1 });
});

/** A file in Vitest's report with one test. */
const tested = (name: string, status: 'passed' | 'failed') => ({
  ...{ name: resolve(name), status, message: '', startTime: 1000, endTime: 3500 },
  assertionResults: [
    { status, fullName: `${name} holds`, failureMessages: status === 'failed' ? ['no\n  at all'] : [] },
  ],
});

/** A program that writes a report in Vitest's format. */
const reporting = (file: string, content: object) =>
  `fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(content))})`;

test('a step that ends badly has failed, though all of its tests passed', async () => {
  const file = join(folder, 'new.json');
  const program = reporting(file, { numPassedTests: 5, testResults: [] });
  const noisy = step('noisy', `${program}; process.exit(1)`, { report: { file, read: vitestReport } });
  expect(await runSteps([noisy])).toMatchObject({ passed: 5, failed: 1 });
});

test('a step that ends well has failed if no test passed', async () => {
  const file = join(folder, 'none.json');
  const program = reporting(file, { numPassedTests: 0, testResults: [] });
  const empty = step('empty', program, { report: { file, read: vitestReport } });
  expect(await runSteps([empty])).toMatchObject({ passed: 0, failed: 1 });
});

/**
 * A step of these files, of which each fails and passes in turns as its signs say: `x.` fails once and passes from then
 * on. `ran` has the runs: their files, none for all, and their workers.
 */
function failing(name: string, signs: Readonly<Record<string, string>>): { step: Step; ran: () => unknown[] } {
  const file = join(folder, `${name}.json`);
  const log: unknown[] = [];
  const runs = new Map<string, number>();
  const commands: Step['commands'] = (how) => {
    log.push(how);
    const results = (how.files.length > 0 ? how.files : Object.keys(signs)).map((each) => {
      const run = runs.get(each) ?? 0;
      runs.set(each, run + 1);
      return tested(each, signs[each]![run] === 'x' ? 'failed' : 'passed');
    });
    const passed = results.filter(({ status }) => status === 'passed').length;
    const program = reporting(file, { numPassedTests: passed, testResults: results });
    return [[process.execPath, '-e', `${program}; process.exit(${results.length - passed})`]];
  };
  return { step: step(name, '', { commands, report: { file, read: vitestReport } }), ran: () => log };
}

test('a test that fails once and passes twice alone is flaky: named, and no reason to refuse', async () => {
  const { step: planted, ran } = failing('flaky', { 'a.test.ts': 'x', 'b.test.ts': '' });
  const flaky = [{ file: 'a.test.ts', test: 'a.test.ts holds', said: 'no' }];
  expect(await runSteps([planted])).toEqual({ passed: 2, failed: 0, flaky });
  const again = { files: ['a.test.ts'], workers: 1 };
  expect(ran().slice(1)).toEqual([again, again]);
  expect(said.at(-1)).toBe('Flaky, failed once and passed twice alone: a.test.ts › a.test.ts holds: no');
});

test.each(['xx', 'x.x'])('a test that fails again has failed (%s)', async (signs) => {
  const { step: planted } = failing('red', { 'a.test.ts': signs });
  expect(await runSteps([planted])).toMatchObject({ passed: 0, failed: 1, flaky: [] });
});

test('more than five tests that fail at once are a fault, and are not run again', async () => {
  const six = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}.test.ts`, 'x']));
  const { step: planted, ran } = failing('six', six);
  expect(await runSteps([planted])).toMatchObject({ failed: 6, flaky: [] });
  expect(ran()).toHaveLength(1);
});

test('beside another fault nothing is run again', async () => {
  const { step: planted, ran } = failing('beside', { 'a.test.ts': 'x' });
  expect(await runSteps([planted, step('worse', 'process.exit(1)')])).toMatchObject({ failed: 2, flaky: [] });
  expect(ran()).toHaveLength(1);
});

test('steps never take more cores than there are', async () => {
  const log = join(folder, 'cores.log');
  // Each goes on until the first three have begun, and a little longer, for whoever should not have begun.
  const program = (change: number) => `
    const log = ${JSON.stringify(log)};
    fs.appendFileSync(log, '${change} ');
    const timer = setInterval(() => {
      if (fs.readFileSync(log, 'utf8').split(' ').length <= 3) return;
      clearInterval(timer);
      setTimeout(() => fs.appendFileSync(log, '${-change} '), 100);
    }, 5)`;
  const wide = (name: string): Step => {
    const file = join(folder, `${name}.json`);
    const commands: Step['commands'] = ({ workers }) => [
      [process.execPath, '-e', `${program(workers)}; ${reporting(file, { numPassedTests: 1, testResults: [] })}`],
    ];
    return step(name, '', { commands, report: { file, read: vitestReport } });
  };
  const short = (name: string) => step(name, program(1));
  await runSteps([wide('one'), wide('two'), short('three'), short('four'), wide('five'), short('six')], { cores: 5 });
  let [busy, most] = [0, 0];
  for (const change of readFileSync(log, 'utf8').trim().split(' ')) {
    busy += Number(change);
    most = Math.max(most, busy);
  }
  expect(most).toBe(5);
  expect(busy).toBe(0);
});

test('a run ends with its time, its speed factor and its slowest files', async () => {
  await runSteps([failing('slow', { 'a.test.ts': '' }).step], { factor: 3 });
  expect(said.slice(-3)).toEqual([
    'The slowest files:',
    '     2.5 s a.test.ts',
    expect.stringMatching(/^\d+ s in all, at a speed factor of 3\.0\.$/),
  ]);
});

test('a test file that cannot even be loaded counts as failed', () => {
  const file = report('vitest.json', {
    numPassedTests: 2,
    testResults: [
      tested('a.test.ts', 'passed'),
      tested('b.test.ts', 'failed'),
      { ...tested('c.test.ts', 'failed'), assertionResults: [], message: 'no such module\n at c' },
    ],
  });
  const { passed, failures } = vitestReport(file);
  expect(passed).toBe(2);
  expect(failures).toEqual([
    { file: 'b.test.ts', test: 'b.test.ts holds', said: 'no' },
    { file: 'c.test.ts', test: 'the file itself', said: 'no such module' },
  ]);
});

test('a journey that passes at its second try counts as failed, and so does a browser that does not start', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'desktop', status, results: [{ duration: 1500, errors: message ? [{ message }] : [] }] }],
  });
  const file = report('playwright.json', {
    config: { rootDir: resolve('e2e') },
    stats: { expected: 7 },
    errors: [{}],
    suites: [
      {
        file: 'grid.test.ts',
        title: 'grid.test.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected', '\u001B[31mgone\u001B[39m\n at')],
        suites: [{ file: 'grid.test.ts', title: 'by key', specs: [spec('moves', 'flaky', 'late')] }],
      },
    ],
  });
  const { passed, failures, errors, files } = playwrightReport(file);
  expect({ passed, errors }).toEqual({ passed: 7, errors: 1 });
  expect(failures).toEqual([
    { file: 'e2e/grid.test.ts', test: 'closes (desktop)', said: 'gone' },
    { file: 'e2e/grid.test.ts', test: 'by key › moves (desktop)', said: 'late' },
  ]);
  expect([...files]).toEqual([['e2e/grid.test.ts', 4.5]]);
});

test('every step can run: what it needs stands before it', () => {
  STEPS.forEach(({ name, needs }, index) => {
    const before = STEPS.slice(0, index).map((each) => each.name);
    expect(before, name).toEqual(expect.arrayContaining([...needs]));
  });
});

test('a step has the variables that it names', async () => {
  const asks = step('asks', "process.exit(process.env.PLANTED === 'yes' ? 0 : 1)", { env: { PLANTED: 'yes' } });
  expect(await runSteps([asks])).toMatchObject({ passed: 1, failed: 0 });
});

test.each([
  ['slower than at the beginning', 3, '3'],
  ['faster', 1, '2'],
])('a step that begins on a machine %s has the longer limits', async (_when, now, expected) => {
  const asks = step('limits', `process.exit(process.env.SPEED_FACTOR === '${expected}' ? 0 : 1)`);
  expect(await runSteps([asks], { factor: 2, factorNow: async () => now })).toMatchObject({ passed: 1 });
  expect(said.find((line) => line.includes('planted limits ('))).toContain(`factor ${expected}.0`);
});

const namesOf = (names: readonly string[], all = false) =>
  (chooseSteps(names, all) as readonly Step[]).map(({ name }) => name);

test('npm test runs its own tier, and test:all every step', () => {
  expect(namesOf([])).toEqual(STEPS.filter(({ tier }) => tier === 'test').map(({ name }) => name));
  expect(namesOf([], true)).toEqual(STEPS.map(({ name }) => name));
  expect(namesOf([]).length).toBeLessThan(STEPS.length);
});

test('a step is chosen by its name, with what it needs', () => {
  expect(namesOf(['types'])).toEqual(['build', 'types']);
  expect(namesOf(['journeys'])).toEqual(['chromium', 'build', 'demo chain', 'journeys']);
  expect(chooseSteps(['jorneys'], false)).toMatch(/^There is no step "jorneys". There are: chromium, build,/);
});

const needed = new Set(STEPS.flatMap(({ needs }) => needs));
const own = (steps: readonly Step[]) => steps.filter(({ name }) => !needed.has(name));

test.each([1, 2, 3])('each step is in one of %i shards, after what it needs, and they are equally long', (count) => {
  const shards = Array.from(
    { length: count },
    (_, index) => shardOf(STEPS, `${index + 1}/${count}`) as readonly Step[],
  );
  expect(shards.flatMap(own)).toHaveLength(own(STEPS).length);
  expect(new Set(shards.flat())).toEqual(new Set(STEPS));
  for (const steps of shards) {
    const names = steps.map(({ name }) => name);
    for (const { needs } of steps) expect(names).toEqual(expect.arrayContaining([...needs]));
    expect(steps).toEqual(STEPS.filter((each) => steps.includes(each)));
  }
  const lengths = shards.map((steps) => own(steps).reduce((sum, { seconds = 0 }) => sum + seconds, 0));
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.1);
});

test.each(['0/2', '3/2', '1/0', '1', 'one', '1/2/3', '-1/2', '1/99'])('%j is no shard', (text) => {
  expect(shardOf(STEPS, text)).toMatch(
    new RegExp(`^There is no shard "${text}"\\. A shard is 1/2 or 2/2, for example; `),
  );
});

test('steps of some names have shards, too', () => {
  const [first, second] = ['1/2', '2/2'].map((shard) =>
    shardOf(chooseSteps(['types', 'sizes'], false) as Step[], shard),
  );
  expect([first, second]).toMatchObject([
    [{ name: 'build' }, { name: 'types' }],
    [{ name: 'build' }, { name: 'sizes' }],
  ]);
});

test('how long each step takes is noted, unless others wait for it', () => {
  expect(own(STEPS).filter(({ seconds = 0 }) => seconds <= 0)).toEqual([]);
});

test('steps that report have files of their own', () => {
  const files = STEPS.flatMap(({ report }) => (report ? [report.file] : []));
  expect(new Set(files).size).toBe(files.length);
});
