import type { BrowserContext, Page } from '@playwright/test';
import { bundle } from '../src/bundling/bundle.ts';
import { copyHtml, type OfflineWords } from '../src/markup/offline.ts';
import { startPlainProvider, type PlainProvider } from '../tests/support/plainProvider.ts';
import { freePort, startSite, type RunningSite } from '../tests/support/server.ts';
import { SITE_CODES } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { withClientService } from './support/clientService.ts';
import { moveHand } from './support/hand.ts';
import { letItBeKept, noteOf, poll, UNREACHED } from './support/offline.ts';
import { SCREENS } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { expect, originOf, test } from './support/test.ts';

const booking = (page: Page) => page.locator('a.ticket[href]');

test.use({ serviceWorkers: 'allow', tolerated: [UNREACHED] });

/** Checks that a page says when it was seen: between these instants, in the visitor's own time zone and language. */
async function expectAge(page: Page, from: number, until: number, language: string): Promise<void> {
  const time = noteOf(page).locator('time');
  const seen = (await time.getAttribute('datetime'))!;
  expect(Date.parse(seen)).toBeGreaterThanOrEqual(from);
  expect(Date.parse(seen)).toBeLessThanOrEqual(until);
  const words = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Los_Angeles',
  });
  await expect(time).toHaveText(words.format(Date.parse(seen)));
}

/** The note on an open page whose tickets could not be refreshed. */
const stale = (page: Page) => page.locator('.stale-note');
const states = (page: Page) =>
  page.locator('a.ticket').evaluateAll((all: Element[]) => all.map((each) => each.getAttribute('class')));

/**
 * Waits until the script for that note is there. Its words are in the page for pages never seen, which is kept by then.
 */
async function watched(page: Page): Promise<void> {
  await poll(page, () =>
    Promise.resolve(performance.getEntriesByType('resource').some(({ name }) => /\/readLater\.[^/]*\.js$/.test(name))),
  );
}

/** Matches the words with any time between these instants, in the visitor's own time zone. */
function saidSince(from: number, until: number, words: string): RegExp {
  const format = new Intl.DateTimeFormat('fr-FR', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Los_Angeles',
  });
  const moments = new Set([from, until].map((each) => `${format.format(each)}.`));
  return new RegExp(`^(?:${[...moments].map((moment) => words.replace('#', moment)).join('|')})$`);
}

async function expectUnknownSeats(page: Page): Promise<void> {
  await expect(page.locator('.ticket:visible').first()).toBeAttached();
  await expect(booking(page)).toHaveCount(0);
  await expect(page.locator('.ticket:is(.available, .next, .started, .soldout, .locked)')).toHaveCount(0);
  await expect(page.locator('.ticket em').filter({ hasNotText: 'Places inconnues hors ligne' })).toHaveCount(0);
}

test('before somebody does something there is no worker', async ({ page }) => {
  await page.goto(SCREENS.cinema);
  await settled(page);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await letItBeKept(page);
  expect(await workers()).toBe(1);
});

