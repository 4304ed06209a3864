import { request } from '../tests/support/request.ts';
import { builtPaths, examplesOf } from '../tests/support/screens.ts';
import { sites } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectEngineFindsNothing, letIslandsSleep, thinOut } from './support/engine.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** So many that each has few screens to look at. */
const PARTS = 20;
const port = () => Number(process.env['AURORE_PORT']);

test.use({ bypassCSP: true });

for (let part = 0; part < PARTS; part += 1) {
  test(`two engines find nothing in the screens, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const examples = await examplesOf((path) => request(port(), 'fr', path));
    const paths = builtPaths(sites.fr, 'fr', examples).filter((_, index) => index % PARTS === part);
    expect(paths.length).toBeGreaterThan(1);
    await page.emulateMedia({ colorScheme: 'light' });
    await letIslandsSleep(page);
    for (const path of paths) {
      await page.goto(path);
      await thinOut(page);
      await expectAccessible(page);
      await expectEngineFindsNothing(page);
    }
  });
}

/** Where each modal that a visitor without an account can open is opened; axe looks at them in the tests of what they do. */
const MODALS = {
  signIn: '/',
  locator: SCREENS.cinema,
  cinemaInformation: SCREENS.cinema,
  desktopCalendar: SCREENS.cinema,
  showtimeDetails: SCREENS.cinema,
  experienceTeaser: SCREENS.cinema,
  showDetails: SCREENS.film,
  showDetailsTrailer: SCREENS.film,
  clientRating: SCREENS.film,
  subscriptionPlan: '/cinepass',
  subscriptionPerks: '/cinepass',
} as const;

for (const [name, path] of Object.entries(MODALS)) {
  test(`IBM's engine finds nothing in the modal ${name}`, async ({ page }) => {
    await page.goto(path);
    await page.locator(`a[data-modal~="${name}"]:visible`).first().click();
    const dialog = page.locator('dialog.modal[open]');
    await expect(dialog.locator('h1, h2, h3').first()).toBeVisible();
    await expectEngineFindsNothing(page, 'dialog.modal[open]');
  });
}

test('IBM’s engine finds nothing in the modal search', async ({ page }) => {
  await page.goto('/');
  await page.locator('header a[href="/recherche"]:visible').first().click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('metropolis');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectEngineFindsNothing(page, 'dialog.modal[open]');
});
