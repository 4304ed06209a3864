import type { Page } from '@playwright/test';
import { request } from '../tests/support/request.ts';
import { expectAccessible } from './support/accessibility.ts';
import { closeAndPress } from './support/closeAndPress.ts';
import { expect, originOf, test } from './support/test.ts';

const open = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recherche' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

async function openByKeyboard(page: Page): Promise<void> {
  await open(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
}

// SPEC 2.59, 2.80
test('leads by keyboard from a word with a slip to a film @phone @work', async ({ page }) => {
  await page.goto('/');
  await openByKeyboard(page);
  await page.keyboard.type('metropilis');
  await expect(options(page).first()).toContainText('Metropolis');
  const address = (await options(page).first().getAttribute('href'))!;
  await expectAccessible(page);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  const active = options(page).and(page.locator('[aria-selected="true"]'));
  await expect(active).toHaveCount(1);
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Metropolis');
  await expect(dialog(page)).toHaveCount(0);
});

// SPEC 2.80, 3.42, 4.48
test('remembers what was opened, latest first, and opens it again', async ({ page }) => {
  await page.goto('/films');
  for (const [typed, path] of [
    ['metropolis', /\/films\/metropolis-/],
    ['potemkine', /potemkine-/],
    ['metropolis', /\/films\/metropolis-/],
  ] as const) {
    await openByKeyboard(page);
    await page.keyboard.type(typed);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  }
  await openByKeyboard(page);
  await expect(dialog(page).getByRole('group', { name: 'Recherches récentes' })).toBeVisible();
  const recent = dialog(page).getByRole('group', { name: 'Recherches récentes' }).getByRole('option');
  await expect(recent).toHaveCount(2);
  await expect(options(page).first()).toContainText('Metropolis');
  await expect(dialog(page).getByRole('group', { name: 'Raccourcis' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(recent.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/potemkine-/);
});

test('a history that was forged leads nowhere else @all', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'aurore:search-fr',
      JSON.stringify([{ title: 'Elsewhere', subtitle: '', url: 'https://example.org/' }, 5]),
    ),
  );
  await page.goto('/');
  await openByKeyboard(page);
  await expect(dialog(page).getByRole('group', { name: 'Raccourcis' })).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Recherches récentes' })).toHaveCount(0);
  await page.goto('/recherche');
  await expect(page.locator('#shortcuts')).toBeVisible();
  await expect(page.locator('#history')).toBeHidden();
});

test('begins with tonight’s films in the visitor’s place and shortcuts, in the sheet and on the page @phone', async ({
  page,
  context,
}) => {
  const value = encodeURIComponent(JSON.stringify({ type: 'city', value: 'lyon' }));
  await context.addCookies([{ name: 'cgp_locator', value, url: originOf('fr') }]);
  await page.goto('/films');
  await openByKeyboard(page);
  const tonight = dialog(page).getByRole('group', { name: 'Ce soir à Lyon' }).getByRole('option');
  await expect(tonight).toHaveCount(6 + 1);
  await expect(tonight.first()).toContainText(/\d\d:\d\d · Aurore/);
  await expect(tonight.last()).toHaveAttribute('href', '/ce-soir/lyon');
  const gift = dialog(page).getByRole('group', { name: 'Raccourcis' }).getByRole('option', { name: 'Cartes cadeaux' });
  await expect(gift).toHaveAttribute('href', '/giftcard');
  await page.keyboard.type('metropolis');
  await expect(tonight).toHaveCount(0);
  await options(page).first().click();
  await expect(page).toHaveURL(/\/films\/metropolis-/);

  await page.goto('/recherche');
  await expect(page.locator('#history').getByRole('link')).toHaveText([/Metropolis/]);
  await expect(page.locator('#suggested').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Ce soir à Lyon' })).toBeVisible();
  await expectAccessible(page);
});

test('without script the page has tonight’s films of the main city, and shortcuts', async ({ noScript: page }) => {
  await page.goto('/recherche');
  await expect(page.getByRole('heading', { name: 'Ce soir à Paris' })).toBeVisible();
  await expect(page.locator('#suggested').getByRole('listitem')).toHaveCount(6);
  await page.locator('#shortcuts').getByRole('link', { name: 'Cartes cadeaux' }).click();
  await expect(page).toHaveURL(/\/giftcard$/);
});

test('finds a person, whose page leads to a film, which leads to similar ones @phone', async ({ page }) => {
  await page.goto('/');
  await openByKeyboard(page);
  await page.keyboard.type('fritz lang');
  await dialog(page).getByRole('option', { name: 'Fritz Lang' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fritz Lang');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Metropolis/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/films\/metropolis-/);
  await page.locator('#similar').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/metropolis-/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// SPEC 2.80
test('closes by Escape, its back button and the overlay, and gives the focus back', async ({ page }) => {
  await page.goto('/films');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(4, 400),
  ];
  for (const close of ways) {
    await openByKeyboard(page);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(open(page)).toBeFocused();
  }
});

// SPEC 2.80, 4.4
test('closes by Back, and adds nothing to the history however it is left', async ({ page }) => {
  await page.goto('/cinemas');
  await page.goto('/films');
  await openByKeyboard(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/films');

  await openByKeyboard(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/cinemas');

  const ways = [
    () => options(page).first().click(),
    () => dialog(page).getByRole('button', { name: 'Rechercher' }).click(),
  ];
  for (const leave of ways) {
    await page.goto('/films');
    await openByKeyboard(page);
    await page.keyboard.type('metropolis');
    await expect(options(page).first()).toContainText('Metropolis');
    await leave();
    await expect(page).toHaveURL(/metropolis/);
    await page.goBack();
    await expect(page).toHaveURL('/films');
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/cinemas');
  }
});

test('opens again at once after it was closed, before the browser has gone back', async ({ page }) => {
  await page.goto('/cinemas');
  await page.goto('/films');
  await openByKeyboard(page);
  await closeAndPress(page, dialog(page).locator('[data-close]'), open(page));
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/films');
  await page.goBack();
  await expect(page).toHaveURL('/cinemas');
});

// SPEC 2.80, 9.22
test('shows four shows and three cinemas, and leads to all of a type on a page', async ({ page }) => {
  await page.goto('/');
  await openByKeyboard(page);
  await page.keyboard.type('aurore');
  const cinemas = dialog(page).getByRole('group', { name: 'Cinémas' });
  await expect(cinemas.getByRole('option')).toHaveCount(3 + 1);
  await cinemas.getByRole('option').last().click();
  await expect(page).toHaveURL(/\/recherche\?q=aurore&type=cinema$/);
  await expect(page.locator('[data-found="cinema"] li')).toHaveCount(25);
});

// SPEC 2.80, 5.16
test('groups what it finds, and leads to more of each type', async ({ page }) => {
  // A server that knows events: they are among the offers, too.
  await page.route('**/api/search/quick*', async (route) => {
    const { pathname, search, port } = new URL(route.request().url());
    const items = (await request(Number(port), 'fr', pathname + search)).json() as object[];
    await route.fulfill({ json: [{ ...items[0], type: 'event', title: 'Événement seul' }, ...items] });
  });
  await page.goto('/');
  await openByKeyboard(page);
  await page.keyboard.type('la');
  for (const name of ['Films et événements', 'Cinémas', 'Offres', 'Actualités', 'Aide']) {
    await expect(dialog(page).getByRole('group', { name }).getByRole('option').first()).toBeVisible();
  }
  for (const [name, type, count] of [
    ['Films et événements', 'show', 4],
    ['Aide', 'faq', 3],
  ] as const) {
    const found = dialog(page).getByRole('group', { name }).getByRole('option');
    await expect(found).toHaveCount(count + 1);
    await expect(found.last()).toHaveAttribute('href', `/recherche?q=la&type=${type}`);
  }
  await expect(dialog(page).getByText('Événement seul')).toHaveCount(0);
});

// SPEC 7.3
test('asks for the same thing once in a session', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked.push(request.url());
  });
  const search = async (text: string) => {
    await field(page).fill(text);
    await expect(options(page).first()).toContainText(new RegExp(text, 'i'));
  };
  await page.goto('/');
  await openByKeyboard(page);
  await search('metropolis');
  await search('potemkine');
  await search('metropolis');
  expect(asked).toHaveLength(2);
  // On the next page, too.
  await page.goto('/films');
  await openByKeyboard(page);
  await search('potemkine');
  expect(asked).toHaveLength(2);
});

// SPEC 4.46, 4.47, 5.18
test('says that a letter is too few and that nothing was found, and asks nothing for the first', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked.push(request.url());
  });
  await page.goto('/');
  await openByKeyboard(page);
  // Not at once: whoever types on need not hear it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('m');
  await page.clock.runFor(100);
  await expect(dialog(page).getByRole('status')).toHaveText('');
  await page.clock.runFor(1000);
  await expect(dialog(page).getByRole('status')).toHaveText('Saisissez au moins 2 lettres.');
  expect(asked).toEqual([]);
  await page.keyboard.type('qxzqxz');
  await page.clock.runFor(1000);
  await expect(dialog(page).getByRole('status')).toHaveText('Rien ne correspond à «\u00a0mqxzqxz\u00a0».');
  expect(asked).toHaveLength(1);
  await page.clock.resume();
  await expectAccessible(page);
});

test('shows that it is looking while an answer is slow, and drops it when the text changes @all', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/search/quick?q=metropolis*', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await openByKeyboard(page);
  await field(page).fill('metropolis');
  await expect(dialog(page).getByRole('status')).toHaveText('Recherche en cours…');
  await expectAccessible(page);
  await field(page).fill('potemkine');
  await expect(options(page).first()).toContainText('Potemkine');
  held.resolve();
  await expect(options(page).first()).toContainText('Potemkine');
});