test('a programme is read offline as it was seen, saying so, with no seats to book', async ({ page, context }) => {
  const begun = Date.now();
  await page.goto(SCREENS.cinema);
  await letItBeKept(page);
  const ended = Date.now();
  const title = await page.locator('h1').textContent();
  await expect(booking(page).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(title!);
  await expect(noteOf(page)).toContainText('Hors ligne. Telle que vue à');
  await expectAge(page, begun, ended, 'fr-FR');
  await expectUnknownSeats(page);
  // The page's own script does not change their status either.
  await page.evaluate(() => document.dispatchEvent(new Event('aurore:tickets')));
  await expectUnknownSeats(page);
  await expectAccessible(page);

  await context.setOffline(false);
  await noteOf(page).getByRole('link', { name: 'Réessayer' }).click();
  await expect(booking(page).first()).toBeVisible();
  await expect(noteOf(page)).toHaveCount(0);
});

test('a copy has every booking closed, whatever its state, and what its visitor saw for its content', async ({
  page,
}) => {
  const words = { offline: 'Offline.', why: '', unknown: 'Seats <unknown>', again: 'Again' } as OfflineWords;
  const own =
    '<ul><li data-at="29" data-v="vf"><a class="ticket next" href="/V1S1/booking" target="_blank" aria-describedby="tab">' +
    '<b>20:15</b><em>In 25 min</em></a><a class="about" href="/V1S1">About</a></li>' +
    '<li data-at="30"><a class="ticket soldout" data-href="/V1S2/booking"><b>20:30</b><em>Sold out</em></a></li></ul>' +
    '<a class="book available" href="/V1S3/booking"><strong>Book</strong> <em></em></a>' +
    '<a href="/V1S4/booking" data-r="V1S4">Book</a><span data-state>Sold out</span><em>loud</em>';
  await page.setContent(
    copyHtml(
      '<!DOCTYPE html><html lang="en"><body><main id="content"><p>Empty</p></main></body></html>',
      { own, note: { seen: 'Seen.', path: '/films', words } },
      '',
      await bundle('src/offline/copyScript.ts'),
    ),
  );
  const main = page.locator('main');
  await expect(main).toHaveText(
    'Offline. Seen. Again20:15Seats <unknown>About20:30Seats <unknown>Book Seats <unknown>BookSeats <unknown>loud',
  );
  await expect(main.locator('> :first-child')).toHaveId('offline-note');
  const closed = main.locator('a[role="link"][aria-disabled="true"][aria-describedby="offline-note"]');
  await expect(closed).toHaveCount(4);
  await expect(main.locator('[href*="booking"], [data-href], [target]')).toHaveCount(0);
  expect(await closed.evaluateAll((all: Element[]) => all.map(({ className }) => className))).toEqual([
    'ticket unknown',
    'ticket unknown',
    'book unknown',
    '',
  ]);
});

test('what was never seen says so and lists what was, in its language', async ({ page, context }) => {
  await page.goto(SCREENS.film);
  await letItBeKept(page);
  await page.goto(`${originOf('fr')}/en/movies-events`);
  await letItBeKept(page);
  const title = await page.title();

  await context.setOffline(true);
  await page.goto(`${originOf('fr')}/en/cinemas`);
  await expect(page).toHaveURL(/\/en\/cinemas$/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.locator('h1')).toHaveText('No connection');
  const entries = page.locator('#offline-pages li');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(title);
  await expect(entries.first()).toContainText(/As seen at \d/);
  await expectAccessible(page);

  await entries.last().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${SCREENS.film}$`));
  await expect(noteOf(page)).toBeVisible();

  await page.goto('/cinemas');
  await expect(page.locator('h1')).toHaveText('Pas de connexion');
});

test('an open page that loses the network says how old its tickets are, and is well again with it', async ({
  page,
  context,
}) => {
  const begun = Date.now();
  await page.goto(SCREENS.home);
  await letItBeKept(page);
  await watched(page);
  const before = await states(page);

  await context.setOffline(true);
  await expect(stale(page)).toHaveText(
    saidSince(begun, Date.now(), 'État des places\u00A0: # Pas d’actualisation depuis.'),
  );
  // It is at the bottom of the window, wherever the page is scrolled to.
  await expect(stale(page)).toBeInViewport();
  expect(await states(page)).toEqual(before);
  await expectAccessible(page);

  const statuses = Promise.withResolvers<void>();
  await page.route('**/statuses/**', async (route) => {
    await statuses.promise;
    await route.continue();
  });
  await context.setOffline(false);
  // Being online again does not mean that there was an answer.
  await expect(stale(page)).toBeVisible();
  statuses.resolve();
  await expect(stale(page)).toHaveCount(0);
  expect(await states(page)).toEqual(before);
});

test('what is asked for in vain, too, and what is in a panel says so there @all', async ({ page }) => {
  const begun = Date.now();
  await page.goto(SCREENS.film);
  await letItBeKept(page);
  await watched(page);
  await page.locator('.tickets .about').first().click();
  await expect(page.locator('dialog.modal[open] [data-panel]')).toBeVisible();

  await page.route('**/statuses/**', (route) => route.abort('connectionrefused'));
  const panel = page.locator('dialog.modal[open] .stale-note');
  await expect
    .poll(async () => {
      // Again until the page listens.
      await page.evaluate(() => document.dispatchEvent(new Event('aurore:refresh')));
      return panel.isVisible();
    })
    .toBe(true);
  await expect(panel).toHaveText(saidSince(begun, Date.now(), 'État des places\u00A0: # Pas d’actualisation depuis.'));
  await page.keyboard.press('Escape');
  await expect(page.locator('main > .stale-note')).toBeVisible();

  await page.unroute('**/statuses/**');
  await page.evaluate(() => document.dispatchEvent(new Event('aurore:refresh')));
  await expect(stale(page)).toHaveCount(0);
});

for (const [site, path, words] of [
  ['fr', '/en/cinemas/aurore-paris-grands-boulevards', /^Seats as of \d.*\. Not refreshed since\.$/],
  ['ch', '/de', /^Stand der Plätze: \d.*\. Seither nicht aktualisiert\.$/],
  ['nl', '/', /^Stand van de plaatsen: \d.*\. Sindsdien niet bijgewerkt\.$/],
] as const) {
  test(`an open page that loses the network says so on ${site}${path} @all`, async ({ page, context }) => {
    await page.goto(originOf(site) + path);
    await letItBeKept(page);
    await watched(page);
    await context.setOffline(true);
    await expect(stale(page)).toHaveText(words);
  });
}

test('an open page that could not load those words asks for them once the network is back @all', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { fetch, caches } = window;
    const isWords = (asked: unknown) => String(asked).endsWith('/hors-ligne');
    const match = caches.match.bind(caches);
    caches.match = (asked) => (isWords(asked) ? Promise.resolve(undefined) : match(asked));
    let isBack = false;
    addEventListener('online', () => void (isBack = true), { once: true });
    window.fetch = async (asked, options) => {
      if (!isWords(asked)) return fetch(asked, options);
      document.documentElement.dataset['words'] = isBack ? 'asked' : 'refused';
      if (!isBack) throw new TypeError('Failed to fetch');
      const words = await (await fetch(asked, options)).text();
      document.documentElement.dataset['words'] = 'come';
      return new Response(words);
    };
  });
  await page.goto(SCREENS.home);
  await moveHand(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-words', 'refused');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(root).toHaveAttribute('data-words', 'come');
  await context.setOffline(true);
  await expect(stale(page)).toHaveText(/^État des places/);
});

test('with the server gone it is the same; switched off, the worker ends itself @all', async ({ page }) => {
  const port = String(await freePort());
  const address = `http://fr.aurore.localhost:${port}${SCREENS.cinema}`;
  const first = await startSite('offline', { PORT: port });
  try {
    await page.goto(address);
    await letItBeKept(page);
  } finally {
    await first.stop();
  }
  await page.goto(address);
  await expect(noteOf(page)).toContainText('Telle que vue à');
  await expectUnknownSeats(page);

  const second = await startSite('offline-off', { PORT: port, OFFLINE: 'off' });
  try {
    await page.goto(address);
    await expect(booking(page).first()).toBeVisible();
    await poll(page, async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length === 0 && (await caches.keys()).length === 0;
    });
  } finally {
    await second.stop();
  }
});

