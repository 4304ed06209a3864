import type { Page } from '@playwright/test';
import { BRAND_FONT, FONT, fontOf } from './support/brandFont.ts';
import { launchOf } from './support/chromium.ts';
import { DEVICE_NAMES } from './support/fonts.ts';
import { SCREENS, VIEWPORTS } from './support/screens.ts';
import { expect, furtherIf, hydrated, test } from './support/test.ts';
import { expectNoShift, firstPaint, watchShifts } from './support/vitals.ts';

/*
 * A page that is painted before the font arrives stays in a font of the device (src/styles/fallback-fonts.css). Whichever
 * it has, nothing moves when ours arrives and when islands wake.
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
          // Without anything in the browser's store, as on a first page.
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
  const painted = Promise.withResolvers<void>();
  await page.route(FONT, async (route) => {
    await painted.promise;
    await route.continue();
  });
  const arrived = page.waitForResponse(FONT);
  await page.goto(path, { waitUntil: 'commit' });
  expect(await firstPaint(page)).toBeGreaterThan(0);
  const before = await fontOf(page, 'h1');
  expect(before).not.toBe(BRAND_FONT);
  painted.resolve();
  await (await arrived).finished();
  await page.waitForLoadState('load');
  await page.evaluate(async () => document.fonts.ready);
  if ((await page.locator('astro-island[component-export="ShowtimeGrid"]').count()) > 0)
    await hydrated(page, 'ShowtimeGrid');
  await expectNoShift(page);
  expect(await fontOf(page, 'h1')).toBe(before);
}
