import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Journeys through `npm run dev`: those about it, and some of the others. */
export default defineConfig({
  ...config,
  globalSetup: './e2e/support/workSetup.ts',
  projects: [
    {
      name: 'work',
      grep: /work\/|@work/,
      // Some change files, which all see.
      workers: 1,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
