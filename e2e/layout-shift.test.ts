import { waitForOwnPart } from './support/ownPart.ts';
import { SCREENS, VIEWPORTS } from './support/screens.ts';
import { expect, furtherIf, test } from './support/test.ts';
import { expectNoShift, painted, watchShifts } from './support/vitals.ts';

for (const viewport of VIEWPORTS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const [name, path] of [
      ['home', SCREENS.home],
      ['film', SCREENS.film],
    ] as const) {
      test(`${name}: nothing moves when the visitor’s own cinema comes${furtherIf(viewport.width > 360)}`, async ({
        page,
      }) => {
        await page.goto('/cinemas/aurore-lyon-confluence');
        await expect
          .poll(async () => (await page.context().cookies()).some(({ name: each }) => each === 'cgp_locator'))
          .toBe(true);
        await watchShifts(page);
        await waitForOwnPart(page);
        const fragment = Promise.withResolvers<void>();
        await page.route('**/fragments/**', async (route) => {
          await fragment.promise;
          await route.continue();
        });
        await page.goto(path);
        await painted(page);
        fragment.resolve();
        const place = page.locator(':is([data-chosen], #showtimes) [data-place]').first();
        await expect(place).toContainText('Aurore Lyon Confluence');
        await expect(place).toBeVisible();
        await expect(page.locator('footer')).toBeVisible();
        await expectNoShift(page);
      });
    }
  });
}

test('without an answer what waited for the visitor’s own cinema is shown @all', async ({ page }) => {
  await page.goto('/cinemas/aurore-lyon-confluence');
  await page.route('**/fragments/**', () => {});
  await page.goto('/');
  await expect(page.locator('section.hero')).toBeHidden();
  await expect(page.locator('section.hero')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
});

test('what is counted stands where it will before all of its words have come', async ({ noScript: page }) => {
  await page.setViewportSize(VIEWPORTS[0]);
  await page.goto(SCREENS['light cinema']);
  const count = page.locator('.filter-bar .count');
  const whole = await count.boundingBox();
  // The first part of a page may end anywhere, and is painted.
  await count.evaluate((line) => line.replaceChildren(line.firstElementChild!));
  expect((await count.boundingBox())!.y).toBe(whole!.y);
});
