import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, furtherIf, originOf, test } from './support/test.ts';

const card = (page: Page) => page.getByRole('dialog', { name: 'Ce code est valable' });
const check = (page: Page) => page.getByRole('button', { name: 'Vérifier', exact: true });

test.describe('a voucher', () => {
  // SPEC 1.7, 2.92, 7.1, 8.7
  test('that is good shows its card over the page, by keyboard @phone', async ({ page }) => {
    const asked: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith('/api/')) asked.push(url);
    });
    await page.goto('/voucher');
    await page.getByLabel('Code du bon').focus();
    // As people type it: in lower case, with spaces.
    await page.keyboard.type('aurore fr 1927');
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeVisible();
    await expect(card(page).locator('[data-worth]')).toHaveText(/^2 places$/);
    expect(asked.map(({ pathname, search }) => pathname.replace(/voucher\/.*/, 'voucher') + search)).toEqual([
      '/api/captcha?language=fr',
      '/api/voucher?language=fr',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByLabel('Code du bon')).toBeFocused();
    // The code is cleared, so that the next person at this screen does not see it.
    await expect(page.getByLabel('Code du bon')).toHaveValue('');
  });

  for (const [what, code] of [
    ['unknown', 'AURORE-FR-1800'],
    ['used up', 'AURORE-FR-1926'],
    ['expired', 'AURORE-FR-1925'],
    ['of another site', 'AURORE-NL-1927'],
  ] as const) {
    // SPEC 8.6, 8.7
    test(`that is ${what} is reported as invalid, and no more${furtherIf(what !== 'unknown')}`, async ({ page }) => {
      await page.goto('/voucher');
      await page.getByLabel('Code du bon').fill(code);
      await check(page).click();
      const alert = page.locator('.voucher-error-alert');
      await expect(alert).toContainText('Ce code ne vaut rien ici.');
      await expect(alert).toContainText('Il est inconnu, déjà utilisé ou expiré.');
      const field = page.getByLabel('Code du bon');
      await expect(field).toHaveValue(code);
      // Its field says so, too, and nothing else that is announced.
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^Ce code ne vaut rien ici\./);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'rien ici' })).toHaveCount(0);
      await expect(card(page)).toHaveCount(0);

      // Its message is gone after the next code, which is valid.
      await page.getByLabel('Code du bon').fill('AURORE-FR-1927');
      await check(page).click();
      await expect(card(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  }

  test('is checked in a modal from other pages, and its card stands there', async ({ page }) => {
    await page.goto('/giftcard');
    await page.locator('a[data-modal="voucherChecker"]').first().click();
    const dialog = page.getByRole('dialog', { name: 'Vérifier un bon' });
    await dialog.getByLabel('Code du bon').fill('AURORE-FR-1927');
    await dialog.getByRole('button', { name: 'Vérifier', exact: true }).click();
    await expect(dialog.locator('[data-outcome] [data-voucher-card]')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/giftcard');
  });

  test.describe('without JavaScript', () => {
    test.use({ tolerated: [/status of 4(?:03|10)/] });

    // SPEC 5.1, 7.22
    test('is checked once by a link in a mail, and nothing of it is stored', async ({ noScript, page }) => {
      const code = noScript.getByLabel('Code du bon');
      await noScript.goto('/voucher');
      await code.fill('AURORE-FR-1927');
      await check(noScript).click();
      await expect(noScript.getByRole('heading', { name: 'Encore une étape : un lien par e-mail' })).toBeVisible();
      await expect(noScript.locator('[data-voucher-card]')).toHaveCount(0);
      const email = `sans.script.${Date.now()}@example.org`;
      await noScript.getByLabel('Adresse e-mail').fill(email);
      await noScript.getByRole('button', { name: 'Recevoir un lien' }).click();
      await expect(noScript.locator('[data-step]')).toContainText(`Un lien part pour ${email}.`);

      // Mails are sent after the answer.
      const mailed = async () => {
        await page.goto(`${originOf('fr').replace('//fr.', '//accounts.')}/outbox`);
        const mail = page.getByRole('article').filter({ hasText: email });
        return /http\S+\/voucher\?proof=\S+#check/.exec((await mail.allTextContents()).join(''))?.[0];
      };
      await expect.poll(mailed).toBeDefined();
      await noScript.goto((await mailed())!);
      await expect(noScript.getByRole('heading', { name: 'Votre lien est valable' })).toBeVisible();
      await code.fill('AURORE-FR-1927');
      const answered = noScript.waitForResponse((response) => response.request().method() === 'POST');
      await check(noScript).click();
      expect((await answered).headers()['cache-control']).toBe('private, no-store');
      await expect(noScript.locator('[data-outcome] [data-voucher-card]')).toBeVisible();

      await code.fill('AURORE-FR-1927');
      await check(noScript).click();
      await expect(noScript.locator('[data-step="refused"]')).toBeVisible();
      await expect(noScript.locator('[data-outcome]')).toBeEmpty();
    });
  });
});

test.describe('a check that does not come through', () => {
  test.use({ tolerated: [/503/] });

  // SPEC 8.7
  test('says so, and may be tried again @all', async ({ page, context }) => {
    await page.goto('/voucher');
    await context.route('**/api/captcha*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByLabel('Code du bon').fill('AURORE-FR-1927');
    await check(page).click();
    await expect(page.locator('.voucher-error-alert')).toContainText('La vérification n’a pas abouti.');
    await expect(check(page)).toBeEnabled();
  });
});

test.describe('a gift card', () => {
  // SPEC 1.7
  test('tells its balance by number and secret @phone', async ({ page }) => {
    await page.goto('/giftcard/solde');
    await page.getByLabel('Numéro de la carte').fill('4400 1927 0001');
    await page.getByLabel('Code à gratter').fill('LUNE-1902-K7Q4');
    await check(page).click();
    await expect(card(page).locator('[data-worth]')).toHaveText(/^24,50\s€$/);
    await expectAccessible(page);
  });

  test('is in the currency and language of its site @all', async ({ page }) => {
    await page.goto(`${originOf('ch')}/de/giftcard/guthaben`);
    await page.getByLabel('Nummer der Karte').fill('4400 1927 0002');
    await page.getByLabel('Rubbelcode').fill('LUNE-1902-K7Q4');
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await expect(page.getByRole('dialog').locator('[data-worth]')).toHaveText(/^CHF\s38\.00$/);
  });

  test('with a wrong secret is as unknown as any @all', async ({ page }) => {
    await page.goto('/giftcard/solde');
    await page.getByLabel('Numéro de la carte').fill('4400 1927 0001');
    await page.getByLabel('Code à gratter').fill('0420');
    await check(page).click();
    await expect(page.locator('.voucher-error-alert')).toContainText('Ce code ne vaut rien ici.');
  });
});
