import type { Locator, Page } from '@playwright/test';
import { startPlainProvider, type PlainProvider } from '../tests/support/plainProvider.ts';
import { startSite, type RunningSite } from '../tests/support/server.ts';
import { SITE_CODES, type SiteCode } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { withClientService } from './support/clientService.ts';
import { moveHand } from './support/hand.ts';
import { FILES, MISSING, WAYS } from './support/missingScripts.ts';
import { expect, furtherIf, test } from './support/test.ts';

let provider: PlainProvider;
let site: RunningSite;
const originOf = (code: SiteCode) => `http://${code}.aurore.localhost:${site.port}`;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  provider = await startPlainProvider();
  site = await startSite('choices', { FEATURES: 'authentication', OIDC_ISSUER: provider.issuer });
  provider.serve(SITE_CODES.map(originOf));
});
test.afterAll(async () => {
  await site.stop();
  await provider.stop();
});

type AlertWords = { Title: string; Subtitle: string };

const FILM = '/films/le-cuirasse-potemkine-44008';
const dialog = (page: Page): Locator => page.locator('dialog.modal[open]');
const alert = (page: Page): Locator => page.locator('.alerts .alert');
const wish = (page: Page): Locator => page.locator('.hero [name="wish"]');
const emotion = (page: Page, name: string): Locator => page.locator(`#feelings [name="${name}"]`);
const isPressed = (button: Locator, on: boolean) => expect(button).toHaveAttribute('aria-pressed', String(on));

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
  await page.getByLabel('Name').fill('ada');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.locator('.site-header').getByRole('link', { name: 'Mon profil' })).toHaveText(/LA/);
}

/** A layout shift (https://wicg.github.io/layout-instability/), of which TypeScript has no type. */
type Shift = { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };

/** Watches what moves on pages that are opened from now on. Gives a function with the sum of the one that is open. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        // In the header the entry for the client's pass may come now: beside it nothing that is seen moves.
        if (entry.sources.some(({ node }) => node?.parentElement?.closest('main'))) moved.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((a, b) => a + b, 0));
}

/** The slugs of the shows in a part of a page, in its order. */
function posters(page: Page, part: string): Promise<(string | undefined)[]> {
  const links = page.locator(`#${part} .card a`);
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)));
}

/** The wishes that this device knows of. */
async function wishesOfDevice(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => localStorage.getItem('aurore:wished'));
  return (JSON.parse(stored ?? '{}') as { shows?: string[] }).shows ?? [];
}

