import { playwrightCounts, vitestCounts, type Counts } from './counts.ts';

/** When a step runs: with `npm test`, or only with `npm run test:all`, which runs both. */
export type Tier = 'test' | 'all';

/** A part of `npm test` or `npm run test:all`. */
export type Step = {
  readonly name: string;
  readonly tier: Tier;
  /** Programs with their arguments. Each runs only if the one before it has succeeded. */
  readonly commands: readonly (readonly string[])[];
  /** Names of the steps that must have succeeded before. */
  readonly needs: readonly string[];
  /** Variables that are added to its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where it reports how many tests passed and failed, if it runs tests. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Counts };
};

const NODE = process.execPath;
/** So that a program of ours works on the site with the brand of tests (tests/fixtures), and not with the chain's. */
const TESTS = '--conditions=tests';
const bin = (path: string, ...rest: string[]) => [NODE, `node_modules/${path}`, ...rest];
/**
 * Each half keeps one core busy: together they fill a small machine, and more at a time would only slow each other
 * down.
 */
const HALVES = [1, 2] as const;
const SITE = ['build', 'demo chain'];

/** Runs tests of these Vitest projects. */
function vitest(name: string, tier: Tier, projects: readonly string[], rest: Partial<Step> = {}, ...options: string[]) {
  const file = `test-results/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const commands = [bin('vitest/vitest.mjs', 'run', ...reporters, ...chosen, ...options)];
  return { name, tier, commands, needs: [], ...rest, report: { file, read: vitestCounts } };
}

/** Runs the tests of these Playwright projects. */
function playwright(name: string, tier: Tier, projects: readonly string[], ...options: string[]): Step {
  const folder = `test-results/${name}`.replaceAll(' ', '-');
  const file = `${folder}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    tier,
    commands: [bin('@playwright/test/cli.js', 'test', ...chosen, `--output=${folder}`, ...options)],
    needs: ['chromium', ...SITE],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: playwrightCounts },
  };
}

/** The options of one half of a step. */
const halfOf = (half: number) => [`--shard=${half}/${HALVES.length}`];

/** All checks. Those that others wait for come first, then the longest, so that short ones fill what is left. */
export const STEPS: readonly Step[] = [
  { name: 'chromium', tier: 'test', commands: [[NODE, 'scripts/chromium.ts']], needs: [] },
  { name: 'build', tier: 'test', commands: [[NODE, TESTS, 'scripts/build.ts']], needs: [] },
  { name: 'demo chain', tier: 'test', commands: [[NODE, TESTS, 'tests/support/demoStore.ts']], needs: [] },
  ...HALVES.flatMap((half) => [
    playwright(`journeys ${half}`, 'test', ['desktop', 'phone'], ...halfOf(half), '--workers=1'),
    vitest(
      `integration ${half}`,
      'test',
      ['integration', 'servers', 'site'],
      { needs: SITE },
      ...halfOf(half),
      '--maxWorkers=1',
    ),
  ]),
  {
    name: 'lint',
    tier: 'test',
    commands: [
      bin('eslint/bin/eslint.js', '--max-warnings=0', '.'),
      bin('knip/bin/knip.js'),
      // Once more without the tests, so that nothing is there for them alone.
      bin('knip/bin/knip.js', '--production', '--exclude', 'dependencies'),
      bin('jscpd/run-jscpd.js'),
    ],
    needs: [],
  },
  {
    name: 'budgets',
    tier: 'test',
    commands: [bin('size-limit/bin.js'), [NODE, TESTS, 'scripts/budgets.ts']],
    needs: SITE,
  },
  {
    name: 'types',
    tier: 'test',
    commands: [bin('oxlint/bin/oxlint'), bin('astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json')],
    // Because Astro writes its types where the build reads them.
    needs: ['build'],
    // Oxlint's type checker is written in Go: with more garbage between collections it takes a third less of the
    // processor.
    env: { GOGC: '400' },
  },
  vitest('unit', 'test', ['unit', 'unit-mocks']),
  {
    name: 'format',
    tier: 'test',
    commands: [bin('oxfmt/bin/oxfmt', '--check'), bin('prettier/bin/prettier.cjs', '--check', '**/*.astro')],
    needs: [],
  },
  ...HALVES.map((half) =>
    playwright(`variants ${half}`, 'all', ['desktop-variants', 'phone-variants'], ...halfOf(half), '--workers=1'),
  ),
  {
    name: 'page weights',
    tier: 'all',
    commands: [[NODE, TESTS, 'scripts/budgets.ts', '--whole']],
    needs: ['chromium', ...SITE],
  },
  vitest('demo units', 'all', ['demo']),
  vitest('walks and variants', 'all', ['sweeps', 'variants'], { needs: SITE }),
  vitest('site on PostgreSQL', 'all', ['site-postgresql'], { needs: SITE }),
  // Tests of a minute each, which no halves would share out evenly: both cores take one after the other.
  playwright('sweeps', 'all', ['sweeps']),
];
