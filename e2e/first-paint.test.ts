import { BRAND_FONT, FONT, fontOf } from './support/brandFont.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { firstPaint } from './support/vitals.ts';

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: the first paint needs the HTML alone`, async ({ page }) => {
    // No other request is ever answered.
    await page.route(/\/(_astro|media|api|fragments)\/|favicon/, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    expect(await firstPaint(page)).toBeGreaterThan(0);
    await expect(page.locator('h1')).toBeVisible();
    // It already looks final, because the styles are in the page.
    await expect(page.locator('h1')).toHaveCSS('font-weight', '700');
    // Small scripts are inline; a chunk shared with another page would turn them into files.
    await expect(page.locator('script[src], link:is([rel="stylesheet"], [rel="modulepreload"])')).toHaveCount(0);
  });
}

test('the font is one file of at most 40 KB, and the next page has it from the start', async ({ page }) => {
  const [font] = await Promise.all([page.waitForResponse(FONT), page.goto('/')]);
  expect((await font.body()).length).toBeLessThanOrEqual(40_000);
  await page.locator('header nav a').first().click();
  await page.waitForURL(/\/films$/);
  expect(await fontOf(page, 'h1')).toBe(BRAND_FONT);
});
