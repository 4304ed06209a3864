import type { BrowserContext, Locator, Page } from '@playwright/test';
import { withClientService, type Account } from './support/clientService.ts';
import { MISSING, WAYS } from './support/missingScripts.ts';
import { signedIn } from './support/signedIn.ts';
import { expect, furtherIf, originOf, test } from './support/test.ts';
import { withThirdParties } from './support/thirdPartySite.ts';
import { translate } from './support/translated.ts';

/**
 * What React renders in a page's one root (decision 70): each part in a page that the browser has translated before and after
 * it came, twice where there can be two, with what another tab changes, and where React does not come. Hearts have tests of
 * their own (hearts.test.ts).
 */
type Part = {
  readonly path: string;
  /** Whether it is of a site that has something to allow. */
  readonly allows?: true;
  /** What it needs of the browser. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
  /** Has it shown. */
  readonly open: (page: Page) => Promise<void>;
  /** Where it is, once it is shown. */
  readonly part: (page: Page) => Locator;
  /** Has what it shows change, once it is translated. */
  readonly change: (page: Page) => Promise<void>;
  /** What there is instead without React, unless it is the page as it came. */
  readonly without?: (page: Page) => Promise<void>;
};

const { origin } = withThirdParties();

const FILM = '/films/le-cuirasse-potemkine-44008';
const header = (page: Page) => page.locator('.site-header');
const dialog = (page: Page) => page.locator('dialog.modal[open]');
const alert = (page: Page) => page.locator('.alerts .alert');
const openProfile = (page: Page) => header(page).getByRole('link', { name: 'Mon profil' }).click();

async function asClient(context: BrowserContext): Promise<Account> {
  await signedIn(context);
  return withClientService(context);
}

/** Signs out of a page in another tab. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${originOf('fr')}/robots.txt`);
  await other.evaluate(() => localStorage.removeItem('aurore:session'));
  await other.close();
}

const PARTS: Readonly<Record<string, Part>> = {
  alerts: {
    path: '/cinemas#all',
    before: (context) =>
      context.addInitScript(() => {
        const kept = { favourites: ['a', 'b', 'c', 'd', 'e'], wishlist: [] };
        localStorage.setItem('aurore:kept', JSON.stringify(kept));
      }),
    open: (page) => page.locator('.heart').first().click(),
    part: alert,
    change: async (page) => {
      // Another waits behind it.
      await page.locator('.heart').nth(1).click();
      for (const left of [1, 0]) {
        await alert(page).getByRole('button').click();
        await expect(alert(page)).toHaveCount(left);
      }
      // What was shown as it was pressed is taken back.
      await expect(page.locator('.heart[aria-pressed="true"]')).toHaveCount(0);
    },
    without: async (page) => {
      const said = page.waitForEvent('dialog');
      void page
        .locator('.heart')
        .first()
        .click()
        .catch(() => {});
      const own = await said;
      expect(own.message()).toContain('5');
      await own.accept();
    },
  },
  'the profile': {
    // It has one of its own.
    path: '/connexion',
    before: asClient,
    open: openProfile,
    part: (page) => dialog(page).getByText('Ada Lovelace'),
    change: async (page) => {
      const names = page.locator('[data-panel="profile"] [data-name] > span');
      await expect(names).toHaveCount(2);
      await signOutElsewhere(page);
      await expect(names).toHaveCount(0);
    },
    without: async (page) => {
      await openProfile(page);
      await expect(dialog(page).getByRole('link', { name: 'Mes réservations' })).toBeVisible();
      await expect(dialog(page).locator('p[data-name]')).toBeHidden();
    },
  },
  'the state of signing in': {
    path: '/offres',
    before: (context) => context.route('**/.well-known/openid-configuration', () => {}),
    open: async (page) => {
      await header(page).getByRole('link', { name: 'Se connecter' }).click();
      await dialog(page).getByRole('link', { name: 'Se connecter' }).click();
    },
    part: (page) =>
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /connexion en cours/i }),
    change: async (page) => {
      // As a browser does that has kept the page.
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      await expect(dialog(page).getByRole('status')).toHaveText('');
    },
  },
  'the accounts’ page in a frame': {
    path: FILM,
    before: async (context) => {
      const account = await asClient(context);
      account.emailVerify = false;
      await context.route(/\/\/accounts\.[^/]+\/fr\/mail/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="fr"><title>Page</title>' }),
      );
    },
    open: () => Promise.resolve(),
    part: (page) => page.locator('dialog.auth-frame[open]'),
    change: async (page) => {
      await page.locator('dialog.auth-frame button').click();
      await expect(page.locator('dialog.auth-frame')).toHaveCount(0);
    },
    without: (page) => expect(page).toHaveURL(/\/\/accounts\.[^/]+\/fr\/mail/),
  },
  'the choice of cookies': {
    path: '/offres',
    allows: true,
    open: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Choix des cookies' }).click(),
    part: (page) => page.locator('dialog.preferences[open]'),
    change: async (page) => {
      const boxes = page.locator('dialog.preferences [name="purpose"]:enabled');
      await boxes.first().check();
      await page.locator('dialog.preferences button.close').click();
      await expect(page.locator('dialog.preferences')).toHaveCount(0);
    },
    without: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Choix des cookies' }).click();
      await expect(page).toHaveURL(/\/cookies$/);
    },
  },
};

for (const [name, { path, allows, before, open, part, change }] of Object.entries(PARTS)) {
  // What goes wrong in React fails each test (support/problems.ts).
  test(`${name} is shown and changes in a translated page`, async ({ page, context }) => {
    await before?.(context);
    await page.goto((allows ? origin() : '') + path);
    // Also what has come at once.
    await translate(page.locator('body'));
    await open(page);
    await expect(part(page)).toBeVisible();
    await translate(page.locator('body'));
    await change(page);
  });
}

test.describe('where React does not come', () => {
  test.use({ tolerated: [MISSING] });

  for (const [name, { path, allows, before, without }] of Object.entries(PARTS)) {
    if (!without) continue;
    test(`there is what ${name} would do${furtherIf(name !== 'the accounts’ page in a frame')}`, async ({
      page,
      context,
    }) => {
      await before?.(context);
      await WAYS.missing(page, '**/_astro/client.*.js');
      await page.goto((allows ? origin() : '') + path);
      await without(page);
    });
  }
});
