import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { withAllFeatures } from './support/featuresSite.ts';
import { expect, furtherIf, test } from './support/test.ts';

const originOf = withAllFeatures('features');
const header = (page: Page): Locator => page.locator('.site-header');
const dialog = (page: Page): Locator => page.locator('dialog.modal[open]');

test.describe('the header with everything on', () => {
  for (const width of [360, 768, 1080, 1440]) {
    for (const site of ['fr', 'nl'] as const) {
      // SPEC 2.63, 2.66, 2.70
      test(`${site} has room for its entries at ${width} px${furtherIf(width !== (site === 'fr' ? 360 : 1080))}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${originOf(site)}${site === 'fr' ? '/cinemas#all' : '/bioscopen#all'}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const box = (await header(page).boundingBox())!;
        const folded = width < 1080;
        // One line, and on smaller screens one with the visitor's place.
        expect(box.height).toBeLessThan(folded ? 90 : 80);
        const fold = header(page).getByRole('button', { name: 'Menu' });
        await expect(fold).toBeVisible({ visible: folded });
        if (folded) await fold.click();
        const provider = header(page).getByRole('link', { name: 'Meer Aurore' });
        await expect(provider).toBeVisible({ visible: site === 'nl' });
        await expect(header(page).getByRole('link', { name: /^(Mon compte|Mijn account)$/ })).toBeVisible({
          visible: folded,
        });
        await expect(header(page).getByRole('link', { name: /^(Créer un compte|Account aanmaken)$/ })).toBeVisible({
          visible: !folded,
        });
        const english = header(page).getByRole('link', { name: 'English' });
        if (!folded) await header(page).locator('[popovertarget="languages"]').click();
        await expect(english).toBeVisible();
        await expectAccessible(page);
      });
    }
  }

  test('its menu opens without script, and closes by Escape @phone-only', async ({ noScript }) => {
    await noScript.goto(`${originOf('fr')}/films`);
    await header(noScript).getByRole('button', { name: 'Menu' }).tap();
    await expect(header(noScript).getByRole('link', { name: 'Portefeuille' })).toBeVisible();
    await noScript.keyboard.press('Escape');
    await expect(header(noScript).getByRole('link', { name: 'Portefeuille' })).toBeHidden();
  });
});

test.describe('signing in', () => {
  // SPEC 2.71, 2.84, 4.4
  test('is offered at the edge, and declined in every way', async ({ page }) => {
    await page.goto(`${originOf('fr')}/films`);
    const opener = header(page).getByRole('link', { name: 'Se connecter' });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 400),
      () => dialog(page).getByRole('button', { name: 'Fermer' }).press('Enter'),
      () =>
        dialog(page)
          .evaluate((element) => element.focus())
          .then(() => page.keyboard.press('Enter')),
    ];
    for (const close of ways) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'Connectez-vous' })).toBeVisible();
      await expect(page).toHaveURL(/\/connexion$/);
      const box = (await dialog(page).boundingBox())!;
      expect([box.y, box.width, box.height]).toEqual([0, 448, 800]);
      // But for the room of the scroll bar.
      expect(1280 - box.x - box.width).toBeLessThan(20);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/films$/);
      await expect(opener).toBeFocused();
    }
  });

  // SPEC 2.83
  test('says what it is good for, dark and light @all', async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${originOf('fr')}/films`);
      await header(page).getByRole('link', { name: 'Se connecter' }).click();
      await expect(dialog(page).getByRole('listitem').filter({ hasText: 'réservations' })).toBeVisible();
      await expect(dialog(page).getByRole('listitem').filter({ hasText: 'favoris' })).toBeVisible();
      await expect(dialog(page).getByText('Il faut un compte')).toBeHidden();
      await expect(dialog(page).getByRole('link', { name: 'Continuer sans compte' })).toBeHidden();
      await expectAccessible(page);
    }
  });

  // SPEC 4.11
  test('opens at a press that is the first sign of somebody: its figure stays under the finger @all', async ({
    page,
  }) => {
    await page.goto(`${originOf('fr')}/films`);
    const opener = header(page).getByRole('link', { name: 'Se connecter' });
    await opener.hover();
    await page.reload();
    const drawn = await opener.evaluateHandle((link) => {
      const changes: MutationRecord[] = [];
      new MutationObserver((records) => changes.push(...records)).observe(link, { childList: true });
      return changes;
    });
    await page.mouse.down();
    await expect(page.locator('.heart').first()).toBeVisible();
    await page.mouse.up();
    await expect(dialog(page).getByRole('heading', { name: 'Connectez-vous' })).toBeVisible();
    await page.keyboard.press('Escape');
    // It comes once the page knows that nobody is signed in.
    await page.locator('.heart').first().click();
    await expect(dialog(page)).toBeVisible();
    expect(await drawn.jsonValue()).toEqual([]);
  });

  // SPEC 2.83
  test('offers favourite cinemas only where there are several', async ({ noScript }) => {
    await noScript.goto(`${originOf('sn')}/connexion`);
    await expect(noScript.locator('main li').first()).toBeVisible();
    await expect(noScript.locator('[data-panel~="signIn"]')).not.toContainText('favoris');
  });

  // SPEC 4.11, 6.2
  test('is asked for by what needs it: other modals close, and it says why @all', async ({ page }) => {
    await page.goto(`${originOf('fr')}/films/le-cuirasse-potemkine-44008`);
    await page.locator('a[data-modal="cinemaInformation"]').first().click();
    await expect(dialog(page).locator('[data-panel]')).toBeVisible();
    await dialog(page).evaluate((element) => {
      const link = document.createElement('a');
      link.href = '/connexion?wanted';
      link.dataset['modal'] = 'signInRequired';
      link.textContent = 'Favourite';
      element.querySelector('.body')!.prepend(link);
    });
    await dialog(page).getByRole('link', { name: 'Favourite' }).click();
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page).getByText('Il faut un compte pour continuer.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/films\/le-cuirasse-potemkine-44008$/);
  });

  // SPEC 4.10
  test('is not asked for again by who is signed in @all', async ({ page }) => {
    await page.goto(`${originOf('fr')}/films`);
    await page.evaluate(() => {
      document.documentElement.dataset['client'] = '';
      const link = document.createElement('a');
      link.href = '/cinemas#all';
      link.dataset['modal'] = 'signInRequired';
      link.textContent = 'Favourite';
      document.querySelector('main')!.prepend(link);
    });
    await page.getByRole('link', { name: 'Favourite' }).click();
    await expect(page).toHaveURL(/\/cinemas#all$/);
  });

  // SPEC 2.84
  test('where it is a must, is in the middle and leaves the ways on that it offers', async ({ page }) => {
    await page.goto(`${originOf('fr')}/films`);
    await header(page)
      .getByRole('link', { name: 'Se connecter' })
      .evaluate((link) => ((link as HTMLElement).dataset['modal'] = 'centeredSignIn'));
    await header(page).getByRole('link', { name: 'Se connecter' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Connectez-vous' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Fermer' })).toHaveCount(0);
    const box = (await dialog(page).boundingBox())!;
    // But for the room of the scroll bar.
    expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(10);
    expect(Math.abs(box.y + box.height / 2 - 400)).toBeLessThan(1);
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
    await page.mouse.click(8, 400);
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('link', { name: 'Continuer sans compte' }).click();
    await expect(page).toHaveURL(`${originOf('fr')}/`);
  });

  // SPEC 6.3
  test('has to come before profile, bookings and signing out: a visitor has none of them', async ({
    page,
    noScript,
  }) => {
    for (const visitor of [page, noScript]) {
      await visitor.goto(`${originOf('fr')}/connexion`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Connectez-vous');
      for (const name of ['Mon profil', 'Mes réservations', 'Mes avantages']) {
        await expect(visitor.getByRole('link', { name })).toHaveCount(0);
      }
      await expect(visitor.getByRole('button', { name: 'Se déconnecter' })).toHaveCount(0);
    }
  });

  test('is a page without script', async ({ noScript }) => {
    await noScript.goto(`${originOf('fr')}/films`);
    await header(noScript).getByRole('link', { name: 'Se connecter' }).click();
    await expect(noScript).toHaveURL(/\/connexion$/);
    await expect(noScript.getByRole('heading', { level: 1 })).toHaveText('Connectez-vous');
    await expect(noScript.getByText('Votre profil')).toBeHidden();
  });
});

