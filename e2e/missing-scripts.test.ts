import type { Locator, Page } from '@playwright/test';
import { moveHand } from './support/hand.ts';
import { arrive, FILES, MISSING, WAYS } from './support/missingScripts.ts';
import { expect, furtherIf, test } from './support/test.ts';

/**
 * Scripts that cannot be had: each control does what it does without script, or says why it does nothing (decision 58).
 */
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const FILM = '/films/le-cuirasse-potemkine-44008';
const SEASON = '/saison/silent-live';

type Arrive = (there: RegExp | Locator) => Promise<void>;

type Control = {
  readonly what: string;
  readonly path: string;
  readonly press: (page: Page, arriveAt: Arrive) => Promise<void>;
  /** Where the visitor is then. */
  readonly at: RegExp;
};

const CONTROLS: readonly Control[] = [
  {
    what: 'the hours',
    path: CINEMA,
    press: async (page) => void (await page.getByLabel('À partir de').selectOption('19:00')),
    at: /\/filters\/from-1900$/,
  },
  {
    what: 'a filter',
    path: CINEMA,
    press: (page) => page.locator('.filters .group a.chip').first().click(),
    at: /\/filters\//,
  },
  {
    what: 'a day',
    path: CINEMA,
    press: (page) => page.locator('.days a:not([aria-current])').first().click(),
    at: /\/filters\/date-/,
  },
  {
    what: 'the calendar',
    path: CINEMA,
    press: async (page, arriveAt) => {
      await page.getByRole('link', { name: 'Autre jour' }).click();
      await arriveAt(/\/jours\//);
      await page.locator('.calendar a[href*="date-"]').first().click();
    },
    at: /\/filters\/date-/,
  },
  {
    what: 'a favourite',
    path: CINEMA,
    press: (page) => page.locator('[name="favourite"]').first().click(),
    at: /\/connexion\?favourite=/,
  },
  {
    what: 'a wish',
    path: FILM,
    press: (page) => page.locator('[name="wish"]').first().click(),
    at: /\/connexion\?wish=/,
  },
  {
    what: 'an emotion',
    path: FILM,
    press: (page) => page.locator('#feelings [name="loved"]').click(),
    at: /\/connexion\?loved=/,
  },
  {
    what: 'signing in',
    path: '/connexion',
    press: (page) => page.locator('main a[data-load="signIn"]').click(),
    at: /\/\/accounts\..*\/sign-in/,
  },
  {
    what: 'the search',
    path: '/offres',
    press: async (page, arriveAt) => {
      await page.getByRole('link', { name: 'Rechercher' }).click();
      await arriveAt(/\/recherche$/);
      await page.locator('main input[name="q"]').fill('metropolis');
      await page.keyboard.press('Enter');
    },
    at: /\/recherche\?q=metropolis/,
  },
  {
    what: 'the locator',
    path: '/offres',
    press: async (page, arriveAt) => {
      await page.locator('.site-header .place').click();
      await arriveAt(/\/autour-de-moi$/);
      await page.getByRole('textbox', { name: 'Ville ou code postal' }).fill('Lyon');
      await page.keyboard.press('Enter');
    },
    at: /\?q=Lyon/,
  },
  {
    what: 'a voucher',
    path: '/voucher',
    press: async (page, arriveAt) => {
      await page.getByLabel('Code du bon').fill('AURORE-FR-1927');
      await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
      await arriveAt(page.getByRole('textbox', { name: /e-mail/i }));
    },
    at: /\/voucher/,
  },
  {
    what: 'a screening of a season',
    path: SEASON,
    // At once: by key, its script may be known to be missing before the box is ticked, and the form then has its button.
    press: (page) =>
      page
        .getByRole('checkbox', { name: 'Choisir' })
        .first()
        .evaluate((box: HTMLInputElement) => box.click()),
    at: /\?choice=/,
  },
  {
    what: 'an option of the pass',
    path: '/cinepass?plan=duo',
    press: (page) => page.locator('a[href*="options="]').last().click(),
    at: /options=/,
  },
  {
    what: 'the place',
    path: '/',
    press: async (page) => {
      const question = page.locator('.first-question');
      await question.getByRole('textbox').fill('Lyon');
      await question.getByRole('textbox').press('Enter');
    },
    at: /\/ce-soir\/lyon/,
  },
];
/** Forms whose button an island hides. Of late scripts, that they do not come is known only after a press. */
const FORMS = [
  ['the hours', CINEMA, '.hours'],
  ['a season', SEASON, '.season-calendar form'],
] as const;
/** In `npm test`: the control that no link stands for. The banner's are in consent.test.ts. */
const FIRST = 'missing: the hours';

test.describe('a page that only its script can fill', () => {
  test.use({ tolerated: [MISSING] });

  for (const path of ['/ma-liste', '/callback']) {
    test(`says at ${path} that it is missing, and offers to load it again @all`, async ({ page }) => {
      await WAYS.missing(page);
      await page.goto(path);
      await page.unroute(FILES);
      const again = page.getByRole('link', { name: 'Chargement impossible. Recharger la page' });
      await again.click();
      await expect(again).toHaveCount(0);
    });
  }
});

test.describe('a script that another asks for, and that is missing', () => {
  test.use({ tolerated: [MISSING] });

  for (const [what, file] of [
    ['a voucher', 'check'],
    ['a favourite', 'account'],
    ['signing in', 'oidc'],
  ] as const) {
    test(`leaves ${what} to its link or form @all`, async ({ page }) => {
      const { path, press, at } = CONTROLS.find((control) => control.what === what)!;
      await WAYS.missing(page, `**/_astro/${file}.*.js`);
      await page.goto(path);
      const arriveAt = (there: RegExp | Locator) => arrive(page, 'missing', there);
      await press(page, arriveAt);
      await arriveAt(at);
    });
  }
});

for (const way of ['missing', 'late'] as const) {
  test.describe(`scripts that are ${way}`, () => {
    test.use({ tolerated: [MISSING] });

    for (const { what, path, press, at } of CONTROLS) {
      test(`leave ${what} to its link or form${furtherIf(`${way}: ${what}` !== FIRST)}`, async ({ page }) => {
        await WAYS[way](page);
        await page.goto(path);
        const arriveAt = (there: RegExp | Locator) => arrive(page, way, there);
        await press(page, arriveAt);
        await arriveAt(at);
      });
    }

    test.describe('once they are known to be', () => {
      for (const [what, path, form] of way === 'late' ? [] : FORMS) {
        test(`give ${what} the button of its form @all`, async ({ page }) => {
          await WAYS[way](page);
          await page.goto(path);
          const button = page.locator(form).locator('button');
          await expect(button).toBeHidden();
          await moveHand(page);
          await expect(button).toBeVisible();
          const sent = page.waitForRequest((request) => request.isNavigationRequest());
          await button.click();
          await sent;
        });
      }
    });

    test(`are named by a button that needs them, which reloads the page${furtherIf(way !== 'missing')}`, async ({
      page,
    }) => {
      await WAYS[way](page);
      await page.goto('/');
      const button = page.locator('.first-question button[value="position"]');
      await button.click();
      await arrive(page, way, button.getByText('Chargement impossible. Recharger la page'));
      const loaded = page.waitForEvent('load');
      await button.click();
      await loaded;
    });
  });
}
