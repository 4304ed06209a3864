import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A zone that no cinema is in, so that no time is right only because the server happens to be in the cinema's zone.
process.env['TZ'] = 'Pacific/Auckland';

/** A slow machine is not a fault: some tests start servers while everything else is running. Milliseconds. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 300_000 };

/** A test that reaches no assertion, for example because its loop ran over an empty list, has shown nothing. */
const STRICT = { requireAssertions: true };

/** Vitest would leave one of two cores to itself. */
const WORKERS = { maxWorkers: Math.max(2, availableParallelism()) };

/**
 * Files share their workers' modules, which costs a third of a start for each. What a file changes of the world it gives
 * back (tests/support/tidy.ts); only modules that it replaces would stay replaced for others.
 */
const SHARED = { ...WORKERS, pool: 'threads', isolate: false, setupFiles: ['tests/support/tidy.ts'] } as const;
const UNITS = ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'];
const DEMO_UNITS = 'tests/unit/demo/**/*.test.ts';
const MOCKING_UNITS = UNITS.flatMap((pattern) => globSync(pattern)).filter((file) =>
  /\bvi\.mock\(/.test(readFileSync(file, 'utf8')),
);

const SITE_TESTS = 'tests/integration/site/**/*.test.ts';

/** Those of them that start servers of their own, on the store that each needs. */
const OWN_SERVERS = [
  'accounts',
  'databaseGone',
  'features',
  'places',
  'roundTrip',
  'showPage',
  'statements',
  'stores',
  'unusualFeed',
];

/** Those of them that walk all pages of all sites, which takes minutes: `npm test` runs them on SQLite only. */
const WALKS = ['crawl', 'discovery', 'html', 'screens', 'sitemapSchema'];

const files = (names: readonly string[]) => names.map((name) => `tests/integration/site/${name}.test.ts`);

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: UNITS,
          exclude: [DEMO_UNITS, ...MOCKING_UNITS],
          // Some start processes while everything else is running.
          testTimeout: 30_000,
          expect: STRICT,
          ...SHARED,
        },
      },
      { test: { name: 'unit-mocks', include: MOCKING_UNITS, testTimeout: 30_000, expect: STRICT, ...WORKERS } },
      // What the demo chain invents: its texts, its programme and its pictures.
      { test: { name: 'demo', include: [DEMO_UNITS], testTimeout: 30_000, expect: STRICT, ...SHARED } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [SITE_TESTS],
          expect: STRICT,
          ...PATIENCE,
        },
      },
      {
        // Tests over HTTP against the built site, which is started once for all of them.
        test: {
          name: 'site',
          include: [SITE_TESTS],
          globalSetup: ['tests/support/globalSetup.ts'],
          expect: STRICT,
          ...PATIENCE,
        },
      },
      {
        // The same against a site on PostgreSQL, except for tests that start servers and stores of their own.
        test: {
          name: 'site-postgresql',
          include: [SITE_TESTS],
          exclude: files([...OWN_SERVERS, ...WALKS]),
          globalSetup: ['tests/support/globalSetupPostgresql.ts'],
          expect: STRICT,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'walks-postgresql',
          include: files(WALKS),
          globalSetup: ['tests/support/globalSetupPostgresql.ts'],
          expect: STRICT,
          ...PATIENCE,
        },
      },
    ],
  },
});
