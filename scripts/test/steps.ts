import { demoStoreFolder } from '../../tests/support/demoStoreFolder.ts';
import { playwrightReport, vitestReport, type Report } from './reports.ts';

/** When a step runs: with `npm test`, or only with `npm run test:all`, which runs both. */
export type Tier = 'test' | 'all';

/** A part of `npm test` or `npm run test:all`. */
export type Step = {
  readonly name: string;
  readonly tier: Tier;
  /** About how long it takes on one core of a quiet machine; nothing where others wait for it. Shards are equally long by this. */
  readonly seconds?: number;
  /**
   * Programs with their arguments, for so many workers, and for some files of tests or all. Each runs only if the one
   * before it has succeeded.
   */
  readonly commands: (how: How) => readonly (readonly string[])[];
  /** Names of the steps that must have succeeded before. */
  readonly needs: readonly string[];
  /** Variables that are added to its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where it reports which tests passed and failed, if it runs tests. Such a step has workers, others are of one core. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Report };
  /** Whether its output is worth reading when it succeeds, too. */
  readonly isShown?: boolean;
};

/** On how many cores a step runs, and which files of tests; none are all. */
type How = { readonly workers: number; readonly files: readonly string[] };

const NODE = process.execPath;
/** So that a program of ours works on the site with the brand of tests (tests/fixtures), and not with the chain's. */
const TESTS = '--conditions=tests';
const bin = (path: string, ...rest: string[]) => [NODE, `node_modules/${path}`, ...rest];
const SITE = ['build', 'demo chain'];
/** Where those steps leave what sites of tests start from (tests/support/prepared.ts): nobody looks for it again. */
const STORE = { AURORE_STORE: demoStoreFolder() };

/** A step of programs that always do the same. */
function programs(name: string, commands: readonly (readonly string[])[], rest: Partial<Step> = {}): Step {
  return { name, tier: 'test', needs: [], ...rest, commands: () => commands };
}

/** Runs tests of these Vitest projects. */
function vitest(
  name: string,
  tier: Tier,
  seconds: number,
  projects: readonly string[],
  needs: readonly string[] = [],
): Step {
  const file = `test-results/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    tier,
    seconds,
    commands: ({ workers, files }) => [
      bin('vitest/vitest.mjs', 'run', ...reporters, ...chosen, `--maxWorkers=${workers}`, ...files),
    ],
    needs,
    env: needs.includes('demo chain') ? STORE : {},
    report: { file, read: vitestReport },
  };
}

/** Runs the tests of these Playwright projects, of a configuration of their own if there is one. */
function playwright(
  name: string,
  tier: Tier,
  seconds: number,
  projects: readonly string[],
  config = 'playwright.config.ts',
): Step {
  const folder = `test-results/${name}`.replaceAll(' ', '-');
  const file = `${folder}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    tier,
    seconds,
    commands: ({ workers, files }) => [
      bin(
        '@playwright/test/cli.js',
        'test',
        `--config=${config}`,
        ...chosen,
        `--output=${folder}`,
        `--workers=${workers}`,
        ...files,
      ),
    ],
    needs: ['chromium', ...SITE],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...STORE },
    report: { file, read: playwrightReport },
  };
}

/** All checks. Those that others wait for come first, then the longest, so that short ones fill what is left. */
export const STEPS: readonly Step[] = [
  programs('chromium', [[NODE, 'scripts/chromium.ts']]),
  programs('build', [[NODE, TESTS, 'scripts/build.ts']]),
  programs('demo chain', [[NODE, TESTS, 'tests/support/demoStore.ts']]),
  playwright('journeys', 'test', 550, ['desktop', 'phone']),
  vitest('integration', 'test', 350, ['integration', 'servers', 'serving', 'site'], SITE),
  vitest('unit', 'test', 60, ['unit', 'unit-mocks']),
  programs(
    'lint',
    [
      bin('eslint/bin/eslint.js', '--max-warnings=0', '.'),
      bin('knip/bin/knip.js'),
      // Once more without the tests, so that nothing is there for them alone.
      bin('knip/bin/knip.js', '--production', '--exclude', 'dependencies'),
      bin('jscpd/run-jscpd.js'),
      [NODE, 'scripts/test/flaky.ts'],
      [NODE, 'scripts/figures.ts'],
      [NODE, TESTS, 'scripts/flags.ts'],
    ],
    { seconds: 40 },
  ),
  // Oxlint's type checker is written in Go: with more garbage between collections it takes a third less of the
  // processor. It waits for the build, because Astro writes its types where the build reads them.
  programs(
    'types',
    [bin('oxlint/bin/oxlint'), bin('astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json')],
    {
      seconds: 80,
      needs: ['build'],
      env: { GOGC: '400' },
    },
  ),
  programs('sizes', [bin('size-limit/bin.js')], { seconds: 1, needs: ['build'] }),
  programs('budgets', [[NODE, TESTS, 'scripts/budgets.ts']], {
    seconds: 20,
    needs: SITE,
    env: STORE,
    isShown: true,
  }),
  programs('format', [bin('oxfmt/bin/oxfmt', '--check'), bin('prettier/bin/prettier.cjs', '--check', '**/*.astro')], {
    seconds: 5,
  }),
  playwright('sweeps', 'all', 950, ['sweeps']),
  vitest('variants over HTTP', 'all', 790, ['variants'], SITE),
  playwright('variants', 'all', 750, ['desktop-variants']),
  vitest('walks', 'all', 280, ['sweeps'], SITE),
  playwright('variants on a phone', 'all', 280, ['phone-variants']),
  playwright('work', 'all', 40, ['work'], 'playwright.work.config.ts'),
  vitest('site on PostgreSQL', 'all', 95, ['site-postgresql'], SITE),
  programs('page weights', [[NODE, TESTS, 'scripts/budgets.ts', '--whole']], {
    tier: 'all',
    seconds: 60,
    needs: ['chromium', ...SITE],
    env: STORE,
    isShown: true,
  }),
  vitest('demo units', 'all', 30, ['demo']),
];
