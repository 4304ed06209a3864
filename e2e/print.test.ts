import type { Locator, Page } from '@playwright/test';
import { SCREENS } from './support/screens.ts';
import { expect, furtherIf, test } from './support/test.ts';

// Even with a dark scheme, pages are printed on white paper.
test.use({ colorScheme: 'dark', viewport: { width: 720, height: 1000 } });

async function openPrinted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** The lightness of a text's colour, from 0 to 255. */
const lightness = (text: Locator): Promise<number> =>
  text.evaluate((element) => Math.max(...getComputedStyle(element).color.match(/\d+/g)!.slice(0, 3).map(Number)));

test.describe('on paper', () => {
  for (const [name, path] of Object.entries(SCREENS)) {
    test(`${name} is dark on light, without what is pressed${furtherIf(name !== 'home')}`, async ({ page }) => {
      await openPrinted(page, path);
      await expect.poll(() => lightness(page.locator('h1').first())).toBeLessThan(60);
      for (const ground of ['html', 'body', '.hero']) {
        for (const element of await page.locator(ground).all()) {
          expect(await element.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
        }
      }
      for (const pressed of [
        '.backdrop',
        '.quiet-action',
        'a.about',
        '.hours',
        '.links',
        '[href^="webcal:"]',
        '[data-modal="cinemaInformation"]',
        'footer',
      ]) {
        await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
      }
    });
  }

  test('a timetable is a list of all its screenings, whatever their hour', async ({ page }) => {
    await page.goto('/grille-horaire/le-cuirasse-potemkine-44008');
    const all = await page.locator('.tickets li').count();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('thead')).toBeHidden();
    const widest = await page
      .locator('.tickets li')
      .evaluateAll((tickets) => tickets.map((each) => each.getBoundingClientRect().right));
    expect(widest).toHaveLength(all);
    expect(Math.max(...widest)).toBeLessThanOrEqual(720);
  });

  test('a season says what it is and costs, and keeps each work in one piece', async ({ page }) => {
    await openPrinted(page, '/saison/opera');
    await expect(page.getByRole('heading', { name: 'Tarifs' })).toBeVisible();
    await expect(page.getByText('Changer de cinéma')).toBeHidden();
    const work = page.locator('.works article').first();
    expect(await work.evaluate((each) => getComputedStyle(each).breakInside)).toBe('avoid');
  });

  test('a plan is its screenings, without the choice of films', async ({ page }) => {
    const films = 'film=le-cuirasse-potemkine-44008&film=sherlock-junior-44007';
    await openPrinted(page, `/films-a-la-suite/aurore-paris-grands-boulevards/filters/date-2026-11-22?${films}`);
    await expect(page.locator('.ticket').first()).toBeVisible();
    await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
  });
});
