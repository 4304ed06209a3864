import type { Page } from '@playwright/test';
import { MODALS, type ModalName } from '../../src/domain/ui/modals.ts';
import { FEATURES } from '../../src/sites/features.ts';
import { startSite, type RunningSite } from '../../tests/support/server.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { withClientService } from '../support/clientService.ts';
import { expectEngineFindsNothing } from '../support/engine.ts';
import { filtersButton } from '../support/filters.ts';
import { SCREENS } from '../support/screens.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, hydrated, test } from '../support/test.ts';

/*
 * Opens whatever opens over a page, dark and light, and checks it with both engines: each modal of the list of modals,
 * so that a new one fails until it is added here, and everything else that opens.
 */

/** This file's own site, with everything on except the older look of modals, which some sites have anyway. */
let site: RunningSite;
const originOf = (code: string) => `http://${code}.aurore.localhost:${site.port}`;

test.describe.configure({ mode: 'default' });
test.use({ bypassCSP: true });
test.beforeAll(async () => {
  site = await startSite('every-modal', { FEATURES: FEATURES.filter((each) => each !== 'legacyModals').join(',') });
});
test.afterAll(() => site.stop());

type Opening = {
  readonly path: string;
  readonly on?: string;
  readonly width?: number;
  /** How to open it; by the first link to it if absent. */
  readonly open?: (page: Page) => Promise<void>;
  /** What is checked, if it is not a modal dialog with a heading. */
  readonly part?: string;
};

const DIALOG = 'dialog.modal[open]';
const PHONE = 360;
const LEGACY = { on: 'ci', path: '/cinemas/aurore-abidjan-plateau' } as const;

const press = (page: Page, name: ModalName, within = 'body') =>
  page.locator(`${within} a[data-modal~="${name}"]:visible`).first().click();

/** Opens the panel of a screening that has an experience. */
async function openSpecialScreening(page: Page): Promise<void> {
  await page.locator('li:has(.special) > a.about').first().click();
  await expect(page.locator('[data-panel="showtimeDetails"]')).toBeVisible();
}

async function openFilters(page: Page): Promise<void> {
  await hydrated(page, 'ShowtimeGrid');
  await filtersButton(page).click();
}

/** Removes rows of the page behind: a cinema's day has hundreds of tickets, each of which costs an engine time. */
async function leaveOutRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const behind of document.querySelectorAll('main [data-row], body > footer')) behind.remove();
  });
}

