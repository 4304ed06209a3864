import type { Locator, Page } from '@playwright/test';
import { MODALS, type ModalName } from '../../src/domain/ui/modals.ts';
import type { RunningSite } from '../../tests/support/server.ts';
import { expectAccessible, expectContrast } from '../support/accessibility.ts';
import { withClientService } from '../support/clientService.ts';
import { expectEngineFindsNothing } from '../support/engine.ts';
import { expectStopsSeen } from '../support/keyboard.ts';
import {
  DIALOG,
  OPENINGS,
  openFilters,
  openSpecialScreening,
  PHONE,
  press,
  startModalsSite,
  type Opening,
} from '../support/openings.ts';
import { SCREENS } from '../support/screens.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/*
 * Opens whatever opens over a page, dark and light, and checks it with both engines: each modal of the list of modals,
 * so that a new one fails until it is added here, and everything else that opens.
 */

/** This file's own site. */
let site: RunningSite;
const originOf = (code: string) => `http://${code}.aurore.localhost:${site.port}`;

test.describe.configure({ mode: 'default' });
test.use({ bypassCSP: true });
test.beforeAll(async () => {
  site = await startModalsSite('every-modal');
});
test.afterAll(() => site.stop());

const LEGACY = { on: 'ci', path: '/cinemas/aurore-abidjan-plateau' } as const;

/** Removes rows of the page behind: a cinema's day has hundreds of tickets, each of which costs an engine time. */
async function leaveOutRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const behind of document.querySelectorAll('main [data-row], body > footer')) behind.remove();
  });
}

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
      await page.locator('.hero [name="wish"]').click();
      await page.locator(DIALOG).getByRole('button', { name: 'Garder sur cet appareil' }).click();
      await expect(page.locator('.alerts .alert')).toContainText('gardé sur cet appareil');
      await page.locator('.alerts .alert').hover();
    },
    part: '.alerts',
  },
};

/** Opens a page, and over it what is named, in a window as wide as that needs. Resolves once all of it is there. */
async function openOver(page: Page, name: string, opening: Opening): Promise<{ shown: Locator; part: string }> {
  const { on = 'fr', path, width, open = () => press(page, name as ModalName), part = DIALOG } = opening;
  if (width !== undefined) await page.setViewportSize({ width, height: 740 });
  await page.goto(originOf(on) + path);
  await open(page);
  const shown = page.locator(part).last();
  await expect(shown).toBeVisible();
  await expect(shown).not.toHaveAttribute('aria-busy');
  return { shown, part };
}

for (const [name, opening] of Object.entries<Opening>({ ...OPENINGS, ...OTHERS })) {
  // SPEC 2.75
  test(`two engines find nothing in ${name}, and at 400 % every stop of it is seen`, async ({ page }) => {
    const { shown, part } = await openOver(page, name, opening);
    await leaveOutRows(page);
    // Folded content keeps the colours of the scheme in which it was last drawn.
    await shown
      .locator('details')
      .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, part);
    await expectEngineFindsNothing(page, part);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectContrast(page, part);

    // A window of 1280 × 1024 px at 400 %, or as low; languages are opened by a button that only a desk has.
    await page.setViewportSize({ width: name === 'languageSwitch' ? 1280 : 320, height: 256 });
    expect(await shown.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Shift');
    await expectStopsSeen(page, part);
  });
}

test('every modal of the list is among them', () => {
  expect(Object.keys(OPENINGS).sort()).toEqual(Object.keys(MODALS).sort());
});
