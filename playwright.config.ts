import { registerHooks } from 'node:module';
import { defineConfig, devices } from '@playwright/test';
import { launchOf } from './e2e/support/chromium.ts';
import { testOptions } from './tests/support/condition.ts';
import { patient } from './tests/support/patience.ts';

// Journeys go through a site with the brand and the countries of tests (package.json), which is what `#brand/…` means in
// the processes that are started, and in this one, which has begun without the condition.
process.env['NODE_OPTIONS'] = testOptions(process.env['NODE_OPTIONS']);
registerHooks({
  resolve: (specifier, context, next) => next(specifier, { ...context, conditions: [...context.conditions, 'tests'] }),
});

const chromium = { ...devices['Desktop Chrome'], launchOptions: launchOf() };

const SWEEPS = 'sweeps/*.test.ts';
/** Of `npm run dev` alone (playwright.work.config.ts). */
const WORK = 'work/*.test.ts';
const DESK = { width: 1280, height: 800 };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  // The same pictures for every machine: small differences are within the tests' tolerance.
  snapshotPathTemplate: 'e2e/look/{arg}{ext}',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: patient(120_000),
  expect: { timeout: patient(20_000) },
  // The file of the JSON report is in PLAYWRIGHT_JSON_OUTPUT_FILE (scripts/test/steps.ts).
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    ...chromium,
    locale: 'fr-FR',
    // A zone that neither a cinema nor the tests' server is in: times must be shown in the cinema's zone.
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    // Some tests mock the server's answers, which a service worker would bypass. It has tests of its own.
    serviceWorkers: 'block',
    // Asked to keep pictures of failures alone, Playwright takes one of each test that passes, too.
    screenshot: 'off',
  },
  projects: [
    // What `npm test` runs: every journey once.
    { name: 'desktop', grepInvert: /@phone-only|@all/, testIgnore: [SWEEPS, WORK], use: { viewport: DESK } },
    { name: 'phone', grep: /@phone-only/, grepInvert: /@all/, testIgnore: [SWEEPS, WORK], use: PHONE },
    // What `npm run test:all` adds: their variants, those of a desktop that a phone can repeat, and every screen
    // everywhere.
    {
      name: 'desktop-variants',
      grep: /@all/,
      grepInvert: /@phone-only/,
      testIgnore: [SWEEPS, WORK],
      use: { viewport: DESK },
    },
    { name: 'phone-variants', grep: /@phone(?!-only)|@phone-only.*@all/, testIgnore: [SWEEPS, WORK], use: PHONE },
    { name: 'sweeps', testMatch: SWEEPS, use: { viewport: DESK } },
  ],
});
