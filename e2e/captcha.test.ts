import type { Page } from '@playwright/test';
import { importSettings } from '../tests/support/importSettings.ts';
import { startProvider, type Provider } from '../tests/support/provider.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { strangers } from './support/thirdPartySite.ts';
import { expect, test } from './support/test.ts';

/** Codes behind another company's captcha, which a stand-in provides. */
let provider: Provider;
let site: RunningSite;
const origin = () => `http://fr.aurore.localhost:${site.port}`;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  provider = await startProvider();
  site = await startSite('captcha', {
    CAPTCHA: 'turnstile',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_ORIGIN: provider.origin,
    WIDGET_ORIGINS: provider.origin,
  });
  await importSettings(site.dataDir, { fr: { captchaKey: 'key' } });
});
test.afterAll(async () => {
  await site.stop();
  await provider.stop();
});
test.beforeEach(() => {
  provider.asked.length = 0;
  provider.answeredOn = 'fr.aurore.localhost';
});

const card = (page: Page) => page.getByRole('dialog', { name: 'Ce code est valable' });
const check = (page: Page) => page.getByRole('button', { name: 'Vérifier', exact: true });
const plain = (page: Page) => page.getByRole('button', { name: 'Vérifier sans Cloudflare Turnstile' });

/** Opens the form's page, and waits for the settings. */
async function openForm(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${origin()}/voucher`);
      return plain(page).isVisible();
    })
    .toBe(true);
  await page.getByLabel('Code du bon').fill('AURORE-FR-1927');
}

test('a code is checked once the company’s captcha is answered, and nobody is asked before @all', async ({ page }) => {
  const asked = strangers(page, origin());
  await openForm(page);
  await expect(page.getByText('La vérification fait appel à Cloudflare Turnstile')).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await check(page).click();
  await expect(card(page)).toBeVisible();
  expect(asked).toEqual([`${provider.origin}/turnstile/v0/api.js?render=explicit`]);
  expect(provider.asked).toContain('/turnstile/v0/siteverify');
  // Each check needs a new answer to the captcha.
  await page.keyboard.press('Escape');
  await page.getByLabel('Code du bon').fill('AURORE-FR-1927');
  await check(page).click();
  await expect(card(page)).toBeVisible();
});

test.describe('without the company', () => {
  test.use({ tolerated: [/status of 403/] });

  test('who asks for it gets a link by e-mail instead, and nobody learns of it @all', async ({ page, noScript }) => {
    for (const each of [page, noScript]) {
      const asked = strangers(each, origin());
      await openForm(each);
      await plain(each).click();
      await expect(each.locator('[data-step="refused"]')).toBeVisible();
      await expect(each.locator('[data-voucher-card]')).toHaveCount(0);
      if (each === page) await expectAccessible(page);
      expect(asked).toEqual([]);
    }
    expect(provider.asked).toEqual([]);
  });
});

test.describe('a company that is out of order', () => {
  test.use({ tolerated: [/503/] });

  test('lets nobody through, and the page says so @all', async ({ page }) => {
    provider.answeredOn = undefined;
    await openForm(page);
    await check(page).click();
    await expect(page.locator('.voucher-error-alert')).toContainText('La vérification n’a pas abouti');
    await expect(card(page)).toHaveCount(0);
  });
});

test('a captcha that cannot be answered leaves nothing behind, so that one can try again @all', async ({ page }) => {
  await page.route('**/turnstile/v0/api.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render(place, given) {
          setTimeout(given['error-callback']);
          document.documentElement.dataset.widgets = Number(document.documentElement.dataset.widgets ?? 0) + 1;
          return 'widget';
        },
        remove() { document.documentElement.dataset.widgets -= 1; },
      };`,
    }),
  );
  await openForm(page);
  for (const attempt of [1, 2]) {
    await check(page).click();
    await expect(page.locator('.voucher-error-alert'), `attempt ${attempt}`).toContainText(
      'La vérification n’a pas abouti',
    );
    await expect(page.locator('html')).toHaveAttribute('data-widgets', '0');
  }
});
