import { playwrightCounts, vitestCounts, type Counts } from './counts.ts';

/** A part of `npm test`. */
export type Step = {
  readonly name: string;
  /** Programs with their arguments. Each runs only if the one before it has succeeded. */
  readonly commands: readonly (readonly string[])[];
  /** Names of the steps that must have succeeded before. */
  readonly needs: readonly string[];
  /** How many processor cores it keeps busy; 1 by default. */
  readonly cores?: number;
  /** Where it reports how many tests passed and failed, if it runs tests. */
  readonly report?: { readonly file: string; readonly read: (file: string) => Counts };
};

const NODE = process.execPath;
const bin = (path: string, ...rest: string[]) => [NODE, `node_modules/${path}`, ...rest];

function vitest(name: string, ...projects: string[]): readonly string[] {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${name}.json`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return bin('vitest/vitest.mjs', 'run', ...report, ...chosen);
}

/** All checks. Those that others wait for come first. */
export const STEPS: readonly Step[] = [
  { name: 'chromium', commands: [[NODE, 'scripts/chromium.ts']], needs: [] },
  { name: 'build', commands: [[NODE, 'scripts/build.ts']], needs: [] },
  { name: 'demo chain', commands: [[NODE, 'tests/support/demoStore.ts']], needs: [] },
  { name: 'lint', commands: [bin('eslint/bin/eslint.js', '--max-warnings=0', '.')], needs: [] },
  {
    name: 'unit',
    commands: [vitest('unit', 'unit')],
    needs: [],
    report: { file: 'test-results/unit.json', read: vitestCounts },
  },
  // After the build, because Astro writes its types where the build reads them.
  { name: 'types', commands: [bin('astro/bin/astro.mjs', 'check')], needs: ['build'] },
  { name: 'format', commands: [bin('prettier/bin/prettier.cjs', '--check', '.')], needs: [] },
  { name: 'dead code', commands: [bin('knip/bin/knip.js')], needs: [] },
  {
    name: 'integration',
    commands: [vitest('integration', 'integration', 'site', 'site-postgresql')],
    needs: ['build', 'demo chain'],
    report: { file: 'test-results/integration.json', read: vitestCounts },
  },
  {
    name: 'end-to-end',
    commands: [bin('@playwright/test/cli.js', 'test')],
    needs: ['chromium', 'build', 'demo chain'],
    cores: 2,
    report: { file: 'test-results/e2e.json', read: playwrightCounts },
  },
  {
    name: 'budgets',
    commands: [bin('size-limit/bin.js'), [NODE, 'scripts/budgets.ts']],
    needs: ['chromium', 'build', 'demo chain'],
  },
];
