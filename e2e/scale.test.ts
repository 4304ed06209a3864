import { patient } from '../tests/support/patience.ts';
import { startScaleSite } from '../tests/support/scaleStore.ts';
import type { RunningSite } from '../tests/support/server.ts';
import { longestTask } from './support/trace.ts';
import { VIEWPORTS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectNoShift, watchShifts } from './support/vitals.ts';

/*
 * The chain of `npm run demo -- --scale` in a browser: its lists freeze no page, and nothing moves.
 */

/** A visitor feels a page that does not answer for longer. Milliseconds. */
const LONGEST = patient(200);

let site: RunningSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // The chain may have to be made first.
  test.setTimeout(patient(300_000));
  site = await startScaleSite('e2e-scale');
});
test.afterAll(() => site.stop());

for (const viewport of VIEWPORTS) {
  test(`no task of a page is longer than 200 ms among 2,000 cinemas, ${viewport.width} px wide @all`, async ({
    browser,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const origin = `http://fr.aurore.localhost:${site.port}`;
    const loaded = async (path: string) => {
      await page.goto(origin + path);
      await page.evaluate(async () => document.fonts.ready);
      await expect(page.locator('footer')).toBeVisible();
      await expectNoShift(page);
    };
    const paths = ['/cinemas', '/cinemas?letter=s', '/plan-du-site', '/plan-du-site/cinemas?letter=s'];
    for (const path of [
      ...paths,
      '/films',
      '/cinemas/ville/paris',
      '/seances-accessibles',
      '/films/le-cuirasse-potemkine-44008',
    ]) {
      expect(await longestTask(browser, page, () => loaded(path)), path).toBeLessThan(LONGEST);
    }
    const choice = page.locator('dialog.modal[open]').getByRole('navigation', { name: 'Cinémas' }).getByRole('link');
    const locate = async () => {
      await page.locator('#content a[data-modal="locator"]').first().click();
      await expect(choice.first()).toBeVisible();
      await page.keyboard.type('lyon');
      await expect(choice.filter({ hasText: 'Lyon' }).first()).toBeVisible();
    };
    expect(await longestTask(browser, page, locate), 'the locator').toBeLessThan(LONGEST);
  });
}
