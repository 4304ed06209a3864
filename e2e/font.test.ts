import type { Page } from '@playwright/test';
import { FONT, isBrandFontThere } from './support/brandFont.ts';
import { launchOf } from './support/chromium.ts';
import { DEVICE_NAMES } from './support/fonts.ts';
import { SCREENS, VIEWPORTS } from './support/screens.ts';
import { expect, furtherIf, hydrated, test } from './support/test.ts';
import { expectNoShift, watchShifts } from './support/vitals.ts';
import { drawWhole } from './support/wholePage.ts';

/*
 * Pages begin in a font of the device (src/styles/fallback-fonts.css). Whichever it has, nothing moves when ours
 * arrives and when islands wake.
 */

const FULL_NAMES = { arial: 'Arimo Regular', roboto: 'Roboto Regular', dejavu: 'DejaVu Sans' } as const;

for (const device of DEVICE_NAMES) {
  for (const viewport of VIEWPORTS) {
    const isVariant = device !== 'dejavu' || viewport !== VIEWPORTS[0];
    test(`with the fonts of ${device} nothing moves while a first page loads, ${viewport.width} px wide${furtherIf(isVariant)}`, async ({
      playwright,
    }) => {
      const browser = await playwright.chromium.launch(launchOf(device));
      expect(await fontsThere(await browser.newPage())).toEqual([FULL_NAMES[device]]);
      for (const [name, path] of Object.entries(SCREENS)) {
        await test.step(name, async () => {
          // A page reached from another would ask for the font at once; only a first one waits.
          const page = await browser.newPage({ viewport });
          await expectStill(page, path);
          await page.close();
        });
      }
      await browser.close();
    });
  }
}

/** Those of the devices' fonts that a browser finds: its own device's, whatever the machine has. */
async function fontsThere(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    const probes = names.map((name) => new FontFace('probe', `local('${name}')`).load());
    const loaded = await Promise.allSettled(probes);
    return names.filter((_, index) => loaded[index]!.status === 'fulfilled');
  }, Object.values(FULL_NAMES));
}

async function expectStill(page: Page, path: string): Promise<void> {
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
  if ((await page.locator('astro-island[component-export="ShowtimeGrid"]').count()) > 0)
    await hydrated(page, 'ShowtimeGrid');
  await expectNoShift(page);
  expect(fonts).toHaveLength(1);
  await drawWhole(page);
  expect(await setOtherwiseThanWhole(page)).toEqual([]);
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