const OPENINGS: Readonly<Record<ModalName, Opening>> = {
  search: {
    path: '/',
    open: async (page) => {
      await page.locator('header a[href="/recherche"]:visible').first().click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('metropolis');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    part: 'dialog.search',
  },
  languageSwitch: {
    path: '/',
    open: (page) => page.locator('[popovertarget="languages"]').click(),
    part: '#languages',
  },
  locator: { path: SCREENS.cinema },
  cinemaInformation: { path: SCREENS.cinema },
  desktopCalendar: { path: SCREENS.cinema },
  mobileCalendar: { path: SCREENS.cinema, width: PHONE },
  filters: { path: SCREENS.cinema, width: PHONE, open: openFilters },
  showDetails: { path: SCREENS.film },
  showDetailsTrailer: { path: SCREENS.film },
  mobileTrailer: { path: SCREENS.film, width: PHONE },
  clientRating: { path: SCREENS.film },
  globalFeelings: {
    path: SCREENS.film,
    open: async (page) => {
      await press(page, 'clientRating');
      await press(page, 'globalFeelings', DIALOG);
    },
  },
  partners: { path: '/cinepass' },
  showtimeDetails: { path: SCREENS.cinema },
  experienceDetails: {
    path: SCREENS.cinema,
    open: async (page) => {
      await openSpecialScreening(page);
      await press(page, 'experienceDetails', DIALOG);
    },
  },
  experienceTeaser: { path: SCREENS.cinema },
  subscriptionPerks: { path: '/cinepass' },
  subscriptionPlan: { path: '/cinepass' },
  voucherChecker: { path: '/giftcard' },
  giftCard: { path: '/giftcard' },
  signIn: { path: '/' },
  centeredSignIn: {
    path: '/',
    open: async (page) => {
      const link = page.locator('header a[data-modal="signIn"]:visible');
      // No page has anything yet that demands this sign-in.
      await link.evaluate((element) => (element.dataset['modal'] = 'centeredSignIn'));
      await press(page, 'centeredSignIn');
    },
  },
  profile: {
    path: '/films',
    open: async (page) => {
      await signedIn(page.context());
      await withClientService(page.context());
      await page.reload();
      await page.mouse.move(300, 300);
      await page.getByRole('banner').getByRole('link', { name: 'Mon profil' }).click();
      await expect(page.getByText('Ada Lovelace')).toBeVisible();
    },
  },
  signInRequired: {
    path: SCREENS.film,
    open: (page) => page.locator('.hero [data-account="wish"]').click(),
  },
};

/** What is not in the list of modals: another look of one, or something that opens in another way. */
const OTHERS: Readonly<Record<string, Opening>> = {
  'the older look of a screening’s panel': { ...LEGACY, open: (page) => press(page, 'showtimeDetails') },
  'the older look of an experience': {
    ...LEGACY,
    open: async (page) => {
      await openSpecialScreening(page);
      await press(page, 'experienceDetails', DIALOG);
    },
  },
  'the older look of the filters': { ...LEGACY, width: PHONE, open: openFilters },
  'the folded menu': {
    path: '/',
    width: PHONE,
    open: (page) => page.locator('[popovertarget="menu"]').click(),
    part: '#menu',
  },
  'a good voucher': {
    path: '/voucher',
    open: async (page) => {
      await page.getByLabel('Code du bon').fill('AURORE-FR-1927');
      await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Ce code est valable' })).toBeVisible();
    },
    part: DIALOG,
  },
  'a page of the accounts host over this one': {
    path: SCREENS.film,
    open: async (page) => {
      const account = await withClientService(page.context());
      account.emailVerify = false;
      await page.route(/\/\/accounts\.[^/]+\/fr\/mail/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="fr"><title>Page</title><main><h1>Page</h1></main>',
        }),
      );
      await signedIn(page.context());
      await page.reload();
      await page.mouse.move(300, 300);
    },
    part: 'dialog.auth-frame[open]',
  },
  'an alert': {
    path: SCREENS.film,
    open: async (page) => {
      await page.locator('.hero [data-account="wish"]').click();
      await page.locator(DIALOG).getByRole('button', { name: 'Garder sur cet appareil' }).click();
      await expect(page.locator('.alerts .alert')).toContainText('gardé sur cet appareil');
      await page.locator('.alerts .alert').hover();
    },
    part: '.alerts',
  },
};

for (const [what, openings] of [
  ['the modal', OPENINGS],
  ['besides', OTHERS],
] as const) {
  for (const [name, opening] of Object.entries<Opening>(openings)) {
    test(`two engines find nothing in ${what}: ${name}`, async ({ page }) => {
      const { on = 'fr', path, width, open = () => press(page, name as ModalName), part = DIALOG } = opening;
      if (width !== undefined) await page.setViewportSize({ width, height: 740 });
      await page.goto(originOf(on) + path);
      await open(page);
      const shown = page.locator(part).last();
      await expect(shown).toBeVisible();
      await expect(shown).not.toHaveAttribute('aria-busy');
      await leaveOutRows(page);
      // Folded content keeps the colours of the scheme in which it was last drawn.
      await shown
        .locator('details')
        .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, part);
        await expectEngineFindsNothing(page, part);
      }
    });
  }
}

test('every modal of the list is among them', () => {
  expect(Object.keys(OPENINGS).sort()).toEqual(Object.keys(MODALS).sort());
});
