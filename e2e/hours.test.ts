import type { Page } from '@playwright/test';
import { minutesOfDay } from '../src/domain/programme/cinemaDay.ts';
import { expectAccessible } from './support/accessibility.ts';
import { filtersButton, filtersDialog } from './support/filters.ts';
import { expect, furtherIf, hydrated, originOf, test } from './support/test.ts';
import { tickets } from './support/tickets.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const EVENING = `${CINEMA}/filters/from-1900/until-2230`;
const NOTHING = `${CINEMA}/filters/from-2330/until-1200`;

/** The start and end of each screening that is shown, in minutes of the cinema day. */
async function timesShown(page: Page): Promise<{ start: number; end: number }[]> {
  const said = await tickets(page).evaluateAll((all) =>
    all.map((ticket) => [ticket.querySelector('b')!.textContent, ticket.querySelector('i')!.textContent.slice(-5)]),
  );
  return said.map(([start, end]) => ({ start: minutesOfDay(start!), end: minutesOfDay(end!) }));
}

async function expectEvening(page: Page): Promise<void> {
  await expect
    .poll(async () => (await timesShown(page)).filter(({ start, end }) => start < 1140 || end > 1350))
    .toEqual([]);
  expect(await tickets(page).count()).toBeGreaterThan(0);
}

test.describe('the hours of an evening', () => {
  test('are two fields, and leave what begins and ends within them', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    const all = await tickets(page).count();
    const status = page.locator('.filters [role="status"]');
    await page.getByLabel('À partir de').selectOption('19:00');
    await expect(page).toHaveURL(/\/filters\/from-1900$/);
    await expect.poll(async () => (await timesShown(page)).filter(({ start }) => start < 1140)).toEqual([]);
    await page.getByLabel('Fini avant').selectOption('22:30');
    await expect(page).toHaveURL(EVENING);
    await expectEvening(page);
    const left = await tickets(page).count();
    expect(left).toBeLessThan(all);
    await expect(status).toContainText(`${left} séances`);
    await expectAccessible(page);

    // The server's page for the address is the same.
    const numbers = page.locator('.filters .group .chip small');
    const counted = await numbers.allTextContents();
    await page.reload();
    expect(await tickets(page).count()).toBe(left);
    expect(await numbers.allTextContents()).toEqual(counted);
    await expect(page.getByLabel('À partir de')).toHaveValue('1900');

    await hydrated(page, 'ShowtimeGrid');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(CINEMA);
    await expect.poll(() => tickets(page).count()).toBe(all);
    await expect(page.getByLabel('À partir de')).toHaveValue('');
  });

  for (const [look, site, path] of [
    ['new', 'fr', CINEMA],
    ['legacy', 'ma', '/cinemas/aurore-casablanca-corniche'],
  ] as const) {
    test(`stand in the ${look} modal of a small screen, and beside its button once chosen @phone-only${furtherIf(look === 'legacy')}`, async ({
      page,
    }) => {
      await page.goto(originOf(site) + path);
      await hydrated(page, 'ShowtimeGrid');
      const all = await tickets(page).count();
      await filtersButton(page).click();
      const dialog = filtersDialog(page);
      await dialog.getByLabel('À partir de').selectOption('19:00');
      await expect(dialog.locator('[data-done]')).not.toHaveText(new RegExp(`\\b${all}\\b`));
      await expectAccessible(page);
      await dialog.locator('[data-done]').click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/filters\/from-1900$/);
      await expect(filtersButton(page)).toHaveText('Filtres (1)');
      const left = await tickets(page).count();
      expect(left).toBeLessThan(all);
      await page.locator('.filters').getByRole('link', { name: 'À partir de 19:00' }).click();
      await expect.poll(() => tickets(page).count()).toBe(all);
      await expect(filtersButton(page)).toHaveText('Filtres');
    });
  }

  test('are a form without JavaScript @phone @all', async ({ noScript: page, isMobile }) => {
    await page.goto(CINEMA);
    if (isMobile) await filtersButton(page).tap();
    await page.getByLabel('À partir de').selectOption('19:00');
    await page.getByLabel('Fini avant').selectOption('22:30');
    await page.locator('.hours').getByRole('button', { name: 'Voir', exact: true }).click();
    await expect(page).toHaveURL(EVENING);
    await expectEvening(page);
  });

  test('that leave nothing are dropped as other filters are @all', async ({ page }) => {
    await page.goto(NOTHING);
    const drop = page.locator('.nothing .chip').filter({ hasText: 'Retirer' });
    await expect(drop).toHaveText(/^Retirer À partir de 23:30, Fini avant 12:00 \(\d+ séances\)$/);
    const [, count] = /\((\d+)/.exec((await drop.textContent())!)!;
    await hydrated(page, 'ShowtimeGrid');
    await drop.click();
    await expect.poll(() => tickets(page).count()).toBe(Number(count));
    await expect(page).toHaveURL(CINEMA);
    await expect(page.getByLabel('Fini avant')).toHaveValue('');
  });
});