test.describe('a client’s choices', () => {
  test.use({ tolerated: [/status of 404|ERR_INTERNET_DISCONNECTED/] });

  // SPEC 1.16, 4.34, 7.25
  test('show at once, reach the server and stay', async ({ page, context }) => {
    const account = await withClientService(context);
    await signIn(page, originOf('fr') + FILM);
    await isPressed(wish(page), false);
    await wish(page).click();
    await isPressed(wish(page), true);
    await emotion(page, 'loved').click();
    await isPressed(emotion(page, 'loved'), true);
    await expect.poll(() => account.emotions).toEqual({ 'le-cuirasse-potemkine-44008': 'loved' });
    await page.reload();
    await isPressed(wish(page), true);
    await isPressed(emotion(page, 'loved'), true);
    await emotion(page, 'liked').click();
    await isPressed(emotion(page, 'loved'), false);
    await emotion(page, 'liked').click();
    await isPressed(emotion(page, 'liked'), false);
    await expect.poll(() => account.emotions).toEqual({});
    await expectAccessible(page);

    await page.goto(`${originOf('fr')}/cinemas#all`);
    const heart = page.locator('.heart').first();
    await heart.click();
    await isPressed(heart, true);
    await expect.poll(() => account.favourites).toHaveLength(1);

    await page.goto(`${originOf('fr')}/ma-liste`);
    await expect(page.getByRole('heading', { name: 'Le Cuirassé Potemkine' })).toBeVisible();
    await expect(page.locator('[data-list="favourites"] li')).toHaveCount(1);
    await expect(page.getByText('gardée que sur cet appareil')).toBeHidden();
    await expectAccessible(page);
  });

  // SPEC 9.12
  test('give a film its weight on a cinema’s day, at the first paint of a page that knows them', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    const cinema = `${originOf('fr')}/cinemas/aurore-paris-grands-boulevards`;
    const rows = page.locator('[data-ranks] > [data-row]');
    const slugs = () =>
      rows.evaluateAll((all) => all.map((row) => new URL(row.querySelector('a')!.href).pathname.split('/').at(-1)));
    await page.goto(cinema);
    const before = await slugs();
    const special = (await page.locator('[data-ranks]').getAttribute('data-ranks'))!
      .split(' ')
      .filter((rank) => rank.startsWith('3:')).length;
    const wished = before[10]!;
    expect(special).toBeLessThan(10);
    account.wishlist = [wished];
    // Signing in, and learning of the wish, moves nothing on this page.
    await signIn(page, cinema);
    await expect.poll(() => account.asked).toContain('POST shows');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('aurore:wished')))
      .toContain(JSON.stringify([wished]));
    expect(await slugs()).toEqual(before);

    // The next page shows it among what weighs as much, in place before anything is painted.
    const moved = await watchShifts(page);
    await page.reload();
    const after = await slugs();
    expect(after.indexOf(wished)).toBeLessThanOrEqual(special);
    expect(after.filter((slug) => slug !== wished)).toEqual(before.filter((slug) => slug !== wished));
    await expect(rows.first()).toBeVisible();
    expect(await moved()).toBe(0);

    // Signed out, the page is as everybody's. The cookie says to other sites that somebody is signed in.
    await context.clearCookies({ name: /_session$/ });
    await page.evaluate(() => localStorage.removeItem('aurore:session'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('aurore:wished'))).toContain('"shows":[]');
    await page.reload();
    expect(await slugs()).toEqual(before);
  });

  // SPEC 9.12
  test('give a film its weight among the rows of the home page, at the first paint @all', async ({ page, context }) => {
    const account = await withClientService(context);
    const rows = page.locator('[aria-labelledby="still"] [data-ranks] > [data-row]');
    const slugs = () =>
      rows.evaluateAll((all) => all.map((row) => new URL(row.querySelector('a')!.href).pathname.split('/').at(-1)));
    await page.goto(originOf('fr'));
    const before = await slugs();
    expect(before.length).toBeGreaterThan(4);
    const wished = before.at(-1)!;
    account.wishlist = [wished];
    await signIn(page, `${originOf('fr')}/films`);
    await page.evaluate((slug) => {
      localStorage.setItem('aurore:wished', JSON.stringify({ of: 'ada', shows: [slug] }));
    }, wished);
    // In place before the rows are shown.
    await page.goto(originOf('fr'));
    const after = await slugs();
    expect(after.indexOf(wished)).toBeLessThan(before.length - 1);
    expect(after.filter((slug) => slug !== wished)).toEqual(before.filter((slug) => slug !== wished));
    await expect(rows.first()).toBeVisible();
  });

  // SPEC 9.12
  test('put a film first among the posters of home and of all films, at the first paint @all', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    await page.goto(`${originOf('fr')}/films`);
    const before = await posters(page, 'reserver');
    const wished = before[10]!;
    const onHome = before[3]!;
    account.wishlist = [wished, onHome];
    await signIn(page, `${originOf('fr')}/films`);
    await expect.poll(() => wishesOfDevice(page)).toEqual(expect.arrayContaining([wished, onHome]));
    // Learning of the wishes moves nothing on this page.
    expect(await posters(page, 'reserver')).toEqual(before);

    const moved = await watchShifts(page);
    await page.reload();
    const others = (slug: string | undefined) => slug !== wished && slug !== onHome;
    expect(await posters(page, 'reserver')).toEqual([onHome, wished, ...before.filter(others)]);
    await expect(page.locator('[data-wished-first] > li').first()).toBeVisible();
    expect(await moved()).toBe(0);

    await page.goto(originOf('fr'));
    expect((await posters(page, 'book')).slice(0, 1)).toEqual([onHome]);
    await expect(page.locator('#book [data-wished-first] > li').first()).toBeVisible();
    expect(await moved()).toBe(0);
  });

  for (const [what, button] of [
    ['a wish', wish],
    ['an emotion', (page: Page) => emotion(page, 'loved')],
  ] as const) {
    // SPEC 4.35
    test(`are taken back where the server refuses ${what}, with the name of what it was${furtherIf(what === 'a wish')}`, async ({
      page,
      context,
    }) => {
      const account = await withClientService(context);
      await signIn(page, originOf('fr') + FILM);
      const counts = page.locator('#feelings dd');
      const before = await counts.allTextContents();
      account.answer = 404;
      await button(page).click();
      await expect(alert(page)).toContainText('Le Cuirassé Potemkine est de nouveau comme avant');
      await isPressed(button(page), false);
      expect(await counts.allTextContents()).toEqual(before);
    });
  }

  test('wait while nobody answers, also across pages, and are sent later @all', async ({ page, context }) => {
    const account = await withClientService(context);
    await signIn(page, originOf('fr') + FILM);
    account.answer = 'none';
    await wish(page).click();
    await expect(alert(page)).toContainText('Vous êtes hors ligne');
    await isPressed(wish(page), true);
    await emotion(page, 'liked').click();
    await isPressed(emotion(page, 'liked'), true);
    await page.reload();
    await isPressed(wish(page), true);
    await isPressed(emotion(page, 'liked'), true);
    expect(account.wishlist).toEqual([]);
    account.answer = 200;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => account.wishlist).toEqual(['le-cuirasse-potemkine-44008']);
    await expect.poll(() => Object.values(account.emotions)).toEqual(['liked']);
  });

  // SPEC 4.32, 5.19, 8.8
  test('of favourite cinemas are five at most, and an alert says so', async ({ page, context }) => {
    const account = await withClientService(context);
    account.favourites = ['a', 'b', 'c', 'd', 'e'];
    await signIn(page, `${originOf('fr')}/cinemas#all`);
    const heart = page.locator('.heart').first();
    await heart.click();
    const words = await page.evaluate(
      async () =>
        ((await (await fetch('/assets/i18n/fr.json')).json()) as { Cinemas: { Alert: AlertWords } }).Cinemas.Alert,
    );
    await expect(alert(page)).toContainText(words.Title);
    await expect(alert(page)).toContainText(words.Subtitle.replace('{{count}}', '5'));
    await isPressed(heart, false);
    expect(account.favourites).toHaveLength(5);
  });

  // SPEC 4.32
  test('of a favourite cinema are made and taken back by the same heart, below the limit', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    account.favourites = ['a', 'b', 'c', 'd'];
    await signIn(page, `${originOf('fr')}/cinemas#all`);
    const heart = page.locator('.heart').first();
    const slug = (await heart.getAttribute('value'))!;
    await heart.click();
    await isPressed(heart, true);
    await expect.poll(() => account.favourites).toEqual([slug, 'a', 'b', 'c', 'd']);
    await heart.click();
    await isPressed(heart, false);
    await expect.poll(() => account.favourites).toEqual(['a', 'b', 'c', 'd']);
    await expect(alert(page)).toHaveCount(0);
  });

  // SPEC 2.8
  test('of a favourite cinema lead from the list to it, once they are loaded @all', async ({ page, context }) => {
    const account = await withClientService(context);
    account.favourites = ['aurore-lyon-confluence'];
    await signIn(page, originOf('fr') + FILM);
    await page.goto(`${originOf('fr')}/cinemas`);
    await expect(page).toHaveURL(/\/cinemas\/aurore-lyon-confluence$/);
  });

  test('from two tabs at once are all there @all', async ({ page, context }) => {
    const account = await withClientService(context);
    await signIn(page, `${originOf('fr')}/cinemas#all`);
    const other = await context.newPage();
    await other.goto(`${originOf('fr')}/cinemas#all`);
    await expect(other.locator('.heart').nth(1)).toHaveAttribute('aria-pressed', 'false');
    await Promise.all([page.locator('.heart').nth(0).click(), other.locator('.heart').nth(1).click()]);
    await expect.poll(() => account.favourites.length).toBe(2);
    await page.reload();
    await isPressed(page.locator('.heart').nth(0), true);
    await isPressed(page.locator('.heart').nth(1), true);
  });
});

