import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** Whether this page takes part in a transition. */
    taken: boolean | undefined;
  }
}

/**
 * Goes from the list to its first film. Gives whether a poster takes part in the transition on each of the two pages.
 */
async function openFirstFilm(page: Page): Promise<{ left: boolean; shown: boolean }> {
  const named = `[...document.querySelectorAll('.poster')].filter((it) => it.style.viewTransitionName === 'poster').length === 1`;
  await page.addInitScript(`
    addEventListener('pagereveal', (event) => (window.taken = Boolean(event.viewTransition)));
    // Asked last, after the page's own listeners.
    addEventListener('DOMContentLoaded', () =>
      addEventListener('pageswap', (event) => (sessionStorage.left = Boolean(event.viewTransition) && ${named})));
  `);
  await page.goto('/films');
  await page.locator('.card h3 a').first().click();
  await expect(page).toHaveURL(/\/films\/./);
  await expect.poll(() => page.evaluate(() => window.taken)).toBeDefined();
  return {
    left: await page.evaluate(() => sessionStorage['left'] === 'true'),
    shown: await page.evaluate<boolean>(`window.taken && ${named}`),
  };
}

test.describe('to whom motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a poster grows into the page of its film', async ({ page }) => {
    expect(await openFirstFilm(page)).toEqual({ left: true, shown: true });
  });
});

test('nothing moves from page to page for whoever asked for less motion', async ({ page }) => {
  expect(await openFirstFilm(page)).toEqual({ left: false, shown: false });
});
