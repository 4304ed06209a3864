import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { pressAsItWakes } from './support/wakingPress.ts';

const SEASON = '/saison/silent-live';
const choice = (page: Page) => page.getByRole('complementary', { name: 'Votre choix' });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /Choisir ./ });

test.describe('the choice of a season’s screenings', () => {
  // SPEC 4.56
  test('is made by keyboard: one more, one less, one of each, none', async ({ page }) => {
    await page.goto(SEASON);
    await expect(choice(page)).toContainText('Cochez les séances');
    await boxes(page).nth(0).focus();
    await page.keyboard.press('Space');
    await expect(choice(page).getByRole('status')).toContainText('1 séance, par personne');
    for (const nth of [1, 2]) {
      await boxes(page).nth(nth).focus();
      await page.keyboard.press('Space');
    }
    const status = choice(page).getByRole('status');
    await expect(status).toContainText('3 séances');
    await expect(status).toContainText(/33\s€au lieu de 42\s€/);
    const bookings = choice(page).getByRole('link', { name: /^Réserver/ });
    await expect(bookings).toHaveCount(3);
    // Of three screenings of two works: each box names its work, and no two links share a name.
    const works = await page.locator('.works article:has(input) h3').allTextContents();
    await expect(boxes(page).first()).toHaveAccessibleName(new RegExp(`Choisir ${works[0]!.trim()}$`));
    expect(new Set(await bookings.evaluateAll((links) => links.map((link) => link.textContent))).size).toBe(3);
    await expectAccessible(page);

    await choice(page)
      .getByRole('link', { name: /^Retirer/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(status).toContainText('2 séances');
    await expect(page.locator('input:checked')).toHaveCount(2);
    // What was pressed is gone, and the focus on the next of its kind.
    await expect(
      choice(page)
        .getByRole('link', { name: /^Retirer/ })
        .first(),
    ).toBeFocused();

    await choice(page).getByRole('link', { name: 'Une séance de chaque' }).click();
    await expect(page.locator('input:checked')).toHaveCount(works.length);
    await choice(page).getByRole('link', { name: 'Tout effacer' }).click();
    await expect(page.locator('input:checked')).toHaveCount(0);
    await expect(status).toContainText('Rien n’est choisi. Cochez les séances');
    await expect(choice(page).getByRole('link', { name: 'Une séance de chaque' })).toBeFocused();
    await expect(page).toHaveURL(SEASON);
  });

  // SPEC 4.55, 4.57
  test('is cleared when one goes on, also when one comes back', async ({ page }) => {
    await page.goto(SEASON);
    await boxes(page).first().check();
    await expect(choice(page).getByRole('status')).toContainText('1 séance');
    await page.getByRole('link', { name: 'dim. 22 nov.', exact: true }).click();
    await expect(page).toHaveURL(/date-2026-11-22/);
    await expect(page.locator('input:checked')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(SEASON);
    await expect(page.locator('input:checked')).toHaveCount(0);
    await expect(choice(page)).toContainText('Cochez les séances');
  });

  test('of a shared address is taken up, and changed from there @all', async ({ page }) => {
    await page.goto(SEASON);
    const [first, second] = await boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
    await page.goto(`${SEASON}?choice=${first}&choice=${second}`);
    await expect(choice(page).getByRole('status')).toContainText('2 séances');
    await boxes(page).first().uncheck();
    await expect(choice(page).getByRole('status')).toContainText('1 séance,');
    await expect(page).toHaveURL(SEASON);
  });

  test('is changed from the moment that the island is hydrated', async ({ page }) => {
    await page.goto(SEASON);
    const [first, second] = await boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
    await pressAsItWakes(page, '.season-choice ol a[rel="nofollow"]');
    await page.goto(`${SEASON}?choice=${first}&choice=${second}`);
    await page.keyboard.press('Shift');
    await expect(choice(page).getByRole('status')).toContainText('1 séance,');
    await expect(page.locator('input:checked')).toHaveCount(1);
  });

  test('works without JavaScript: a form, and links to take back @phone @all', async ({ noScript }) => {
    await noScript.goto(SEASON);
    await boxes(noScript).nth(0).check();
    await boxes(noScript).nth(1).check();
    await noScript.getByRole('button', { name: 'Voir mon choix' }).click();
    await expect(noScript).toHaveURL(/\?choice=V\d+S\d+&choice=V\d+S\d+$/);
    await expect(choice(noScript).getByRole('status')).toContainText('2 séances');
    await choice(noScript)
      .getByRole('link', { name: /^Retirer/ })
      .first()
      .click();
    await expect(noScript.locator('input:checked')).toHaveCount(1);
    await choice(noScript).getByRole('link', { name: 'Tout effacer' }).click();
    await expect(noScript.locator('input:checked')).toHaveCount(0);
  });
});

test('another cinema is chosen from the list @phone', async ({ page }) => {
  await page.goto(SEASON);
  await page.getByText('Changer de cinéma').click();
  await page.getByRole('link', { name: 'Aurore Lyon Confluence' }).first().click();
  await expect(page.getByRole('heading', { name: 'Les dates, Aurore Lyon Confluence' })).toBeInViewport();
});

for (const path of [SEASON, '/experiences/imax', '/experiences/rubrique/seats']) {
  test(`axe finds nothing on ${path}, dark and light @phone @all`, async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}
