import { href } from '../src/routes/href.ts';
import { siteOf } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

test.describe('a plan of the pass', () => {
  // SPEC 4.62
  test('opens with its options, which are added and taken away by keyboard', async ({ page }) => {
    await page.goto('/cinepass');
    const link = page.getByRole('link', { name: 'Options et prix : Cinépass Duo' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cinépass Duo' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/cinepass?plan=duo#plan');
    const total = dialog.getByRole('status');
    await expect(total).toHaveText(/^37,90\s€ par mois$/);

    const add = dialog.getByRole('link', { name: 'Ajouter : Invité' });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(total).toHaveText(/^45,90\s€/);
    await page.keyboard.press('Enter');
    await expect(total).toHaveText(/^53,90\s€/);
    // Two is the maximum.
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(total).toHaveText(/^53,90\s€/);
    await expect(add).toBeFocused();
    await dialog.getByRole('link', { name: 'Retirer : Invité' }).press('Enter');
    await expect(total).toHaveText(/^45,90\s€/);
    // The choice is passed on to the checkout.
    await expect(dialog.locator('[data-checkout]')).toHaveAttribute('href', /\?plan=duo&options=guest%3A1$/);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.modal[open]')).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL('/cinepass');
  });

  test('shows what comes with it over itself', async ({ page }) => {
    await page.goto('/cinepass');
    await page.getByRole('link', { name: 'Options et prix : Cinépass Solo' }).click();
    await page.getByRole('dialog', { name: 'Cinépass Solo' }).getByRole('link', { name: 'Ce qui vient avec' }).click();
    const perks = page.getByRole('dialog', { name: 'Ce qui vient avec' });
    await expect(perks).toContainText('Avant les autres');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Cinépass Solo' })).toBeVisible();
  });

  // SPEC 4.63
  test('is composed without script: each step is a link', async ({ noScript: page }) => {
    await page.goto('/cinepass');
    await page.getByRole('link', { name: 'Options et prix : Cinépass Solo' }).click();
    await page.getByRole('link', { name: 'Ajouter : Enfant' }).click();
    await page.getByRole('link', { name: 'Ajouter : Enfant' }).click();
    await expect(page.getByRole('status')).toHaveText(/^31,90\s€ par mois$/);
    await page.getByRole('link', { name: 'Retirer : Enfant' }).click();
    await expect(page.getByRole('status')).toHaveText(/^26,90\s€ par mois$/);
    await page.getByRole('link', { name: 'Choisir une autre formule' }).click();
    await expect(page.locator('#plan')).toHaveCount(0);
  });
});

for (const [site, language, screen, query] of [
  ['fr', 'fr', 'subscriptionOffers', '?plan=duo&options=guest:1'],
  ['nl', 'nl', 'subscriptionOffers', '?plan=duo'],
  ['nl', 'nl', 'giftCard', ''],
  ['ch', 'de', 'subscriptionOffers', '?plan=duo'],
  ['ch', 'de', 'giftCard', ''],
] as const) {
  test(`${screen} of ${site} ends in the shop, in ${language}, with and without script @phone @all`, async ({
    page,
    noScript,
  }) => {
    for (const each of [page, noScript]) {
      await each.goto(originOf(site) + href(siteOf(site), language, screen) + query);
      const opened = each.waitForEvent('popup');
      await each.locator('a[href*="/shop/"]:visible').first().click();
      const shop = await opened;
      await expect(shop).toHaveURL(new RegExp(`^http://tickets\\.[^/]+/${language}/shop/`));
      await expect(shop.locator('html')).toHaveAttribute('lang', language);
      await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
      await shop.close();
    }
  });
}

test('partner cinemas open over the pass, with their theatres', async ({ page }) => {
  await page.goto('/cinepass');
  await page.getByRole('link', { name: 'Cinémas partenaires' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Cinémas partenaires' });
  await expect(dialog).toContainText('Le Zootrope, quai');
  await expectAccessible(page);
});

for (const [site, path] of [
  ['fr', '/cinepass?plan=duo&options=guest:1'],
  ['fr', '/info/groups'],
  ['fr', '/info/silent-films'],
  ['fr', '/app'],
  ['fr', '/plan-du-site'],
  ['nl', '/cinecarte'],
  ['ch', '/de/giftcard/bedingungen'],
] as const) {
  test(`${site}${path} has nothing that axe finds, dark and light @phone @all`, async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(originOf(site) + path);
      await expectAccessible(page);
    }
  });
}

test('nothing of the editors’ pages scrolls sideways at 320 px @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/cinepass?plan=duo', '/info/groups', '/info/silent-films', '/app', '/plan-du-site']) {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});
