import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { ProvidedContext } from 'vitest';
import { siteOf, SITE_CODES, type Language, type SiteCode } from './src/sites/sites.ts';

// A zone that no cinema is in, so that no time is right only because the server happens to be in the cinema's zone.
process.env['TZ'] = 'Pacific/Auckland';
// Compiling our modules is half of what the many commands cost that tests start.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

/** A slow machine is not a fault: some tests start servers while everything else is running. Milliseconds. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 300_000 };

/** A test that reaches no assertion, for example because its loop ran over an empty list, has shown nothing. */
const STRICT = { requireAssertions: true };
const PATIENT = { ...STRICT, poll: { timeout: 20_000 } };

/** Vitest would leave one of two cores to itself. */
const WORKERS = { maxWorkers: Math.max(2, availableParallelism()) };

/**
 * Files share their workers' modules, which costs a third of a start for each. What a file changes of the world it gives
 * back (tests/support/tidy.ts); only modules would stay for others as it left them, replaced or loaded under its settings,
 * so files that do that have their modules to themselves.
 */
const SHARED = { ...WORKERS, pool: 'threads' as const, isolate: false, setupFiles: ['tests/support/tidy.ts'] };
/** Unit tests have a brand and countries of their own: `#brand` and `#sites` (package.json) mean tests/fixtures there. */
const FIXTURES = { resolve: { conditions: ['tests'] }, ssr: { resolve: { conditions: ['tests'] } } };
const UNITS = ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'];
const DEMO_UNITS = 'tests/unit/demo/**/*.test.ts';
const ISOLATED_UNITS = UNITS.flatMap((pattern) => filesWith(pattern, /\bvi\.(?:mock|resetModules|stubEnv)\(/));

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
/** Tests that walk through sites. */
const WALKING = filesWith(INTEGRATION, /inject\('walks'\)/);
/** What they visit in `npm test`: the first site, and each other language on one that has it. */
const SHORT_WALKS: ProvidedContext['walks'] = shortWalks();
const WHOLE_WALKS: ProvidedContext['walks'] = SITE_CODES.map((code) => [code, siteOf(code).languages]);

function shortWalks(): ProvidedContext['walks'] {
  const walks = new Map<SiteCode, Language[]>();
  const visited = new Set<Language>();
  for (const code of SITE_CODES) {
    const added = siteOf(code).languages.filter((language) => !visited.has(language));
    if (added.length > 0) walks.set(code, added);
    for (const language of added) visited.add(language);
  }
  return [...walks];
}

const SITE = { ...WORKERS, ...PATIENCE, expect: PATIENT, globalSetup: ['tests/support/globalSetup.ts'] };

/**
 * `npm test` runs unit, unit-mocks, integration, servers and site; `npm run test:all` also runs what these leave out:
 * sweeps, variants, demo and site-postgresql.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        ...FIXTURES,
        test: {
          name: 'unit',
          include: UNITS,
          exclude: [DEMO_UNITS, ...ISOLATED_UNITS],
          // Some start processes while everything else is running.
          testTimeout: 30_000,
          expect: STRICT,
          ...SHARED,
        },
      },
      {
        ...FIXTURES,
        test: { name: 'unit-mocks', include: ISOLATED_UNITS, testTimeout: 30_000, expect: STRICT, ...WORKERS },
      },
      // What the demo chain invents: its texts, its programme and its pictures.
      { ...FIXTURES, test: { name: 'demo', include: [DEMO_UNITS], testTimeout: 30_000, expect: STRICT, ...SHARED } },
      {
        test: {
          name: 'integration',
          include: [INTEGRATION],
          exclude: [...STARTING, ...SHARING, ONLY_ALL],
          expect: PATIENT,
          ...WORKERS,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'servers',
          include: STARTING,
          exclude: [...SHARING, ONLY_ALL],
          globalSetup: ['tests/support/globalSetupServers.ts'],
          provide: { walks: SHORT_WALKS },
          expect: PATIENT,
          ...WORKERS,
          ...PATIENCE,
        },
      },
      { test: { name: 'site', include: SHARING, exclude: [ONLY_ALL], provide: { walks: SHORT_WALKS }, ...SITE } },
      { test: { name: 'sweeps', include: WALKING, provide: { walks: WHOLE_WALKS }, ...SITE } },
      { test: { name: 'variants', include: [ONLY_ALL], exclude: WALKING, ...SITE } },
      {
        test: {
          name: 'site-postgresql',
          include: SHARING,
          exclude: STARTING,
          provide: { walks: WHOLE_WALKS },
          ...SITE,
          globalSetup: ['tests/support/globalSetupPostgresql.ts'],
        },
      },
    ],
  },
});
