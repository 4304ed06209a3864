import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, furtherIf, originOf, test } from './support/test.ts';

const LYON = { latitude: 45.7485, longitude: 4.8255 };
const question = (page: Page) => page.locator('.first-question');
const place = (page: Page) => page.locator('.site-header [data-place-name]');
const said = (page: Page) => question(page).getByRole('status');

async function answer(page: Page, typed: string): Promise<void> {
  await question(page).getByRole('textbox').fill(typed);
  await question(page).getByRole('textbox').press('Enter');
}

async function cookieOf(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cgp_locator');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

const SITES = [
  ['fr', '', 'Lyon', /^Lyon · \d+ cinémas$/, 'Tout ce soir à Lyon'],
  ['nl', '', 'Utrecht', /^Utrecht · \d+ biosc/, 'Utrecht'],
  ['ch', '/de', 'Zürich', /^Zürich · \d+ Kino/, 'Zürich'],
] as const;

for (const [site, path, town, name, evening] of SITES) {
  test(`the first question on ${site}: a town is one place for the whole site @phone${furtherIf(site !== 'fr')}`, async ({
    page,
  }) => {
    const home = originOf(site) + path;
    await page.goto(home);
    await expect(question(page)).toBeVisible();
    await answer(page, town);
    await expect(place(page)).toHaveText(name);
    await expect(page.locator('.hero')).toContainText(evening);
    // What was answered stands below the question, not at the window's edge.
    const left = async (part: Locator) => (await part.boundingBox())!.x;
    expect(await left(said(page))).toBe(await left(page.locator('#first-question')));
    // It names the place before anything is painted, on the next page too, and asks no more.
    await page.goto(home);
    await expect(place(page)).toHaveText(name);
    await expect(question(page)).toBeHidden();
    await expect(page.locator('.hero')).toContainText(evening);
  });

  test(`the same on ${site} without JavaScript leads to the place’s own evening @phone${site === 'fr' ? ' @work' : furtherIf(true)}`, async ({
    noScript: page,
  }) => {
    await page.goto(originOf(site) + path);
    await question(page).getByRole('textbox').fill(town);
    await question(page).getByRole('button').last().click();
    await expect(page).toHaveURL(/\/(?:ce-soir|vanavond|heute-abend)\/[a-z-]+$/);
    await expect(page.locator('.board a.ticket').first()).toBeVisible();
    await expect.poll(() => cookieOf(page)).toMatchObject({ type: 'city' });
    // Home is the same for everybody, so it asks on; who has answered goes on from there.
    const own = page.url();
    await page.goto(originOf(site) + path);
    await question(page).getByRole('link').click();
    await expect(page).toHaveURL(own);
  });
}

test('a postcode is named by its town and district, a cinema by itself', async ({ page }) => {
  await page.goto('/');
  await answer(page, '69002');
  await expect(place(page)).toHaveText(/^Lyon 2e · \d cinémas$/);
  await expect(page.locator('.hero')).toContainText('Aurore Lyon');
  await page.goto('/cinemas/aurore-nantes-graslin');
  await expect(place(page)).toHaveText('Aurore Nantes Graslin');
  await page.goto('/');
  await expect(place(page)).toHaveText('Aurore Nantes Graslin');
});

test('the position, if the device tells it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(LYON);
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Près de moi' }).click();
  await expect(place(page)).toHaveText(/ · \d cinémas$/);
  await expect(page.locator('.hero')).toContainText('Aurore Lyon');
  await expect.poll(() => cookieOf(page)).toMatchObject({ type: 'position' });
  // This evening is measured from there, not from the city's centre.
  await page.goto('/ce-soir');
  await expect(page.getByText(/Distances .* depuis le lieu choisi, près de Lyon/)).toBeVisible();
});

