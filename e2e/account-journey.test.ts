import type { Locator, Page } from '@playwright/test';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import type { SiteCode } from '../src/sites/sites.ts';
import { expect, test } from './support/test.ts';

/** A new client's whole journey, with the embedded provider and our own server, without any stand-ins. */
let site: RunningSite;
const originOf = (code: SiteCode | 'accounts') => `http://${code}.aurore.localhost:${site.port}`;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite('account-journey', { FEATURES: 'authentication' });
});
test.afterAll(() => site.stop());

const FILM = 'le-cuirasse-potemkine-44008';
const PASSWORD = 'un train entre en gare';
const header = (page: Page): Locator => page.locator('.site-header');
const wish = (page: Page): Locator => page.locator('.hero [name="wish"]');
const isPressed = (button: Locator, on: boolean) => expect(button).toHaveAttribute('aria-pressed', String(on));

/** How a person activates an element. */
type Press = (target: Locator) => Promise<void>;
const byPointer: Press = (target) => target.click();
const byKeyboard: Press = async (target) => {
  await target.focus();
  await target.press('Enter');
};

for (const [how, press] of [
  [' @all', byPointer],
  [' by keyboard @all', byKeyboard],
] as const) {
  test(`register, prove the address, choose, sign out, and sign in on another site${how}`, async ({ page }) => {
    const email = `ada${press === byPointer ? '' : '.keys'}@example.org`;
    await page.goto(`${originOf('fr')}/films/${FILM}`);
    await press(header(page).getByRole('link', { name: 'Créer un compte' }));
    await page.getByLabel('Prénom').fill('Ada');
    await page.getByLabel('Nom', { exact: true }).fill('Lovelace');
    await page.getByLabel(/e-mail/i).fill(email);
    await page.getByLabel(/mot de passe/i).fill(PASSWORD);
    await press(page.getByRole('button', { name: 'Créer mon compte' }));
    await expect(page).toHaveURL(`${originOf('fr')}/films/${FILM}`);
    await expect(header(page).getByRole('link', { name: 'Mon profil' })).toHaveText(/LA/);

    // Mails are sent after the answer, and there are others' in the outbox.
    const toHer = page.locator('article', { hasText: email }).locator('a[href*="/fr/mail?token="]');
    const mailed = async () => {
      await page.goto(`${originOf('accounts')}/outbox`);
      return (await toHer.count()) > 0 ? toHer.first().getAttribute('href') : undefined;
    };
    await expect.poll(mailed).toBeDefined();
    await page.goto((await mailed())!);
    await press(page.locator('main').getByRole('button').first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/confirmée/);

    await page.goto(`${originOf('fr')}/films/${FILM}`);
    await isPressed(wish(page), false);
    await press(wish(page));
    await isPressed(wish(page), true);
    const loved = page.locator('#feelings [name="loved"]');
    const saved = page.waitForResponse(/\/emotion$/);
    await press(loved);
    await isPressed(loved, true);
    expect((await saved).status()).toBe(200);
    await page.goto(`${originOf('fr')}/cinemas#all`);
    const heart = page.locator('.heart').first();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const added = page.waitForResponse(/\/cinema\//);
    await press(heart);
    expect((await added).status()).toBe(200);
    await page.reload();
    await isPressed(heart, true);

    await press(header(page).getByRole('link', { name: 'Mon profil' }));
    await press(page.locator('dialog').getByRole('button', { name: 'Se déconnecter' }));
    await expect(page).toHaveURL(`${originOf('fr')}/`);
    await expect(header(page).getByRole('link', { name: 'Se connecter' })).toBeVisible();

    await page.goto(`${originOf('nl')}/mijn-lijst`);
    await expect(page.getByText('Nog niets')).toBeVisible();
    await press(header(page).getByRole('link', { name: 'Inloggen' }));
    await press(page.locator('dialog').getByRole('link', { name: 'Inloggen' }));
    await page.getByLabel(/e-mail/i).fill(email);
    await page.getByLabel(/wachtwoord/i).fill(PASSWORD);
    await press(page.getByRole('button', { name: /inloggen|aanmelden/i }));
    await expect(page).toHaveURL(`${originOf('nl')}/mijn-lijst`);
    await expect(page.locator('[data-list="wishlist"] li')).toHaveCount(1);
    await expect(page.locator('[data-list="favourites"] li')).toHaveCount(0);
  });
}
