import type { Page } from '@playwright/test';
import { SCREENS, VIEWPORTS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectNoShift, firstPaint, watchShifts } from './support/vitals.ts';
import { drawWhole } from './support/wholePage.ts';

const FONT = '**/_astro/*.woff2';

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
      const asked = page.waitForRequest(FONT);
      await page.goto(path);
      await asked;
      expect(await isBrandFontThere(page)).toBe(false);
      font.resolve();
      await expect.poll(() => isBrandFontThere(page)).toBe(true);
      await expectNoShift(page);
      expect(fonts).toHaveLength(1);
      await drawWhole(page);
      expect(await setOtherwiseThanWhole(page)).toEqual([]);
    });
  }
}

/** Whether the whole page is set in the font itself, and nothing in its stand-ins. */
function isBrandFontThere(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      [...document.fonts].some(({ family, status }) => family.includes('Instrument Sans') && status === 'loaded') &&
      document.querySelector(':is(html, body)[data-lettered]') !== null,
  );
}

/** The elements whose font differs because it was set part by part, compared with a page set as a whole. */
function setOtherwiseThanWhole(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    const fonts = () => all.map((element) => getComputedStyle(element).fontFamily);
    const parts = [...document.querySelectorAll<HTMLElement>('[data-lettered]')];
    if (parts.length < 3) return ['not set part by part'];
    const before = fonts();
    for (const part of parts) delete part.dataset['lettered'];
    document.documentElement.dataset['lettered'] = '';
    const after = fonts();
    return all.filter((_, index) => before[index] !== after[index]).map(({ outerHTML }) => outerHTML.slice(0, 120));
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
