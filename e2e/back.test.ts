import { findChromium, launchOf } from './support/chromium.ts';
import { SCREENS } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { expect, furtherIf, test } from './support/test.ts';

// Only Chromium with windows has a back/forward cache, and Playwright switches it off.
const remembering = { ...launchOf('arial', findChromium()), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
test.use({ launchOptions: remembering });

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: Back finds the page as it was left${furtherIf(name !== 'film')}`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => {
      // Belongs to this document only: it is gone when the page is reloaded.
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['persisted'] = `${persisted}`));
    });
    await page.goto('/cinemas#all');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
}

for (const [what, path] of [
  ['the accordions of a cinema', '/cinemas/aurore-paris-grands-boulevards'],
  ['the questions of the help centre', '/aide'],
] as const) {
  // SPEC 4.60, 4.64
  test(`${what} are folded again after Back`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['persisted'] = `${persisted}`));
    });
    const accordion = page.locator('main details').first();
    await accordion.locator('summary').click();
    await expect(accordion).toHaveAttribute('open');
    await page.goto('/cinemas#all');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
}
