import { globSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { request } from '../tests/support/request.ts';
import { withClientService } from './support/clientService.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, hydrated, originOf, test } from './support/test.ts';
import { translate } from './support/translated.ts';

/** An island of React, where it is, and a press that is repeated. */
type Row = {
  readonly path: string;
  /** What it needs of the browser. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
  readonly press: (island: Locator, page: Page) => Promise<void>;
  /** What the island shows after as many presses. */
  readonly shows: (island: Locator, times: number, page: Page) => Promise<void>;
  /** Whether another one of the page shows it, too: what they say is in a store. */
  readonly isShared?: true;
};

const field = (island: Locator) => island.getByRole('textbox');
const chip = (island: Locator) => island.locator('.filters .group a.chip').first();

const ISLANDS: Readonly<Record<string, Row>> = {
  Search: {
    path: '/offres',
    press: async (island, page) => {
      await page.keyboard.press('Escape');
      await island.locator('> a').click();
    },
    shows: (island) => expect(island.getByRole('combobox')).toBeFocused(),
  },
  Locator: {
    path: '/autour-de-moi',
    press: (island) => field(island).fill('Lyon'),
    shows: (island) => expect(island.locator('a[href*="lyon"]').first()).toBeVisible(),
  },
  VoucherCheck: {
    path: '/voucher',
    press: async (island, page) => {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog:modal')).toHaveCount(0);
      await field(island).fill('AURORE-FR-1927');
      await field(island).press('Enter');
    },
    shows: async (island) => {
      await expect(island.locator('[data-outcome] [data-voucher-card]')).toBeAttached();
      await expect(field(island)).toHaveValue('');
    },
  },
  PlanOptions: {
    path: '/cinepass?plan=duo',
    press: (island) => island.getByRole('link', { name: 'Ajouter : Invité' }).click(),
    shows: (island, times) =>
      expect(island.locator('[data-checkout]')).toHaveAttribute('href', new RegExp(`guest%3A${times}$`)),
  },
  SeasonChoice: {
    path: '/saison/silent-live',
    press: (island) => island.locator('.links a').first().click(),
    shows: (island) => expect(island.locator('ol > li').first()).toBeVisible(),
    isShared: true,
  },
  ShowtimeGrid: {
    path: '/cinemas/aurore-paris-grands-boulevards',
    press: (island) => chip(island).click(),
    shows: (island, times) => expect(chip(island)).toHaveAttribute('aria-current', String(times % 2 === 1)),
    isShared: true,
  },
  Calendar: {
    path: '/jours/aurore-paris-grands-boulevards',
    press: async (island) => {
      await island.locator('a[aria-current]').focus();
      await expect(island.locator('a[tabindex="0"]')).toHaveCount(1);
      await island.locator('a[aria-current]').press('ArrowRight');
    },
    shows: (island) => expect(island.locator('a:focus')).toHaveAccessibleName('dimanche 22 novembre'),
  },
  MyList: {
    path: '/ma-liste',
    before: (context) =>
      context.addInitScript(() =>
        localStorage.setItem('aurore:kept', JSON.stringify({ favourites: [], wishlist: ['metropolis-44019'] })),
      ),
    press: (island) => island.locator('.heart').first().click(),
    shows: async (island, times) => {
      // What is removed stays until the visitor leaves.
      await expect(island.locator('[data-list="wishlist"] li')).toHaveCount(1);
      await expect(island.locator('.heart').first()).toHaveAttribute('aria-pressed', String(times % 2 === 0));
    },
    isShared: true,
  },
  EmotionBars: {
    path: '/films/le-cuirasse-potemkine-44008',
    before: async (context) => {
      await signedIn(context);
      await withClientService(context);
    },
    press: (island) => island.locator('[name="loved"]').click(),
    shows: async (island, times) => {
      const given = times % 2;
      await expect(island.locator('[name="loved"]')).toHaveAttribute('aria-pressed', String(given === 1));
      const [, sent] = /"loved":\[0,(\d+)\]/.exec((await island.getAttribute('props'))!)!;
      const shown = async () => Number((await island.locator('dd').first().innerText()).replaceAll(/\D/g, ''));
      await expect.poll(shown).toBe(Number(sent) + given);
    },
    isShared: true,
  },
};

/** Opens a page as if the server had sent an island of it twice. */
async function openTwice(page: Page, path: string, name: string): Promise<void> {
  const { headers, text } = await request(Number(process.env['AURORE_PORT']), 'fr', path);
  const island = new RegExp(`<astro-island[^>]*component-export="${name}"[^]*?</astro-island>`);
  const { 'content-type': type, 'content-security-policy': policy } = headers as Record<string, string>;
  await page.route(originOf('fr') + path, (route) =>
    route.fulfill({
      headers: { 'content-type': type!, 'content-security-policy': policy! },
      body: text.replace(island, '$&$&'),
    }),
  );
  await page.goto(path);
}

/** The islands with a root of React of their own: the actions of a page's controls need none. */
const files = globSync('src/islands/**/*.island.tsx').map((path) => /(\w+)\.island/.exec(path)![1]!);

test('each island of React is among these', () => {
  expect(Object.keys(ISLANDS).toSorted()).toEqual(files.filter((name) => name !== 'Panels').toSorted());
});

for (const [name, { path, before, press, shows, isShared }] of Object.entries(ISLANDS)) {
  // What goes wrong as React takes over (its error 418) fails each test (support/problems.ts).
  test(`${name} takes over what the server sent, twice on a page, and one of them translated`, async ({
    page,
    context,
  }) => {
    await before?.(context);
    // Also one that is woken by nothing: a browser may translate before its script is there.
    const isTranslated = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await isTranslated.promise;
      await route.fallback();
    });
    await openTwice(page, path, name);
    const islands = page.locator(`astro-island[component-export="${name}"]`);
    const [other, translated] = [islands.nth(0), islands.nth(1)];
    const sent = await page.evaluateHandle(() => [...document.querySelectorAll('astro-island > *')]);
    await translate(translated);
    isTranslated.resolve();
    // It is not awake yet: the press must not be lost.
    await press(translated, page);
    await shows(translated, 1, page);
    await other.dispatchEvent('focusin');
    for (const island of [other, translated]) await expect(island).not.toHaveAttribute('ssr');
    if (isShared) await shows(other, 1, page);
    expect(
      await sent.evaluate((elements) => elements.every(({ isConnected }) => isConnected)),
      'nothing is made anew',
    ).toBe(true);

    // The browser translates again what has come back.
    for (const island of [other, translated]) await translate(island);
    await press(translated, page);
    await shows(translated, 2, page);
  });
}

test('an island that has left the page with its day ends', async ({ page }) => {
  await page.goto(ISLANDS['ShowtimeGrid']!.path);
  const island = await (await hydrated(page, 'ShowtimeGrid')).elementHandle();
  await page.locator('.days a:not([aria-current])').first().click();
  await expect(page).toHaveURL(/\/filters\/date-/);
  await expect
    .poll(() => island.evaluate(({ isConnected, childElementCount }) => [isConnected, childElementCount]))
    .toEqual([false, 0]);
});
