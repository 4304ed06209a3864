import type { Locator, Page } from '@playwright/test';
import { patient } from '../../tests/support/patience.ts';
import { expect } from './test.ts';

/** All script files of a page. */
export const FILES = '**/_astro/*.js';

/** Ways in which a page's scripts do not come, as of a release that is gone, or behind a filter or a dead network. */
export const WAYS = {
  missing: (page: Page, files = FILES) =>
    page.route(files, (route) => route.fulfill({ status: 404, body: 'No such file.\n' })),
  late: async (page: Page, files = FILES) => {
    // Whatever is pressed waits some seconds for its script: they pass by this clock.
    await page.clock.install();
    await page.route(files, () => {});
  },
} as const;

/** Waits until a page whose scripts do not come is at an address, or shows something. */
export async function arrive(page: Page, way: keyof typeof WAYS, there: RegExp | Locator): Promise<void> {
  const check = (limit?: { timeout: number }) =>
    there instanceof RegExp ? expect(page).toHaveURL(there, limit) : expect(there).toBeVisible(limit);
  if (way === 'missing') return check();
  await expect(async () => {
    await page.clock.fastForward('00:05');
    await check({ timeout: patient(250) });
  }).toPass();
}

/** What browsers and Astro say of them in the console. */
export const MISSING = /status of 40[34]|dynamically imported module|Error hydrating/;
