import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Scrolls or resizes, and waits until the page has heard of it. */
async function heard(page: Page, event: 'resize' | 'scroll', act: () => Promise<unknown>): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['heard'] = 'no';
    addEventListener(name, () => (document.documentElement.dataset['heard'] = 'yes'), { once: true });
  }, event);
  await act();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'yes');
}
const scrollTo = (page: Page, top: number) =>
  heard(page, 'scroll', () => page.evaluate((y) => window.scrollTo(0, y), top));

// SPEC 9.7
test('the header follows a scroll every 200 ms, and a new size once it has been still for 100 ms', async ({ page }) => {
  const header = page.locator('.site-header');
  await page.clock.install({ time: '2026-11-21T17:30:00Z' });
  await page.goto('/films');
  await page.clock.pauseAt('2026-11-21T18:30:00Z');
  await scrollTo(page, 400);
  await expect(header).toHaveAttribute('data-stuck', 'hidden');
  await scrollTo(page, 300);
  await page.clock.runFor(199);
  await expect(header).toHaveAttribute('data-stuck', 'hidden');
  await page.clock.runFor(1);
  await expect(header).toHaveAttribute('data-stuck', 'shown');

  await page.clock.runFor(1000);
  await scrollTo(page, 0);
  await page.clock.runFor(1000);
  await expect(header).not.toHaveAttribute('data-stuck');
  // A quarter of 800 px is more than 150 px, of 500 px less.
  await scrollTo(page, 150);
  await page.clock.runFor(1000);
  await expect(header).not.toHaveAttribute('data-stuck');
  await heard(page, 'resize', () => page.setViewportSize({ width: 1280, height: 500 }));
  await page.clock.runFor(99);
  await expect(header).not.toHaveAttribute('data-stuck');
  await page.clock.runFor(1);
  await expect(header).toHaveAttribute('data-stuck');
});