test.describe('one’s own list', () => {
  let provider: PlainProvider;
  let site: RunningSite;
  test.beforeAll(async () => {
    provider = await startPlainProvider();
    site = await startSite('offline-list', { FEATURES: 'authentication', OIDC_ISSUER: provider.issuer });
    provider.serve(SITE_CODES.map((code) => `http://${code}.aurore.localhost:${site.port}`));
  });
  test.afterAll(async () => {
    await site.stop();
    await provider.stop();
  });

  async function openList(page: Page): Promise<void> {
    await page.goto(`http://fr.aurore.localhost:${site.port}/ma-liste`);
    await expect(page.locator('[data-list="wishlist"] li')).toHaveCount(1);
  }
  const isOwnKept = async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('aurore-own-'));
    return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
  };

  async function signIn(page: Page, context: BrowserContext): Promise<void> {
    await withClientService(context);
    await page.goto(`http://fr.aurore.localhost:${site.port}${SCREENS.film}`);
    await page.locator('.site-header').getByRole('link', { name: 'Créer un compte' }).click();
    await page.getByLabel('Name').fill('ada');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.locator('.site-header').getByRole('link', { name: 'Mon profil' })).toHaveText(/LA/);
  }

  test('is read offline, and is forgotten with the sign-out @all', async ({ page, context }) => {
    await signIn(page, context);
    await page.locator('.hero [name="wish"]').click();
    await expect(page.locator('.hero [name="wish"]')).toHaveAttribute('aria-pressed', 'true');
    await openList(page);
    await letItBeKept(page);
    await poll(page, isOwnKept);

    await context.setOffline(true);
    await page.reload();
    await expect(noteOf(page)).toContainText('Telle que vue à');
    await expect(page.locator('[data-list="wishlist"] li')).toHaveCount(1);
    await expect(page.locator('[data-failed]')).toBeHidden();

    await context.setOffline(false);
    await page.reload();
    await page.locator('.site-header').getByRole('link', { name: 'Mon profil' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.locator('.site-header').getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await expect.poll(() => page.evaluate(isOwnKept)).toBe(false);
  });
});
