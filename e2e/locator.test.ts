import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { withClientService } from './support/clientService.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, test } from './support/test.ts';
import { bookingLinks } from './support/tickets.ts';

const LYON = { latitude: 45.764, longitude: 4.8357 };
const field = (page: Page) => page.getByRole('textbox', { name: 'Ville ou code postal' });
const dialog = (page: Page) => page.locator('dialog.modal[open]');
const opener = (page: Page) => page.locator('#content a[data-modal="locator"]').first();
const choices = (page: Page) => dialog(page).getByRole('navigation', { name: 'Cinémas' }).getByRole('link');

/** Opens the locator and waits for its cinemas. */
async function openLocator(page: Page): Promise<void> {
  await opener(page).click();
  await expect(choices(page).first()).toBeVisible();
}

async function cookieOf(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cgp_locator');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

test.describe('from home to a booking tonight near a typed postcode', () => {
  test('in three taps and a postcode @phone-only', async ({ page }) => {
    await page.goto('/');
    await opener(page).tap();
    // The field has the focus, so nobody has to tap it before typing.
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('69002');
    await choices(page).filter({ hasText: 'Lyon Confluence' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('section.hero')).toContainText('Aurore Lyon Confluence');
    const opening = page.waitForEvent('popup');
    await bookingLinks(page.locator('#content')).first().tap();
    await expect((await opening).locator('dl')).toContainText('Aurore Lyon Confluence');
  });

  test('in four without JavaScript @phone-only @all', async ({ noScript }) => {
    await noScript.goto('/');
    await opener(noScript).tap();
    await expect(noScript).toHaveURL(/\/autour-de-moi$/);
    await field(noScript).tap();
    await noScript.keyboard.type('69002');
    await noScript.getByRole('button', { name: 'Rechercher' }).tap();
    await expect(noScript).toHaveURL(/\/autour-de-moi\?q=69002$/);
    const nearest = noScript.locator('#results article').first();
    await expect(nearest).toContainText(/Aurore Lyon .*km/s);
    const opening = noScript.waitForEvent('popup');
    await bookingLinks(nearest).first().tap();
    await expect((await opening).locator('dl')).toContainText('Aurore Lyon');
  });
});

test.describe('the locator', () => {
  test('has the map, which comes with it and leads to cities and cinemas @phone', async ({ page }) => {
    await page.goto('/films/le-cuirasse-potemkine-44008');
    await page.locator('.site-header .place').click();
    await expect(choices(page).first()).toBeVisible();
    const map = dialog(page).getByRole('group', { name: 'La carte des cinémas' });
    await map.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    // Its outline is drawn, by the policy of the page below, too.
    const land = await map.locator('.land use').evaluate((use: SVGUseElement) => use.getBoundingClientRect().width);
    expect(land).toBeGreaterThan(200);
    for (const pin of await map.getByRole('link').all()) {
      expect(await pin.getAttribute('href')).toMatch(/^\/cinemas/);
    }
    await map.getByRole('link', { name: /Rennes/ }).click();
    await expect(page).toHaveURL(/\/cinemas\/(?:ville\/)?[a-z-]*rennes/);
  });

  // SPEC 4.36, 9.21
  test('works by the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('saint-etienne x');
    await expect(dialog(page).getByRole('status')).toContainText('Aucun cinéma ne répond à ce nom');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('LYON');
    await expect(choices(page).first()).toContainText('Lyon');
    // Who hears the page learns that the list has changed (WCAG 4.1.3).
    const count = await choices(page).count();
    await expect(dialog(page).getByRole('status')).toHaveText(`${count} cinémas`);
    // Past the form's button and the one for the position.
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expect(choices(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('section.hero')).toContainText('Aurore Lyon');
    await expect(opener(page)).toBeFocused();
    await expect.poll(() => cookieOf(page)).toMatchObject({ type: 'cinema' });

    // The choice is remembered, and Escape changes nothing.
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('navigation', { name: 'Vos derniers choix' }).getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('submits to the page without choosing @all', async ({ page }) => {
    await page.goto('/');
    await openLocator(page);
    await page.keyboard.type('Toulouse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/autour-de-moi\?q=Toulouse$/);
    await expect(page.locator('#around')).toContainText('Toulouse');
  });

  test('has nothing that axe finds, dark and light @phone @all', async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await openLocator(page);
      await expectAccessible(page);
    }
  });

  test('says when a postcode has no cinema, and lists those around the nearest city', async ({ page }) => {
    await page.goto('/');
    await openLocator(page);
    // Pau, in a department without a cinema.
    await page.keyboard.type('64000');
    await expect(dialog(page).getByRole('status')).toHaveText(
      /pas de cinéma à ce code postal.*notre ville la plus proche/,
    );
    await expect(choices(page).first()).toBeVisible();
  });

  // SPEC 4.43
  test('holds its list on the page of a cinema that is not in it, until that is left @all', async ({ page }) => {
    await page.goto('/cinemas/aurore-paris-grands-boulevards');
    await openLocator(page);
    const held = await choices(page).allTextContents();
    await page.keyboard.type('69002');
    await choices(page).filter({ hasText: 'Lyon Confluence' }).click();
    await expect(page).toHaveURL('/cinemas/aurore-lyon-confluence');
    await openLocator(page);
    await expect(choices(page)).toHaveText(held);
    await page.goto('/films');
    await page.goto('/cinemas/aurore-lyon-confluence');
    await openLocator(page);
    await expect(choices(page).first()).toContainText('Lyon');
  });

  // SPEC 4.40
  test('begins at the main city, and a forged cookie says nothing @all', async ({ page, context, baseURL }) => {
    const value = encodeURIComponent('{"type":"city","value":"../../x"}');
    await context.addCookies([{ name: 'cgp_locator', value, url: baseURL! }]);
    await page.goto('/');
    await openLocator(page);
    await expect(choices(page).first()).toContainText('Paris');
  });

  test('tells when the list cannot be had @all', async ({ page }) => {
    await page.route('**/api/locator/*', (route) => route.fulfill({ status: 200, body: 'no JSON' }));
    await page.goto('/');
    await opener(page).click();
    await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveAttribute('href', '/cinemas#all');
  });
});

test.describe('the device’s position', () => {
  // SPEC 3.50, 4.36, 4.39, 9.26
  test('granted, orders the cinemas and is stored to a hundred metres', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: LYON.latitude + 0.00004, longitude: LYON.longitude });
    await page.goto('/');
    await openLocator(page);
    await dialog(page).getByRole('button', { name: 'Utiliser ma position' }).click();
    await expect(choices(page).first()).toContainText('Lyon');
    await expect.poll(() => cookieOf(page)).toEqual({ type: 'position', value: { x: 45.764, y: 4.836 } });
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'cgp_locator');
    const days = (kept!.expires - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    // The page below shows the nearest cinema, and so do the next ones.
    const nearest = /Aurore Lyon/;
    await expect(page.locator('section.hero')).toContainText(nearest);
    await page.goto('/');
    await expect(page.locator('section.hero')).toContainText(nearest);
    await openLocator(page);
    await expect(choices(page).first()).toContainText('Lyon');
  });

  // SPEC 4.41, 8.9
  test('refused, is an alert that says what to do', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/');
    await openLocator(page);
    await dialog(page).getByRole('button', { name: 'Utiliser ma position' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Position introuvable');
    await expect(dialog(page).getByRole('alert')).toContainText('Tapez une ville ou un code postal.');
    await expectAccessible(page);
    expect(await cookieOf(page)).toBeUndefined();
  });
});

test.describe('a city', () => {
  const hero = (page: Page) => page.locator('section.hero');

  test('is chosen by visiting its page, unless a cinema is', async ({ page }) => {
    await page.goto('/cinemas/ville/lyon');
    await expect.poll(() => cookieOf(page)).toEqual({ type: 'city', value: 'lyon' });
    await page.goto('/');
    await expect(hero(page)).toContainText('Aurore Lyon');
    await page.goto('/cinemas/aurore-toulouse-compans');
    await page.goto('/cinemas/ville/lyon');
    await expect.poll(() => cookieOf(page)).toMatchObject({ type: 'cinema' });
    await page.goto('/');
    await expect(hero(page)).toContainText('Aurore Toulouse Compans');
  });

  test('that others have chosen does not come to the cinema of an earlier choice @all', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/cinemas/ville/lyon');
    await expect.poll(() => cookieOf(page)).toEqual({ type: 'city', value: 'lyon' });
    const value = encodeURIComponent(JSON.stringify({ type: 'city', value: 'nice' }));
    await context.addCookies([{ name: 'cgp_locator', value, url: baseURL! }]);
    await page.goto('/');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(hero(page)).toContainText('Aurore Paris');
  });
});