test('is asked once: later, or by going on, is never @phone', async ({ page }) => {
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(question(page)).toBeHidden();
  await page.goto('/ce-soir');
  await expect(page.locator('h1')).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('what is no place says why, and the former place stays', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Près de moi' }).click();
  await expect(said(page)).toContainText('Position introuvable');
  await answer(page, 'Atlantis');
  await expect(said(page)).toContainText('Nous ne connaissons pas');
  await answer(page, 'Lausanne');
  await expect(said(page)).toContainText('Suisse');
  await expect(said(page).getByRole('link')).toHaveAttribute('href', /\/\/ch\..*\?q=Lausanne$/);
  await expectAccessible(page);
  expect(await cookieOf(page)).toBeUndefined();
  await answer(page, 'Aurore Lyon');
  await expect(said(page)).toContainText('plusieurs lieux');
  await said(page).getByRole('button', { name: 'Aurore Lyon Confluence' }).click();
  await expect(place(page)).toHaveText('Aurore Lyon Confluence');
});

test('without JavaScript what is no place says why, and stores nothing @all', async ({ noScript: page }) => {
  for (const [typed, text] of [
    ['Atlantis', 'Nous ne connaissons pas'],
    ['Lausanne', 'Suisse'],
    ['Aurore Lyon', 'plusieurs lieux'],
  ] as const) {
    await page.goto('/');
    await question(page).getByRole('textbox').fill(typed);
    await question(page).getByRole('button').last().click();
    await expect(page.getByRole('status')).toContainText(text);
    expect(await cookieOf(page)).toBeUndefined();
  }
});

test('is changed from the header, and the page follows @phone', async ({ page }) => {
  await page.goto('/cinemas/aurore-lyon-confluence');
  await page.goto('/ce-soir');
  await expect(page.locator('h1')).toHaveText('Ce soir à Lyon');
  await page.locator('.site-header .place').click();
  const dialog = page.locator('dialog.modal[open]');
  await dialog.getByRole('textbox').fill('Nantes');
  await dialog.getByRole('navigation', { name: 'Cinémas' }).getByRole('link').first().click();
  await expect(place(page)).toContainText('Nantes');
  await expect(page.locator('h1')).toHaveText('Ce soir à Nantes');
});

test('lists and film pages obey it, and their addresses say so @phone', async ({ page }) => {
  await page.goto('/cinemas/aurore-nantes-graslin');
  await expect(place(page)).toHaveText('Aurore Nantes Graslin');
  await page.goto('/films');
  await expect(page).toHaveURL('/films/filters/localisation-nantes');
  const chosen = page.locator('#list a[aria-current="true"]', { hasText: 'Nantes' });
  await expect(chosen).toBeVisible();
  // It can be taken out, without navigation.
  await chosen.click();
  await expect(page).toHaveURL('/films');
  await expect(chosen).toHaveCount(0);
  await page.goto('/seances-accessibles');
  await expect(page).toHaveURL('/seances-accessibles/filters/localisation-nantes');
  await expect(page.locator('#list section h2').first()).toHaveText('Nantes');
  await page.goto('/ouvertures-des-ventes');
  await expect(page).toHaveURL('/ouvertures-des-ventes/filters/localisation-nantes');
  await page.getByRole('link', { name: 'Nantes', exact: false }).and(page.locator('#list a[aria-current]')).click();
  await expect(page).toHaveURL('/ouvertures-des-ventes');
  await page.goto('/films/le-cuirasse-potemkine-44008');
  await expect(page.getByRole('heading', { name: 'Séances, Nantes' })).toBeVisible();
});

test('without a place lists are those of the country, at their own address', async ({ page }) => {
  await page.goto('/films');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(page).toHaveURL('/films');
});

test('a film’s page follows another place that is chosen there @all', async ({ page }) => {
  await page.goto('/films/le-cuirasse-potemkine-44008');
  await answer(page, 'Lyon');
  await expect(page.getByRole('heading', { name: 'Séances, Lyon' })).toBeVisible();
  await page.locator('.site-header .place').click();
  const dialog = page.locator('dialog.modal[open]');
  await dialog.getByRole('textbox').fill('Nantes');
  await dialog.getByRole('navigation', { name: 'Cinémas' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Séances, Nantes' })).toBeVisible();
});

test('naming the place moves nothing @phone', async ({ page }) => {
  await page.goto('/cinemas/aurore-nantes-graslin');
  await page.goto('/');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
  expect(shift).toBe(0);
});
