import { gzipSync } from 'node:zlib';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { withClientService } from './support/clientService.ts';
import { FILES, MISSING, WAYS } from './support/missingScripts.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, originOf, test } from './support/test.ts';
import { translate } from './support/translated.ts';

/** Hearts on cards: the server's buttons, which React takes over once one is in reach (decision 62). */
const HOME = originOf('fr');
const hearts = (page: Page, slug: string) => page.locator(`.heart[value="${slug}"]`);
/**
 * The heart of a film, scrolled to. Of a card that is off the screen (`content-visibility`) Chromium may still have the style of
 * before wishes were put first, in which it is invisible.
 */
async function reached(page: Page, slug: string): Promise<Locator> {
  await hearts(page, slug).scrollIntoViewIfNeeded();
  return hearts(page, slug);
}
const root = (page: Page) => page.locator('astro-island[component-export="Panels"]');

/** Has the browser know a wish, which is on the device. */
async function wishing(context: BrowserContext, slug: string): Promise<void> {
  await context.addInitScript((wished) => {
    localStorage.setItem('aurore:kept', JSON.stringify({ favourites: [], wishlist: [wished] }));
    localStorage.setItem('aurore:wished', JSON.stringify({ of: '', shows: [wished], cinemas: [] }));
  }, slug);
}

/** The first film on the home page. */
async function firstFilm(page: Page): Promise<string> {
  await page.goto(HOME);
  return (await page.locator('.heart').first().getAttribute('value'))!;
}

test('hearts show what is known without React, which comes when one is pointed at, and not for who scrolls', async ({
  page,
  context,
}) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  const slug = await firstFilm(page);
  await wishing(context, slug);
  await page.goto(HOME);
  await expect(hearts(page, slug)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.heart[aria-pressed="true"]')).toHaveCount(1);
  expect(scripts).toEqual([]);

  await page.mouse.wheel(0, 600);
  await page.mouse.move(5, 300);
  const account = page.waitForResponse(/\/account\.[\w-]+\.js$/);
  await page.mouse.move(5, 310);
  await account;
  await expect(root(page)).toHaveAttribute('ssr');

  await (await reached(page, slug)).hover();
  await expect(root(page)).not.toHaveAttribute('ssr');
  await expect(hearts(page, slug)).toHaveAttribute('title', /^Retirer/);
  await (await reached(page, slug)).click();
  await expect(hearts(page, slug)).toHaveAttribute('aria-pressed', 'false');
  // React, the account and the actions.
  const weights = await Promise.all(scripts);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(110_000);
});

test('all hearts of a film are one, by keyboard, in a translated page and in other tabs', async ({ page, context }) => {
  const slug = await firstFilm(page);
  await page.evaluate(() => localStorage.setItem('aurore:kept', JSON.stringify({ favourites: [], wishlist: [] })));
  await page.reload();
  // The same film in a list that a script adds.
  await page.evaluate(() =>
    document.querySelector('.card')!.parentElement!.after(document.querySelector('.card')!.cloneNode(true)),
  );
  await translate(page.locator('body'));
  const [first, second] = [hearts(page, slug).first(), hearts(page, slug).last()];
  await first.focus();
  await page.keyboard.press('Space');
  for (const heart of [first, second]) await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(root(page)).not.toHaveAttribute('ssr');
  await expect(first).toBeFocused();

  const other = await context.newPage();
  await other.goto(HOME);
  await expect(hearts(other, slug)).toHaveAttribute('aria-pressed', 'true');
  await (await reached(other, slug)).click();
  for (const heart of [hearts(other, slug), first, second])
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await second.press('Enter');
  for (const heart of [hearts(other, slug), first, second]) await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a client’s emotion is known before it is answered, and changes in all tabs', async ({ page, context }) => {
  const slug = 'le-cuirasse-potemkine-44008';
  await signedIn(context);
  const account = await withClientService(context);
  account.emotions = { [slug]: 'loved' };
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  account.held = held;
  await page.goto(`${HOME}/offres`);
  await page.evaluate((film) => {
    const emotions = { [film]: 'loved' };
    localStorage.setItem('aurore:wished', JSON.stringify({ of: 'ada', shows: [], cinemas: [], emotions }));
  }, slug);
  const other = await context.newPage();
  const pressed = (tab: Page, name: string) =>
    expect(tab.locator(`#feelings [name="${name}"]`)).toHaveAttribute('aria-pressed', 'true');
  for (const tab of [page, other]) {
    await tab.goto(`${HOME}/films/${slug}`);
    await pressed(tab, 'loved');
    await expect(tab.locator('astro-island[component-export="EmotionBars"]')).toHaveAttribute('ssr');
  }
  answer();
  await other.locator('#feelings [name="liked"]').click();
  await expect.poll(() => account.emotions).toEqual({ [slug]: 'liked' });
  for (const tab of [page, other]) {
    await pressed(tab, 'liked');
    await expect(tab.locator('#feelings [aria-pressed="true"]')).toHaveCount(1);
  }
});

