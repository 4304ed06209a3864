import type { Page } from '@playwright/test';
import type { ModalName } from '../../src/domain/ui/modals.ts';
import { FEATURES } from '../../src/sites/featureFacts.ts';
import { startSite, type RunningSite } from '../../tests/support/server.ts';
import { withClientService } from './clientService.ts';
import { filtersButton } from './filters.ts';
import { SCREENS } from './screens.ts';
import { signedIn } from './signedIn.ts';
import { expect, hydrated } from './test.ts';
import { openSpecial } from './tickets.ts';

/** A site with everything on except the older look of modals, which some sites have anyway. */
export const startModalsSite = (name: string): Promise<RunningSite> =>
  startSite(name, { FEATURES: FEATURES.filter((each) => each !== 'legacyModals').join(',') });

export type Opening = {
  readonly path: string;
  readonly on?: string;
  readonly width?: number;
  /** How to open it; by the first link to it if absent. */
  readonly open?: (page: Page) => Promise<void>;
  /** What is checked, if it is not a modal dialog with a heading. */
  readonly part?: string;
};

export const DIALOG = 'dialog.modal[open]';
export const PHONE = 360;

export const press = (page: Page, name: ModalName, within = 'body') =>
  page.locator(`${within} a[data-modal~="${name}"]:visible`).first().click();

/** Opens the panel of a screening that has an experience. */
export async function openSpecialScreening(page: Page): Promise<void> {
  await openSpecial(page);
  await expect(page.locator('[data-panel="showtimeDetails"]')).toBeVisible();
}

export async function openFilters(page: Page): Promise<void> {
  await hydrated(page, 'ShowtimeGrid');
  await filtersButton(page).click();
}

/** How to open each modal of the list of modals: a new one does not compile until it is here. */
export const OPENINGS: Readonly<Record<ModalName, Opening>> = {
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
      // Nothing on this site demands this sign-in.
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
    open: (page) => page.locator('.hero [name="wish"]').click(),
  },
};
