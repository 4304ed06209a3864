import { expect, hydrated, test } from './support/test.ts';

test('an island that has left the page with its day ends', async ({ page }) => {
  await page.goto('/cinemas/aurore-paris-grands-boulevards');
  const island = await (await hydrated(page, 'ShowtimeGrid')).elementHandle();
  await page.locator('.days a:not([aria-current])').first().click();
  await expect(page).toHaveURL(/\/filters\/date-/);
  await expect
    .poll(() => island.evaluate(({ isConnected, childElementCount }) => [isConnected, childElementCount]))
    .toEqual([false, 0]);
});