test.describe('hearts whose React does not come', () => {
  test.use({ tolerated: [MISSING] });

  test('show a press all the same', async ({ page, context }) => {
    const slug = await firstFilm(page);
    await wishing(context, slug);
    await WAYS.missing(page, '**/_astro/client.*.js');
    await page.goto(HOME);
    await (await reached(page, slug)).click();
    await expect(hearts(page, slug)).toHaveAttribute('aria-pressed', 'false');
    await expect(root(page)).toHaveAttribute('ssr');
  });

  test('kept on the device, show a press before the script that stores it, and take it back without', async ({
    page,
    context,
  }) => {
    const slug = await firstFilm(page);
    await wishing(context, 'metropolis-44019');
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/_astro/account.*.js', async (route) => {
      ask();
      await held;
      await route.fulfill({ status: 404, body: 'No such file.\n' });
    });
    // The page stays, as browsers keep it for Back.
    await page.route('**/connexion?*', (route) => route.abort('aborted'));
    await page.goto(HOME);
    await (await reached(page, slug)).click();
    await asked;
    await expect(hearts(page, slug)).toHaveAttribute('aria-pressed', 'true');
    const sent = page.waitForRequest(`${HOME}/connexion?wish=${slug}`);
    answer();
    await sent;
    await expect(hearts(page, slug)).toHaveAttribute('aria-pressed', 'false');
  });

  test('kept on the device, store a press on the next page where the visitor goes on before that script @all', async ({
    page,
    context,
  }) => {
    const slug = await firstFilm(page);
    await wishing(context, 'metropolis-44019');
    let isHeld = true;
    // A route that is taken away would let go what it holds.
    await page.route('**/_astro/account.*.js', async (route) => {
      if (!isHeld) await route.continue();
    });
    await page.goto(HOME);
    await (await reached(page, slug)).click();
    await expect(hearts(page, slug)).toHaveAttribute('aria-pressed', 'true');
    isHeld = false;
    // The next page can say what it was about.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const left = await page.evaluate(() => sessionStorage.getItem('aurore:pending'));
    expect(JSON.parse(left!)).toEqual({ change: { kind: 'wish', slug, on: true }, title: expect.stringMatching(/./) });
    await page.goto(`${HOME}/ma-liste`);
    await expect(page.locator('[data-list] li')).toHaveCount(2);
  });

  test('nor does that of emotions, which show each press @all', async ({ page, context }) => {
    await signedIn(context);
    await withClientService(context);
    await WAYS.missing(page, '**/_astro/client.*.js');
    await page.goto(`${HOME}/films/le-cuirasse-potemkine-44008`);
    const loved = page.locator('#feelings [name="loved"]');
    for (const on of [true, false]) {
      await loved.click();
      await expect(loved).toHaveAttribute('aria-pressed', String(on));
      await expect(page.locator('astro-island[component-export="EmotionBars"]')).toHaveAttribute('data-unloaded');
    }
  });

  test('lead to signing in where no script comes at all', async ({ page }) => {
    const slug = await firstFilm(page);
    await WAYS.missing(page, FILES);
    await page.goto(HOME);
    await hearts(page, slug).press('Space');
    await expect(page).toHaveURL(`${HOME}/connexion?wish=${slug}`);
  });
});
