import { defineConfig } from 'vitest/config';

// A zone that no cinema is in: a time that is right by accident of the server's zone is not right here.
process.env['TZ'] = 'Pacific/Auckland';

/** Slow machines are no faults: some tests start servers, where everything else runs at once. Milliseconds. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 300_000 };

const SITE_TESTS = 'tests/integration/site/**/*.test.ts';

/** Of those, the ones that start servers of their own, on the store that each needs. */
const OWN_SERVERS = ['accounts', 'databaseGone', 'features', 'roundTrip', 'showPage', 'statements', 'stores'];

/** Of those, the ones that walk all pages of all sites: minutes, of which `npm test` spends those on SQLite alone. */
const WALKS = ['crawl', 'discovery', 'html', 'screens', 'sitemapSchema'];

const files = (names: readonly string[]) => names.map((name) => `tests/integration/site/${name}.test.ts`);

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          // Some start processes, on machines where everything else runs at once.
          testTimeout: 30_000,
          // A test whose loop had nothing to go through has shown nothing.
          expect: { requireAssertions: true },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [SITE_TESTS],
          ...PATIENCE,
        },
      },
      {
        // Over HTTP against the built site, which is started once for all of them.
        test: {
          name: 'site',
          include: [SITE_TESTS],
          globalSetup: ['tests/support/globalSetup.ts'],
          ...PATIENCE,
        },
      },
      {
        // The same, over a site on PostgreSQL: all but what starts servers and stores of its own.
        test: {
          name: 'site-postgresql',
          include: [SITE_TESTS],
          exclude: files([...OWN_SERVERS, ...WALKS]),
          globalSetup: ['tests/support/globalSetupPostgresql.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'walks-postgresql',
          include: files(WALKS),
          globalSetup: ['tests/support/globalSetupPostgresql.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
