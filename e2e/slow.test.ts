import type { Page } from '@playwright/test';
import { patient } from '../tests/support/patience.ts';
import { expect, originOf, test } from './support/test.ts';
import { SCREENS } from './support/screens.ts';
import { arrive, WAYS } from './support/missingScripts.ts';
import { timeOf } from './support/tickets.ts';
import { expectNoShift, watchShifts } from './support/vitals.ts';

/** 400 kbit/s (here in bytes per second) with a latency of 400 ms: Chromium's own "slow 3G". */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Makes the page as slow as a cheap phone far from the next mast. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
}

/** Holds requests for such addresses. Gives a function that lets them through. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Checks that pictures in view have their space, whether they have loaded or not. */
async function expectPlaces(page: Page): Promise<void> {
  const without = await page
    .locator('img')
    .evaluateAll((all) =>
      all
        .filter((image) => image.checkVisibility() && (image.clientWidth === 0 || image.clientHeight === 0))
        .map(({ outerHTML }) => outerHTML),
    );
  expect(without).toEqual([]);
}

// SPEC 1.5
test('on a slow phone network one gets to the ticket before any script has come, and nothing moves @phone-only', async ({
  page,
}) => {
  await page.goto('/cinemas/aurore-lyon-confluence');
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'cgp_locator')).toBe(true);

  await slowDown(page);
  await watchShifts(page);
  const letScriptsCome = await hold(page, '**/_astro/*.js');
  const letPicturesCome = await hold(page, '**/media/**');
  await page.goto('/', { waitUntil: 'commit' });
  // The visitor's cinema is being fetched (e2e/chosen-cinema.test.ts tests how that is marked); the page shows
  // regardless.
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.locator('footer')).toBeVisible();
  await expectPlaces(page);
  await expectNoShift(page);

  await page.locator('#tonight-film a').click();
  await expect(page).toHaveURL(/\/films\//, { timeout: patient(60_000) });
  const film = (await page.locator('h1').textContent())!;
  const link = page.locator('.tickets li:not([hidden]) a.ticket[href]').first();
  await expect(link).toBeVisible();
  await expectPlaces(page);
  const time = await timeOf(link);
  const opening = page.waitForEvent('popup');
  await link.click();
  const booking = await opening;
  await expect(booking.locator('h1')).toHaveText(film);
  await expect(booking.locator('time')).toHaveAttribute('datetime', new RegExp(`T${time}`));
  await booking.close();

  letScriptsCome();
  letPicturesCome();
  await expect(page.locator('img').first()).toHaveJSProperty('complete', true);
  await expectNoShift(page);
});

test('what is pressed again while its script is on its way is done once @all', async ({ page }) => {
  await slowDown(page);
  const letScriptsCome = await hold(page, '**/_astro/*.js');
  await page.goto(SCREENS.film, { waitUntil: 'commit' });
  const address = page.url();
  // Both listen once the page has loaded.
  await page.waitForLoadState();

  const chip = page.locator('.filters .group a.chip').first();
  const about = page.locator('.tickets .about').first();
  await expect(chip).toHaveAttribute('aria-current', 'false');
  await chip.click();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-current', 'false');
  await about.click();
  await about.click();
  const letPanelCome = await hold(page, '**/seances/**');
  letScriptsCome();
  const dialog = page.locator('dialog.modal[open]');
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  letPanelCome();
  await expect(dialog.locator('[data-panel]')).toBeVisible();
  await expect(dialog).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(chip).toHaveAttribute('aria-current', 'true');
  expect(page.url()).not.toBe(address);
  expect(page.url()).toMatch(new RegExp(`^${originOf('fr')}/films/.*/filters/`));
});

for (const name of ['Panels', 'swap'])
  test(`of two days that are pressed while ${name} is on its way, the last is shown`, async ({ page }) => {
    const letScriptCome = await hold(page, `**/_astro/${name}.*.js`);
    await page.goto(SCREENS.cinema);
    const asked = page.waitForRequest(new RegExp(`/_astro/${name}\\.`));
    const days = page.locator('.days a');
    const address = (await days.nth(2).getAttribute('href'))!;
    for (const index of [1, 2]) await days.nth(index).click();
    await asked;
    letScriptCome();
    await expect(page.locator('.days a[aria-current]')).toHaveAttribute('href', address);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });

test('of two days that are pressed for scripts that never come, the page is left for the last', async ({ page }) => {
  await WAYS.late(page);
  await page.goto(SCREENS.cinema);
  const days = page.locator('.days a');
  const address = (await days.nth(2).getAttribute('href'))!;
  await days.nth(1).click();
  await page.clock.fastForward(1000);
  await days.nth(2).click();
  await arrive(page, 'late', new RegExp(`${address}$`));
});