test.describe('the smart app banner', () => {
  const banner = (page: Page): Locator => page.getByRole('complementary', { name: 'L’application Aurore' });
  const AGENTS = [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', /^https:\/\/apps\.apple\.com\//],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', /^https:\/\/play\.google\.com\//],
  ] as const;

  for (const [userAgent, store] of AGENTS) {
    test.describe(userAgent.slice(13, 35), () => {
      test.use({ userAgent });

      // SPEC 2.93
      test('leads to its store, and once closed stays closed @phone', async ({ page }) => {
        await page.goto(`${originOf('fr')}/cinemas#all`);
        await expect(banner(page).getByRole('link')).toHaveAttribute('href', store);
        await expectAccessible(page);
        await banner(page).getByRole('button', { name: 'Fermer' }).press('Enter');
        await expect(banner(page)).toBeHidden();
        await page.goto(`${originOf('fr')}/`);
        await expect(page.locator('h1')).toBeVisible();
        await expect(banner(page)).toBeHidden();
      });

      test('is absent inside the app @all', async ({ page }) => {
        await page.goto(`${originOf('fr')}/sorties-cinema`);
        await expect(page.locator('[data-notice="app"]')).toHaveCount(0);
      });
    });
  }

  test('is for phones and tablets alone', async ({ page }) => {
    await page.goto(`${originOf('fr')}/films`);
    await expect(banner(page)).toBeHidden();
  });
});