test.describe('a search that fails', () => {
  test.use({ tolerated: [/503/] });

  test('says so and leads to the page @all', async ({ page }) => {
    await page.route('**/api/search/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    await openByKeyboard(page);
    await page.keyboard.type('metropolis');
    await expect(dialog(page).getByRole('status')).toHaveText('La recherche ne répond pas.');
    await expectAccessible(page);
    await dialog(page).getByRole('link', { name: 'Essayer sur la page de recherche' }).click();
    await expect(page).toHaveURL('/recherche?q=metropolis');
    await expect(page.locator('[data-found="show"]')).toContainText('Metropolis');
  });
});

test('is a form without JavaScript, with a page for each answer @all', async ({ noScript }) => {
  await noScript.goto(originOf('fr'));
  await noScript.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await noScript.getByRole('searchbox').fill('metropilis');
  await noScript.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
  await expect(noScript).toHaveURL(/\/recherche\?q=metropilis$/);
  await noScript.getByRole('link', { name: 'Metropolis', exact: true }).click();
  await expect(noScript).toHaveURL(/\/films\/metropolis-/);
});

test('its page has nothing that axe finds, full and empty, dark and light @phone @all', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const query of ['', '?q=lyon', '?q=a', '?q=qxzqxz', '?q=aurore&type=cinema']) {
      await page.goto(`/recherche${query}`);
      await expectAccessible(page);
    }
  }
});
