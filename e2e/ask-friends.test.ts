import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

const FILM = '/films/le-cuirasse-potemkine-44008/filters/date-2026-11-22';
const OTHER_FILM = '/films/sherlock-junior-44007/filters/date-2026-11-22';
const LINK = 'Demander aux amis';
/** The link to the details of a bookable screening, beside its ticket. */
const ABOUT = '.tickets li:not([hidden]):has(> a.ticket:is(.available, .next)) > a.about';
const ASK = /\/demander-aux-amis\/[0-9a-f]{32}$/;

/** Adds a screening of each film to the poll, through its panel or, without script, through its page. */
async function gather(page: Page, films: readonly string[]): Promise<void> {
  for (const [index, film] of films.entries()) {
    await page.goto(film);
    await page.locator(ABOUT).first().click();
    await page.getByRole('link', { name: LINK }).click();
    await expect(page.getByRole('heading', { level: 1, name: LINK })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Retirer' })).toHaveCount(index + 1);
  }
}

async function make(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Créer l’adresse' }).click();
  await expect(page).toHaveURL(ASK);
  return page.url();
}

/** Gives each screening its mark, in order, and sends the answer. */
async function answer(page: Page, name: string, marks: readonly string[]): Promise<void> {
  for (const [index, mark] of marks.entries()) {
    await page.getByRole('group').nth(index).getByRole('radio', { name: mark, exact: true }).check();
  }
  await page.getByRole('textbox', { name: 'Votre nom' }).fill(name);
  await page.getByRole('button', { name: /^(Répondre|Changer)/ }).click();
  await expect(page.getByRole('button', { name: 'Changer ma réponse' })).toBeVisible();
}

test('screenings of two films are gathered, friends asked, and the best is found @phone', async ({
  page,
  noScript,
}) => {
  await page.goto('/demander-aux-amis');
  await expect(page.getByText('Rien n’est encore rassemblé')).toBeVisible();
  await expectAccessible(page);
  await gather(page, [FILM, OTHER_FILM]);
  // The device remembers them.
  await page.goto('/demander-aux-amis');
  await expect(page.getByRole('link', { name: 'Retirer' })).toHaveCount(2);
  await expectAccessible(page);
  const address = await make(page);
  await expect(page.getByText('Personne n’a encore répondu')).toBeVisible();
  await expectAccessible(page);

  // A friend whose browser runs no script.
  await noScript.goto(address);
  await answer(noScript, 'Ada', ['Oui', 'Peut-être']);
  await expect(noScript.getByRole('status')).toContainText('1 réponse. La vôtre est enregistrée');
  await expect(noScript.getByRole('button', { name: 'Partager' })).toBeHidden();

  await page.reload();
  await answer(page, 'Marie-Antoinette de la Tour d’Auvergne', ['Non', 'Oui']);
  await expect(page.getByRole('status').first()).toContainText('2 réponses');
  const cards = page.locator('main ol > li');
  // One friend can come to each of them, and another may come to the second.
  await expect(cards.nth(1)).toContainText('Celle qui convient le mieux');
  await expect(cards.nth(1)).toContainText('Marie-Antoinette de la Tour d’Auvergne');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  // Friends can change their own answers, and nobody else's.
  await noScript.goto(address);
  await answer(noScript, 'Ada', ['Oui', 'Non']);
  await expect(noScript.getByRole('status')).toContainText('2 réponses');
  await expect(noScript.locator('main ol > li').nth(0)).toContainText('Celle qui convient le mieux');

  // After asking, the collection is empty.
  await gather(page, [FILM]);
});

test('without script it is asked from among the screenings of a film that day @all', async ({ noScript }) => {
  await gather(noScript, [FILM]);
  await noScript.getByRole('region', { name: 'Autres séances' }).getByRole('link').first().click();
  await expect(noScript.getByRole('link', { name: 'Retirer' })).toHaveCount(2);
  await noScript.getByRole('link', { name: 'Retirer' }).first().click();
  await expect(noScript.getByRole('link', { name: 'Retirer' })).toHaveCount(1);
  const address = await make(noScript);
  await expect(noScript.getByText(address, { exact: true })).toBeVisible();
});

test('the address is shared @all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await gather(page, [FILM]);
  const address = await make(page);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByText('Adresse copiée')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test.describe('what is no answer', () => {
  test.use({ tolerated: [/422/] });

  test('is reported, and what was right stays @all', async ({ page }) => {
    await gather(page, [FILM]);
    await make(page);
    await page.getByRole('radio', { name: 'Oui' }).check();
    await page.getByRole('textbox', { name: 'Votre nom' }).fill('www.example.org');
    await page.getByRole('button', { name: 'Répondre' }).click();
    await expect(page.getByRole('alert')).toContainText('Écrivez votre nom');
    await expect(page.getByRole('radio', { name: 'Oui' })).toBeChecked();
    await expect(page.getByText('Personne n’a encore répondu')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a question that nobody asked', () => {
  test.use({ tolerated: [/404/] });

  test('is not found @all', async ({ page }) => {
    const response = await page.goto(`${originOf('fr')}/demander-aux-amis/${'0'.repeat(32)}`);
    expect(response?.status()).toBe(404);
  });
});
