import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testOptions } from './tests/support/condition.ts';
import { patient, PATIENCE } from './tests/support/patience.ts';

// A zone that no cinema is in, so that no time is right only because the server happens to be in the cinema's zone.
process.env['TZ'] = 'Pacific/Auckland';
// Compiling our modules is half of what the many commands cost that tests start.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

/** Some tests start servers or walk through all pages while everything else is running. Milliseconds. */
const LIMITS = { testTimeout: patient(120_000), hookTimeout: patient(300_000) };
const UNIT_LIMITS = { testTimeout: patient(30_000), hookTimeout: patient(60_000) };

/** A test that reaches no assertion, for example because its loop ran over an empty list, has shown nothing. */
const EXPECT = { requireAssertions: true, poll: PATIENCE };

/** Vitest would leave one of two cores to itself. */
const WORKERS = { maxWorkers: Math.max(2, availableParallelism()) };

/**
 * Files share their workers' modules, which costs a third of a start for each. What a file changes of the world it gives
 * back (tests/support/tidy.ts); only modules would stay for others as it left them, replaced or loaded under its settings,
 * so files that do that have their modules to themselves.
 */
const SHARED = { ...WORKERS, pool: 'threads' as const, isolate: false, setupFiles: ['tests/support/tidy.ts'] };
/** Tests have a brand and countries of their own: `#brand/…` and `#folders` (package.json) mean tests/fixtures there. */
const FIXTURES = { resolve: { conditions: ['tests'] }, ssr: { resolve: { conditions: ['tests'] } } };
// Also in the processes that they start.
process.env['NODE_OPTIONS'] = testOptions(process.env['NODE_OPTIONS']);
const UNITS = ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'];
const DEMO_UNITS = 'tests/unit/{demo,artwork}/**/*.test.ts';
const REPLACING = /\bvi\.(?:mock|resetModules|stubEnv)\(/;
const ISOLATED_UNITS = UNITS.flatMap((pattern) => filesWith(pattern, REPLACING));

/** The files that have something in their text: what a file imports says where it belongs, so that no list has to. */
function filesWith(pattern: string, text: RegExp): string[] {
  return globSync(pattern).filter((file) => text.test(readFileSync(file, 'utf8')));
}

/** The files of a pattern that import a module of the tests, directly or not. */
function reaching(pattern: string, module: string): string[] {
  const importsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)].map(([, path]) => join(dirname(file), path!));
  const reaches = (file: string, seen = new Set<string>()): boolean =>
    importsOf(file).some((path) => {
      if (!path.startsWith('tests') || seen.has(path)) return false;
      return path === join(module) || reaches(path, seen.add(path));
    });
  return globSync(pattern).filter((file) => reaches(file));
}

const INTEGRATION = 'tests/integration/**/*.test.ts';
/** Whole files that `npm test` leaves to `npm run test:all`. */
const ONLY_ALL = 'tests/integration/**/*.all.test.ts';
/** Tests that start a built site of their own, with the settings and the store that they need. */
const STARTING = reaching(INTEGRATION, 'tests/support/server.ts');
/** Tests over HTTP against the one built site that is started for all of them. */
const SHARING = filesWith(INTEGRATION, /support\/site\.ts'/);
/** Tests of a server in their own process, which has its settings from them and not from the environment. */
const ALONE = filesWith(INTEGRATION, new RegExp(`${REPLACING.source}|\\bprocess\\.env\\[.+\\] = `));
const SERVING = reaching(INTEGRATION, 'tests/integration/server/site.ts').filter(
  (file) => ![...STARTING, ...ALONE].includes(file),
);
/** Tests that walk through sites. */
const WALKING = filesWith(INTEGRATION, /support\/walks\.ts'/);
const [SHORT, WHOLE] = [{ provide: { walks: 'short' as const } }, { provide: { walks: 'whole' as const } }];
/** What a whole run leaves to `walks`, which visits all that the short ways do (scripts/test.ts). */
const WALKED = process.env['WALKS'] === 'whole' ? WALKING : [];
const SITE = { ...WORKERS, ...LIMITS, expect: EXPECT, globalSetup: ['tests/support/globalSetup.ts'] };

/**
 * `npm test` runs unit, unit-mocks, integration, servers, serving and site; `npm run test:all` also runs what these leave out:
 * sweeps, variants, demo and site-postgresql.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        name: 'unit',
        include: UNITS,
        exclude: [DEMO_UNITS, ...ISOLATED_UNITS],
        expect: EXPECT,
        ...UNIT_LIMITS,
        ...SHARED,
      },
      { name: 'unit-mocks', include: ISOLATED_UNITS, expect: EXPECT, ...UNIT_LIMITS, ...WORKERS },
      // What the demo chain invents: its texts, its programme and its pictures.
      { name: 'demo', include: [DEMO_UNITS], expect: EXPECT, ...UNIT_LIMITS, ...SHARED },
      {
        name: 'integration',
        include: [INTEGRATION],
        exclude: [...STARTING, ...SHARING, ...SERVING, ONLY_ALL],
        expect: EXPECT,
        ...WORKERS,
        ...LIMITS,
      },
      // What they start are processes of their own.
      {
        name: 'servers',
        include: STARTING,
        exclude: [...SHARING, ...WALKED, ONLY_ALL],
        globalSetup: ['tests/support/globalSetupServers.ts'],
        ...SHORT,
        expect: EXPECT,
        ...LIMITS,
        ...SHARED,
      },
      { name: 'serving', include: SERVING, exclude: [ONLY_ALL], expect: EXPECT, ...LIMITS, ...SHARED },
      // They only ask, so they can share their modules.
      { name: 'site', include: SHARING, exclude: [...WALKED, ONLY_ALL], ...SHORT, ...SITE, ...SHARED },
      { name: 'sweeps', include: WALKING, ...WHOLE, ...SITE },
      { name: 'variants', include: [ONLY_ALL], exclude: WALKING, ...SITE },
      // Short, since `stores.all.test.ts` compares every screen of every site with those over SQLite, whose links are followed.
      {
        name: 'site-postgresql',
        include: SHARING,
        exclude: [...STARTING, '**/crawl.all.test.ts'],
        ...SHORT,
        ...SITE,
        globalSetup: ['tests/support/globalSetupPostgresql.ts'],
      },
    ].map((test) => ({ ...FIXTURES, test })),
  },
});
