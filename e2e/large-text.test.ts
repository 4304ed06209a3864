import { launchWithLargeText } from './support/chromium.ts';
import { filtersButton, filtersDialog } from './support/filters.ts';
import { expectHalfForItself, LAYERED } from './support/layers.ts';
import { excess, faultsOfText } from './support/layout.ts';
import { SCREENS } from './support/screens.ts';
import { expect, furtherIf, furtherScreen, hydrated, originOf, test } from './support/test.ts';
import { withThirdParties } from './support/thirdPartySite.ts';
import { painted } from './support/vitals.ts';
import { drawAtOnce } from './support/wholePage.ts';

/* For somebody who has set text at twice its size in the browser (WCAG 1.4.4); every screen: sweeps/large-text.test.ts. */

const { origin } = withThirdParties();
test.use({ launchOptions: launchWithLargeText() });

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: with text at twice its size no words are cut off and nothing scrolls sideways${furtherScreen(name)}`, async ({
    page,
  }) => {
    for (const width of [360, 1080]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await drawAtOnce(page.locator(':root'));
      await painted(page);
      expect(await excess(page), `at ${width}`).toBe(0);
      expect(await faultsOfText(page), `at ${width}`).toEqual([]);
    }
  });
}

test('with text at twice its size a desk has the filters of a tablet, which open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(SCREENS.cinema);
  await hydrated(page, 'ShowtimeGrid');
  await filtersButton(page).click();
  await expect(filtersDialog(page)).toBeVisible();
});

test('with text at twice its size the header stays whole on a phone @all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [...Object.values(SCREENS), originOf('ch') + '/de', originOf('nl') + '/']) {
    await page.goto(path);
    const ends = await page
      .locator('body > header :is(a, button):visible')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
    expect(Math.max(...ends), path).toBeLessThanOrEqual(360);
  }
});

test.describe('before the consent banner is answered', () => {
  test.use({ answered: false });

  for (const [index, path] of LAYERED.entries()) {
    test(`with text at twice its size, ${path} has half of the window for itself${furtherIf(index > 0)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await expectHalfForItself(page, origin() + path);
    });
  }
});
