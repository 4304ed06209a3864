import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { copyOfDemoStore, startSite, type RunningSite } from '../tests/support/server.ts';
import type { SiteCode } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { chat, feedback, strangers } from './support/thirdPartySite.ts';
import { expect, test } from './support/test.ts';

/** The demo as `npm start` has it: what it switches on, met in a browser. */
let dataDir: string;
let site: RunningSite;
const originOf = (code: SiteCode) => `http://${code}.aurore.localhost:${site.port}`;
const dialog = (page: Page) => page.locator('dialog.modal[open]');

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  dataDir = await copyOfDemoStore();
  site = await startSite('demo-browser', { DEMO: 'on', DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

// SPEC 1.14, 7.42, 7.43
test('the French site’s chat and feedback are stand-ins of its own, once they are allowed', async ({ page }) => {
  const elsewhere = strangers(page, originOf('fr'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/demo/widgets/')) scripts.push(pathname);
  });
  await page.goto(`${originOf('fr')}/actualites`);
  await chat(page).click();
  const preferences = page.getByRole('dialog', { name: 'Les cookies, à votre guise' });
  await expect(preferences).toBeVisible();
  expect(scripts).toEqual([]);
  await preferences.getByRole('checkbox', { name: 'Assistance et avis' }).check({ force: true });
  await preferences.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  // Else it would be in the way until it goes by itself, ten seconds later.
  await page.locator('.alerts').getByRole('button', { name: 'Fermer' }).click();

  const talk = page.getByRole('dialog', { name: 'Discussion' });
  await expect(talk).toContainText('personne ne répond');
  await expectAccessible(page);
  await talk.getByRole('button', { name: 'Fermer' }).click();
  await expect(talk).toHaveCount(0);
  await expect(chat(page)).toBeFocused();

  await feedback(page).click();
  const opinion = page.getByRole('dialog', { name: 'Votre avis' });
  await opinion.getByLabel('Que pensez-vous de cette page ?').fill('Très bien');
  await expectAccessible(page);
  await opinion.getByRole('button', { name: 'Envoyer' }).click();
  await expect(opinion.getByRole('status')).toContainText('rien n’a été envoyé');
  await page.keyboard.press('Escape');
  await expect(opinion).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  // SPEC 2.65, 2.84
  test('the Dutch site’s wallet needs signing in, in the middle, which nothing closes', async ({ page }) => {
    await page.goto(originOf('nl'));
    const wallet = page.locator('.site-header a[data-modal="centeredSignIn"]');
    await page.locator('.site-header [popovertarget="menu"]').click();
    await wallet.click();
    await expect(dialog(page)).toHaveAttribute('data-name', 'centeredSignIn');
    await expect(dialog(page).getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
    // A desk has no wallet.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.locator('.site-header').getByRole('link', { name: 'Bioscopen' })).toBeVisible();
    await expect(wallet).toBeHidden();
  });
});

// SPEC 2.55
test('the header of a season leaves with its page, and does not come back when scrolling up', async ({ page }) => {
  const top = () => page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom);
  for (const [path, sticks] of [
    ['/films', true],
    ['/saison/opera', false],
  ] as const) {
    await page.goto(originOf('fr') + path);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.mouse.wheel(0, -100);
    if (sticks) await expect.poll(top).toBeGreaterThan(0);
    else {
      await page.waitForFunction(() => scrollY < 850);
      expect(await top()).toBeLessThan(0);
    }
  }
});
