import { FONT, isBrandFontThere } from './support/brandFont.ts';
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

test('on the first page of a visit the font, one file of at most 40 KB, waits for what is painted first', async ({
  page,
}) => {
  const [font] = await Promise.all([page.waitForResponse(FONT), page.goto('/')]);
  expect((await font.body()).length).toBeLessThanOrEqual(40_000);
  await expect.poll(() => isBrandFontThere(page)).toBe(true);
  const [begun, painted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))!.startTime,
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  ]);
  expect(begun).toBeGreaterThan(painted);
});

test('on the next page it is there before anything is painted late: asked for in the head', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => isBrandFontThere(page)).toBe(true);
  await page.locator('header nav a').first().click();
  await page.waitForURL(/\/films$/);
  await expect.poll(() => isBrandFontThere(page)).toBe(true);
  const [begun, parsed] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))!.startTime,
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
  ]);
  expect(begun).toBeLessThan(parsed);
});

test('without script the styles ask for it, and it is preloaded', async ({ noScript }) => {
  const [font] = await Promise.all([noScript.waitForResponse(FONT), noScript.goto('/')]);
  const link = noScript.locator('link[rel="preload"][as="font"]');
  await expect(link).toHaveCount(1);
  expect(font.url()).toContain(await link.getAttribute('href'));
});
