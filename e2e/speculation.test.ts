import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { showBegun } from './support/tickets.ts';

/** Collects the addresses that the browser decides to prefetch. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const found: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => {
    if (!found.includes(prefetchUrl)) found.push(prefetchUrl);
  });
  await session.send('Preload.enable');
  return found;
}

test('pages that a pointer rests on are fetched ahead, and are there at the click', async ({ page }) => {
  const prefetched = await watchPrefetches(page);
  await page.goto('/');
  const link = page.locator('.site-header .menu a').first();
  const address = await link.evaluate((a: HTMLAnchorElement) => a.href);
  await link.hover();
  await expect.poll(() => prefetched).toEqual([address]);
  await link.click();
  await expect(page).toHaveURL(address);
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});

test('booking, languages and narrowed lists are never fetched ahead, other pages of the site are @all', async ({
  page,
}) => {
  const candidates = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(key.url);
  });
  await session.send('Preload.enable');
  // Only links that are laid out are considered, so the window is high enough for the whole page.
  await page.setViewportSize({ width: 1280, height: 16_000 });
  await page.goto('/cinemas/aurore-paris-grands-boulevards');
  await showBegun(page);
  const addresses = (selector: string) =>
    page.locator(selector).evaluateAll((links) => (links as HTMLAnchorElement[]).map((link) => link.href));
  const never = await addresses('a.ticket[href], a[hreflang], .filters a[rel="nofollow"]');
  const films = await addresses('h2 a');
  expect(never.length).toBeGreaterThan(20);
  expect(films.length).toBeGreaterThan(3);
  await expect.poll(() => films.filter((film) => !candidates.has(film))).toEqual([]);
  expect(never.filter((address) => candidates.has(address))).toEqual([]);
  const { origin } = new URL(page.url());
  for (const candidate of candidates) expect(new URL(candidate).origin).toBe(origin);
});

test('light pages fetch nothing ahead', async ({ page }) => {
  await page.goto('/cinemas/l/aurore-paris-grands-boulevards');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});
