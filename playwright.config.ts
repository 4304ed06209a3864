import { defineConfig, devices } from '@playwright/test';
import { launchOf } from './e2e/support/chromium.ts';

const chromium = { ...devices['Desktop Chrome'], launchOptions: launchOf() };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  // The same on every machine: what may differ between them is in the tests' tolerance.
  snapshotPathTemplate: 'e2e/look/{arg}{ext}',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Slow machines are no faults: what a test waits for may take its time, and a test as long as it needs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...chromium,
    locale: 'fr-FR',
    // A zone that no cinema is in, nor the test's server: a cinema's times are its own.
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    // Tests answer for the server in places, and a worker asks past them; it has tests of its own.
    serviceWorkers: 'block',
    // A trace of each test takes as long as the tests themselves: whoever mends one asks for its own (`--trace=on`).
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