test.describe('without an account', () => {
  test.use({ tolerated: [MISSING] });

  // SPEC 4.11, 6.2
  test('a heart asks to sign in, and says above its button that no account is needed; stored on the device it stays, and joins the account later', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    account.wishlist = ['metropolis-44019'];
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    // No account is needed: the last button keeps it without.
    const said = dialog(page).getByText('ou sans compte sur cet appareil');
    await expect(said).toBeVisible();
    const button = dialog(page).getByRole('button', { name: 'Garder sur cet appareil' });
    expect((await said.boundingBox())!.y).toBeLessThan((await button.boundingBox())!.y);
    await expect(dialog(page).getByText('Il faut un compte pour continuer.')).toBeHidden();
    await expectAccessible(page);
    await button.click();
    await expect(dialog(page)).toHaveCount(0);
    await isPressed(wish(page), true);
    await expect(alert(page)).toContainText('gardé sur cet appareil');
    await expect(page).toHaveURL(originOf('fr') + FILM);

    // From then on the provider is not asked each time.
    await page.goto(`${originOf('fr')}/cinemas#all`);
    await moveHand(page);
    await page.locator('.heart').first().click();
    await isPressed(page.locator('.heart').first(), true);
    await page.goto(`${originOf('fr')}/ma-liste`);
    await expect(page.locator('[data-list] li')).toHaveCount(2);
    await expect(page.getByText('gardée que sur cet appareil')).toBeVisible();
    await expectAccessible(page);
    expect(account.asked).toEqual([]);

    await signIn(page, originOf('fr') + FILM);
    await isPressed(wish(page), true);
    await expect.poll(() => account.wishlist).toEqual(['le-cuirasse-potemkine-44008', 'metropolis-44019']);
    await expect.poll(() => account.favourites).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('aurore:kept'))).toBeNull();
  });

  // SPEC 8.21
  test('a browser that cannot keep secrets says so, and asks the provider nothing', async ({ context }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).origin));
    for (const [lack, words] of [
      [() => Object.defineProperty(window, 'isSecureContext', { value: false }), 'par une adresse sécurisée'],
      [() => Object.defineProperty(crypto, 'subtle', { value: undefined }), 'trop ancien'],
    ] as const) {
      const page = await context.newPage();
      await page.addInitScript(lack);
      await page.goto(originOf('fr') + FILM);
      await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
      await expect(alert(page).last()).toContainText(words);
    }
    expect(asked).not.toContain(provider.issuer);
  });

  test('in a browser that refuses to store anything, keeping and signing in say so @all', async ({ page }) => {
    await page.addInitScript(() => {
      const refused = {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refused);
    });
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    await dialog(page).getByRole('button', { name: 'Garder sur cet appareil' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(alert(page)).toContainText('Rien n’a été gardé.');
    await isPressed(wish(page), false);
    await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
    await expect(alert(page).last()).toContainText('refuse les cookies et les données');
    await expect(page).toHaveURL(originOf('fr') + FILM);
  });

  test('what is stored on the device in two tabs is all there @all', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    await dialog(page).getByRole('button', { name: 'Garder sur cet appareil' }).click();
    await isPressed(wish(page), true);
    for (const [tab, film] of [
      [page, 'sherlock-junior-44007'],
      [other, 'metropolis-44019'],
    ] as const) {
      await tab.goto(`${originOf('fr')}/films/${film}`);
      await moveHand(tab);
      await isPressed(wish(tab), false);
    }
    await wish(other).click();
    await isPressed(wish(other), true);
    await wish(page).click();
    await isPressed(wish(page), true);
    await page.goto(`${originOf('fr')}/ma-liste`);
    await expect(page.locator('[data-list="wishlist"] li')).toHaveCount(3);
  });

  // The entry of a panel outlives the reload of its page.
  test('a heart asks to sign in after a reload with an open panel, too @all', async ({ page }) => {
    await page.goto(originOf('fr') + FILM);
    await moveHand(page);
    await page.locator('#content a[data-modal]').first().click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => (history.state as { modal?: string } | null)?.modal)).toBeTruthy();
    await page.reload();
    await wish(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Garder sur cet appareil' })).toBeVisible();
  });

  test('an emotion cannot be stored on the device @all', async ({ page }) => {
    await page.goto(originOf('fr') + FILM);
    await emotion(page, 'loved').click();
    await expect(dialog(page).getByText('Il faut un compte pour continuer.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Garder sur cet appareil' })).toBeHidden();
  });

  // SPEC 4.20, 9.33
  test('what was pressed is done after signing in beside the page, by keyboard', async ({ page, context }) => {
    const account = await withClientService(context);
    await page.goto(originOf('fr') + FILM);
    await page.keyboard.press('Tab');
    await wish(page).focus();
    await page.keyboard.press('Enter');
    const link = dialog(page).getByRole('link', { name: 'Se connecter' });
    await link.focus();
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const provided = await popup;
    await provided.getByLabel('Name').fill('ada');
    expect(await provided.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600]);
    await provided.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(wish(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(originOf('fr') + FILM);
    await expect.poll(() => account.wishlist).toEqual(['le-cuirasse-potemkine-44008']);
    await expect.poll(() => provided.isClosed()).toBe(true);
  });

  test('what was pressed is done after signing in in this window, where the browser blocks another @all', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
    await page.getByLabel('Name').fill('ada');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page).toHaveURL(originOf('fr') + FILM);
    await isPressed(wish(page), true);
    await expect.poll(() => account.wishlist).toEqual(['le-cuirasse-potemkine-44008']);
  });

  test('what was pressed is done once another tab has signed in, and the panel closes @all', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await signIn(await context.newPage(), `${originOf('fr')}/films/metropolis-44019`);
    await expect(dialog(page)).toHaveCount(0);
    await isPressed(wish(page), true);
    await expect(page).toHaveURL(originOf('fr') + FILM);
    await expect.poll(() => account.wishlist).toEqual(['le-cuirasse-potemkine-44008']);
  });

  test('a provider that cuts its window off from the page signs in all the same @all', async ({ page, context }) => {
    const account = await withClientService(context);
    provider.cutsOff = true;
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    const popup = page.waitForEvent('popup');
    await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
    const provided = await popup;
    await provided.getByLabel('Name').fill('ada');
    provider.cutsOff = false;
    // To the page, the window seems to be closed.
    await expect(alert(page)).toContainText('fermée avant la fin');
    await provided.getByRole('button', { name: 'Enter' }).click();
    await expect(wish(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => account.wishlist).toEqual(['le-cuirasse-potemkine-44008']);
  });

  // SPEC 4.9, 8.14
  test('a popup that is closed leaves everything as it was, and says so', async ({ page }) => {
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    const popup = page.waitForEvent('popup');
    await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await (await popup).close();
    await expect(alert(page)).toContainText('fermée avant la fin');
    await isPressed(wish(page), false);
  });

  test('an empty list says how to fill it @all', async ({ page, noScript }) => {
    await page.goto(`${originOf('fr')}/ma-liste`);
    await expect(page.getByText('Touchez le cœur')).toBeVisible();
    await expectAccessible(page);
    await noScript.goto(`${originOf('fr')}/ma-liste`);
    await expect(noScript.locator('main noscript p')).toBeVisible();
    await noScript.goto(originOf('fr') + FILM);
    await noScript.locator('.hero [name="wish"]').click();
    await expect(noScript).toHaveURL(/\/connexion\?wish=le-cuirasse-potemkine-44008$/);
  });

  test('a list takes what another tab adds, and says when it does not come @all', async ({ page, context }) => {
    const films = page.locator('[data-list="wishlist"] li');
    await page.goto(`${originOf('fr')}/offres`);
    await page.evaluate(() => localStorage.setItem('aurore:kept', '{"favourites":[],"wishlist":["metropolis-44019"]}'));
    await page.goto(`${originOf('fr')}/ma-liste`);
    await expect(films).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(originOf('fr') + FILM);
    await moveHand(other);
    await wish(other).click();
    await expect(films).toHaveCount(2);
    await expect(films.first()).toContainText('Le Cuirassé Potemkine');
    // What is removed stays until the visitor leaves.
    await wish(other).click();
    await isPressed(films.first().locator('.heart'), false);
    await WAYS.missing(page, '**/fragments/fr/wishlist/**');
    await page.reload();
    await expect(page.getByText('n’a pas pu être chargée')).toBeVisible();
    await expect(films).toHaveCount(0);
  });

  test('what was sent by a heart whose script did not come is done after signing in, on its page @all', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    await WAYS.missing(page);
    await page.goto(originOf('fr') + FILM);
    await wish(page).click();
    await expect(page).toHaveURL(/\/connexion\?wish=/);
    await page.unroute(FILES);
    await page.reload();
    await page.locator('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.getByLabel('Name').fill('ada');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page).toHaveURL(originOf('fr') + FILM);
    await isPressed(wish(page), true);
    await expect.poll(() => account.wishlist).toEqual(['le-cuirasse-potemkine-44008']);
  });
});