test.describe('the page near you', () => {
  test('says what it does not know, and offers its cities @all', async ({ noScript }) => {
    await noScript.goto('/autour-de-moi?q=Atlantis');
    await expect(noScript.getByRole('status').filter({ hasText: 'Atlantis' })).toContainText(
      'choisissez une de nos villes',
    );
    await noScript.locator('nav[aria-labelledby="cities"] a', { hasText: 'Lyon' }).click();
    await expect(noScript.locator('#around')).toContainText('Lyon');
  });

  test('says that a postcode without a cinema is only nearby @all', async ({ noScript }) => {
    await noScript.goto('/autour-de-moi?q=69100');
    await expect(noScript.locator('#results')).toContainText('Nous n’avons pas de cinéma à ce code postal');
    await expect(noScript.locator('#results article').first()).toContainText('Lyon');
  });

  test('has nothing that axe finds @phone @all', async ({ page }) => {
    for (const path of ['/autour-de-moi', '/autour-de-moi?q=lyon', '/autour-de-moi?q=%3Cb%3E']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
});

test.describe('a client’s favourites', () => {
  const favourites = (page: Page) => dialog(page).getByRole('button', { name: 'Mes cinémas favoris' });
  const listed = (page: Page) =>
    dialog(page).getByRole('navigation', { name: 'Mes cinémas favoris' }).getByRole('link');

  test('are listed in their order, by choice and from then on', async ({ page, context }) => {
    const account = await withClientService(context);
    account.favourites = ['aurore-lyon-confluence', 'aurore-paris-grands-boulevards'];
    await signedIn(context);
    await page.goto('/');
    await openLocator(page);
    await expect(favourites(page)).toHaveAttribute('aria-pressed', 'false');
    await favourites(page).click();
    await expect(favourites(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(listed(page)).toHaveText([/Lyon Confluence/, /Paris Grands Boulevards/]);
    await expectAccessible(page);
    await expect.poll(() => cookieOf(page)).toEqual({ type: 'favorite', value: null });
    await expect(page.locator('section.hero')).toContainText('Aurore Lyon Confluence');

    // The same if the account's answer comes after the cinemas.
    const answered = Promise.withResolvers<void>();
    await context.route(/\/api\/client\//, async (route) => {
      await answered.promise;
      await route.fallback();
    });
    await page.goto('/');
    await opener(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Utiliser ma position' })).toBeVisible();
    answered.resolve();
    await expect(listed(page)).toHaveText([/Lyon Confluence/, /Paris Grands Boulevards/]);
    await expect(favourites(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('that are closed say so, and the former place stays @all', async ({ page, context, baseURL }) => {
    const former = { type: 'city', value: 'lyon' };
    const value = encodeURIComponent(JSON.stringify(former));
    await context.addCookies([{ name: 'cgp_locator', value, url: baseURL! }]);
    const account = await withClientService(context);
    account.favourites = ['aurore-grenoble-bouchayer'];
    await signedIn(context);
    await page.goto('/');
    await openLocator(page);
    await favourites(page).click();
    await expect(page.getByText(/Aurore Grenoble Bouchayer.*fermé/)).toBeVisible();
    expect(await cookieOf(page)).toEqual(former);
  });

  // SPEC 4.45
  test('are no mode of who is not signed in, whatever the cookie says @all', async ({ page, context, baseURL }) => {
    const value = encodeURIComponent(JSON.stringify({ type: 'favorite', value: null }));
    await context.addCookies([{ name: 'cgp_locator', value, url: baseURL! }]);
    await page.goto('/');
    await openLocator(page);
    await expect(favourites(page)).toHaveCount(0);
    await expect(listed(page)).toHaveCount(0);
  });
});
