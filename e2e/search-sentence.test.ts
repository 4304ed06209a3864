import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, furtherIf, test } from './support/test.ts';

const SITES = [
  ['fr', '', 'metropolis vost samedi lyon', 'Metropolis, VOST'],
  ['nl', '', 'metropolis zaterdag amsterdam', 'Metropolis, zaterdag 21, Amsterdam'],
  ['ch', '/de', 'metropolis OmU Samstag Zürich', 'Metropolis, OmU, Samstag'],
  ['fr', '/en', 'metropolis subtitled saturday lyon', 'Metropolis, Subtitled, Saturday 28, Lyon'],
] as const;

/** The header's link to the search, in any language. */
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Rechercher|Zoeken|Suchen|Suche|Search)$/ });

for (const [site, path, sentence, title] of SITES) {
  test(`a sentence typed in the search of ${site}${path} gives tickets @phone${furtherIf(site !== 'fr' || path === '/en')}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(baseURL!.replace('//fr.', `//${site}.`) + (path || '/'));
    await opener(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(sentence);
    const ticket = dialog.getByRole('option', { name: /^\d\d:\d\d · Metropolis/ }).first();
    await expect(ticket).toBeVisible();
    await expectAccessible(page);
    const opening = page.waitForEvent('popup');
    await ticket.click();
    await expect(await opening).toHaveURL(/\/booking$/);
  });

  test(`the same on ${site}${path} without JavaScript @phone @all`, async ({ noScript: page, baseURL }) => {
    await page.goto(baseURL!.replace('//fr.', `//${site}.`) + (path || '/'));
    await opener(page).click();
    await page.getByRole('searchbox').fill(sentence);
    await page.getByRole('searchbox').press('Enter');
    const found = page.locator('[data-found-tickets]');
    await expect(found.getByRole('heading', { level: 2 })).toContainText(title);
    const opening = page.waitForEvent('popup');
    await found.locator('a.ticket').first().click();
    await expect(await opening).toHaveURL(/\/booking$/);
  });
}

test('a word that is taken out in the search is no longer asked for @phone @all', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: 'Recherche' });
  await dialog.getByRole('combobox').fill('metropolis vost samedi lyon');
  await dialog.getByRole('button', { name: 'Retirer « VOST »' }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue('metropolis samedi lyon');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Retirer « VOST »' })).toHaveCount(0);
});

test('the page of a sentence, and a chip taken out of it @phone', async ({ page }) => {
  await page.goto('/recherche?q=metropolis+vost+samedi+lyon');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retirer « VOST »' }).click();
  await expect(page).toHaveURL(/q=metropolis\+samedi\+lyon$/);
  await expect(page.locator('[data-found-tickets] h2')).toContainText('Metropolis, samedi 21, Lyon');
});