test.describe('frames', () => {
  const frame = (page: Page): Locator => page.locator('dialog.auth-frame[open]');
  const PAGE = `<!doctype html><html lang="fr"><title>Page</title><body><button>Done</button><script>
    document.querySelector('button').onclick = () => parent.postMessage({ type: 'register_complete', data: {} }, '*');
  </script>`;

  // SPEC 3.53, 4.15, 4.18, 4.20
  test('who is not registered registers, and a forged message changes nothing', async ({ page, context }) => {
    const account = await withClientService(context);
    account.registered = false;
    await context.route(/\/\/accounts\.[^/]+\/fr\/register/, (route) =>
      route.fulfill({ contentType: 'text/html', body: PAGE }),
    );
    await signIn(page, originOf('fr') + FILM);
    await expect(frame(page)).toBeVisible();
    const box = (await frame(page).boundingBox())!;
    expect([box.width, box.height]).toEqual([1280, 800]);
    await expect(frame(page).getByRole('button', { name: 'Plus tard' })).toHaveCount(0);
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
    await expect(frame(page)).toBeVisible();
    await page.evaluate(() => postMessage({ type: 'register_complete', data: {} }, '*'));
    await page.evaluate(() => {
      const own = document.createElement('iframe');
      document.body.append(own);
      own.contentWindow!.parent.postMessage({ type: 'register_complete' }, '*');
    });
    await expect(frame(page)).toBeVisible();
    account.registered = true;
    const before = account.asked.length;
    await frame(page).frameLocator('iframe').getByRole('button', { name: 'Done' }).click();
    await expect(frame(page)).toHaveCount(0);
    // The client is asked for again.
    await expect.poll(() => account.asked.slice(before)).toContain('GET ');
  });

  // SPEC 4.29, 8.11, 8.18
  test('once the provider knows nobody, the frame’s address is asked for without a token, and one is signed out here', async ({
    page,
    context,
  }) => {
    const account = await withClientService(context);
    await signIn(page, originOf('fr') + FILM);
    account.registered = false;
    await context.clearCookies({ domain: 'login.aurore.localhost' });
    // The tokens are over after the client has been answered, and can be had again from a frame alone.
    await page.route(/\/api\/client\/[^/]+\/shows/, async (route) => {
      await page.evaluate(() => {
        const { refreshToken, ...session } = JSON.parse(localStorage.getItem('aurore:session')!) as object & {
          refreshToken: string;
        };
        localStorage.setItem('aurore:session', JSON.stringify({ ...session, expiresAt: 0 }));
        return refreshToken;
      });
      return route.fallback();
    });
    const inFrame = page.waitForRequest((request) => request.url().includes('prompt=none'));
    const asked = page.waitForRequest(/\/\/accounts\.[^/]+\/api\/[^/]+\/webview$/);
    await page.reload();
    await inFrame;
    expect(await (await asked).headerValue('authorization')).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('aurore:session'))).toBeNull();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('aurore_session');
  });

  // SPEC 3.53, 4.17
  test('is a page of its own where the accounts are on another domain @all', async ({ page, context }) => {
    const elsewhere = 'http://accounts.elsewhere.localhost:4999';
    const other = await startSite('choices-elsewhere', {
      FEATURES: 'authentication',
      OIDC_ISSUER: provider.issuer,
      ACCOUNTS_ORIGIN: elsewhere,
    });
    provider.serve([`http://fr.aurore.localhost:${other.port}`]);
    const account = await withClientService(context);
    account.registered = false;
    await context.route(`${elsewhere}/fr/register`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await page.goto(`http://fr.aurore.localhost:${other.port}${FILM}`);
    await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
    await page.getByLabel('Name').fill('ada');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page).toHaveURL(`${elsewhere}/fr/register`);
    await expect(frame(page)).toHaveCount(0);
    provider.serve(SITE_CODES.map(originOf));
    await other.stop();
  });

  // SPEC 4.16, 4.18
  test('who has not proved the address is asked to, and may do so later @all', async ({ page, context }) => {
    const account = await withClientService(context);
    account.emailVerify = false;
    await context.route(/\/\/accounts\.[^/]+\/fr\/mail/, (route) =>
      route.fulfill({ contentType: 'text/html', body: PAGE }),
    );
    await signIn(page, originOf('fr') + FILM);
    await expect(frame(page)).toBeVisible();
    await frame(page).getByRole('button', { name: 'Plus tard' }).click();
    await expect(frame(page)).toHaveCount(0);
    await page.reload();
    await isPressed(wish(page), false);
    await expect(frame(page)).toHaveCount(0);
  });
});
