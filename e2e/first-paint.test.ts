import { SCREENS, VIEWPORTS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectNoShift, firstPaint, watchShifts } from './support/vitals.ts';

const FONT = '**/_astro/*.woff2';

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: the first paint needs the HTML alone`, async ({ page }) => {
    // Nothing else is ever answered.
    await page.route(/\/(_astro|media|api|fragments)\/|favicon/, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    expect(await firstPaint(page)).toBeGreaterThan(0);
    await expect(page.locator('h1')).toBeVisible();
    // As it will look: the styles came along.
    await expect(page.locator('h1')).toHaveCSS('font-weight', '700');
    // Small scripts stand in the page; a chunk shared with another page would make files of them.
    await expect(page.locator('script[src], link:is([rel="stylesheet"], [rel="modulepreload"])')).toHaveCount(0);
  });

  for (const viewport of VIEWPORTS) {
    test(`${name}: nothing moves when the font arrives, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      const font = Promise.withResolvers<void>();
      const fonts: string[] = [];
      await page.route(FONT, async (route) => {
        fonts.push(route.request().url());
        await font.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      await page.waitForLoadState('domcontentloaded');
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      font.resolve();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('1rem "Instrument Sans"'))).toBe(true);
      await expectNoShift(page);
      expect(fonts).toHaveLength(1);
    });
  }
}

test('the font is preloaded, one file of at most 40 KB, and swapped in', async ({ page }) => {
  const [font] = await Promise.all([page.waitForResponse(FONT), page.goto('/')]);
  expect((await font.body()).length).toBeLessThanOrEqual(40_000);
  const link = page.locator('link[rel="preload"][as="font"]');
  await expect(link).toHaveCount(1);
  expect(font.url()).toContain(await link.getAttribute('href'));
  const display = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Instrument')).map((face) => face.display),
  );
  expect(display).toEqual(['swap']);
});
