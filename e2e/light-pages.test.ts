import { expect, test } from './support/test.ts';

const scripts = 'script[src], link[rel="modulepreload"]';

// SPEC 2.10
test('the cinema light page has the light header, no footer, and asks for no script', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  await page.goto('/cinemas/l/aurore-paris-grands-boulevards');
  await expect(page.locator('header[data-light]')).toBeVisible();
  await expect(page.locator('header nav')).toHaveCount(0);
  await expect(page.locator('footer')).toHaveCount(0);
  await expect(page.locator('astro-island')).toHaveCount(0);
  await expect(page.locator('.tickets').first()).toBeVisible();
  // Tickets get their status from the page itself.
  expect(loaded).toEqual([]);
});

for (const path of ['/ville-list/paris', '/sorties-cinema']) {
  // SPEC 2.12, 2.15
  test(`the light page ${path} has neither header nor footer nor script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('header')).toHaveCount(0);
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.locator(scripts)).toHaveCount(0);
  });
}
