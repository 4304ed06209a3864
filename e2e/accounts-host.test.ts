import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { translator } from '../src/i18n/translator.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { expectAccessible, expectContrast } from './support/accessibility.ts';
import { expectEngineFindsNothing } from './support/engine.ts';
import { expect, test } from './support/test.ts';

/** The pages of the accounts host with the demo's people, on this file's own site. */
let site: RunningSite;
const at = (path: string) => `http://accounts.aurore.localhost:${site.port}${path}`;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite('accounts-host', { FEATURES: 'authentication', DEMO: 'on' });
});
test.afterAll(() => site.stop());
// The browser logs an error for every page with one of these statuses.
test.use({ tolerated: [/status of (400|404|410|422)/] });

async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('un soleil en 1927');
  await page.locator('main button').click();
}

async function fits(page: Page): Promise<void> {
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

test('while the server is busy, a form does its proof of work before it is sent @all', async ({ page }) => {
  // As the server writes it into the page: before the page's script runs.
  await page.addInitScript(
    (challenge) => {
      const busy = () => document.querySelector('form')?.setAttribute('data-challenge', challenge);
      document.addEventListener('readystatechange', busy, { once: true });
    },
    await easyChallenge(),
  );
  await page.goto(at('/fr/bookings'));
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await signIn(page, 'louise@example.org');
  const answer = new URLSearchParams((await sent).postData() ?? '').get('captcha') ?? '';
  const { solution } = JSON.parse(Buffer.from(answer, 'base64').toString()) as { solution: { counter: number } };
  expect(solution.counter).toBe(COUNTER);
});

const COUNTER = 20;
/** A challenge as the accounts host gives, with little work. */
async function easyChallenge(): Promise<string> {
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 10, counter: COUNTER, deriveKey, hmacSignatureSecret: 'secret' };
  return JSON.stringify(await createChallenge(options));
}

test.describe('in light and dark', () => {
  // For the engine, which is a script that we inject.
  test.use({ bypassCSP: true });

  // SPEC 2.57
  test('each page is accessible in its states @phone @all', async ({ page }) => {
    const judge = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible(page);
      await expectEngineFindsNothing(page);
      await fits(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await page.goto(at('/fr/sign-in'));
    await judge('Se connecter');
    await page.locator('main button').click();
    await expect(page.getByRole('alert')).toContainText('Saisissez votre adresse e-mail');
    await judge('Se connecter');
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await judge('Créer un compte');
    await page.locator('main button').click();
    await judge('Créer un compte');
    await page.goto(at('/nl/forgotten'));
    await judge('Wachtwoord vergeten');
    await page.locator('#email').fill('nobody@example.org');
    await page.locator('main button').click();
    await judge('Kijk in je inbox');
    await page.goto(at('/de/new-password?token=none'));
    await judge('Dieser Link ist nicht mehr gültig');
    await page.goto(at('/en/nothing'));
    await judge('There is no such page');

    await page.goto(at('/de/profile'));
    await signIn(page, 'matthias@aurore.example');
    await judge('Profil');
    for (const [path, heading] of [
      ['bookings', 'Buchungen'],
      ['wallet', 'Kartenetui'],
      ['pass', 'Abo'],
      ['data', 'Meine Daten'],
      ['favourite-cinemas', 'Lieblingskinos'],
      ['benefits', 'Vorteile'],
      ['sign-out', 'Abmelden?'],
    ] as const) {
      await page.goto(at(`/de/${path}`));
      await judge(heading);
    }
  });
});

test('the menu of one’s own pages leaves none alone in its last line @all', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(at('/nl/profile'));
  await signIn(page, 'matthias@aurore.example');
  const links = page.getByRole('navigation', { name: 'Je account' }).getByRole('link');
  await expect(links).toHaveCount(7);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops.at(-1)).toBe(tops.at(-2));
});

for (const language of ['fr', 'nl', 'de'] as const) {
  test(`bookings in ${language} have a code, lead into the calendar and to the way, with and without script @phone @all`, async ({
    page,
    noScript,
  }) => {
    const t = translator(language);
    for (const each of [page, noScript]) {
      await each.goto(at(`/${language}/bookings`));
      await signIn(each, 'matthias@aurore.example');
      await expect(each.getByRole('heading', { level: 1 })).toHaveText(t('Account.Own.Bookings'));
      const coming = each.getByRole('article').filter({ has: each.getByRole('img') });
      await expect(coming).toHaveCount(2);
      const [reference, time] = await Promise.all(
        [coming.first().locator('strong'), coming.first().locator('time > span')].map((part) => part.textContent()),
      );
      await expect(coming.first().getByRole('img')).toHaveAccessibleName(
        t('Account.Own.Code', { reference: reference! }),
      );
      await fits(each);
      const downloaded = each.waitForEvent('download');
      await coming
        .first()
        .getByRole('link', { name: t('Screening.AddToCalendar') })
        .click();
      expect((await downloaded).suggestedFilename()).toMatch(/\.ics$/);
      await coming
        .first()
        .getByRole('link', { name: t('Account.Own.Route') })
        .click();
      await expect(each).toHaveURL(/^http:\/\/ch\./);
      // In the site's own language where it has not that of the account.
      await expect(each.getByRole('main')).toContainText(time!.trim());
      await each.goBack();
      await expect(coming).toHaveCount(2);
    }
  });
}

test('a fault leads to its field, by keyboard', async ({ page }) => {
  await page.goto(at('/fr/register'));
  await page.locator('main button').click();
  const faults = page.getByRole('alert');
  await expect(faults).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(faults.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement?.id);
  expect(['firstName', 'lastName']).toContain(focused);
});

test('everything works without script: sign in, change a name, sign out', async ({ noScript }) => {
  await noScript.goto(at('/en/profile'));
  await signIn(noScript, 'noor@aurore.example');
  await noScript.locator('#lastName').fill('de Vries-Bakker');
  await noScript.getByRole('button', { name: 'Save' }).click();
  await expect(noScript.getByRole('status')).toHaveText('Your changes are saved.');
  await expect(noScript.locator('dl')).toContainText('Noor de Vries-Bakker');
  await noScript.getByRole('link', { name: 'Sign out' }).click();
  await noScript.locator('main button').click();
  await expect(noScript).toHaveURL(new RegExp(`^http://fr\\.aurore\\.localhost:${site.port}/`));
  await noScript.goto(at('/en/profile'));
  await expect(noScript.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

// SPEC 2.56
test('a site may show these pages in a frame, where one stays signed in, and hears how they end', async ({ page }) => {
  await page.goto(at('/fr/profile'));
  await signIn(page, 'camille@aurore.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  await page.goto(`http://nl.aurore.localhost:${site.port}/`);
  const heard = await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    return new Promise((resolve) => {
      addEventListener('message', ({ origin, data }) => resolve({ origin, data: data as unknown }));
      document.body.append(frame);
    });
  }, at('/fr/register'));
  expect(heard).toEqual({ origin: at(''), data: { type: 'register_complete', data: {} } });
});

test.describe('another host', () => {
  test.use({ tolerated: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/] });

  test('cannot show them in a frame', async ({ page }) => {
    const html = `<!doctype html><title>Elsewhere</title><iframe src="${at('/fr/forgotten')}"></iframe>`;
    const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`http://elsewhere.localhost:${(other.address() as AddressInfo).port}/`);
    await refused;
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Mot de passe oublié' })).toHaveCount(0);
    other.close();
  });
});
