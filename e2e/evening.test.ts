import type { Page } from '@playwright/test';
import { expect, furtherIf, test } from './support/test.ts';

/** Each press on the way from a cold first page to the booking; returns how many it took. */
async function pressesToBooking(page: Page, origin: string): Promise<number> {
  await page.goto(origin);
  await page.locator('.hero a.quiet-action').click();
  await expect(page.locator('details.board-part[open] a.ticket').first()).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.locator('details.board-part[open] a.ticket').first().click();
  const booking = await opening;
  await expect(booking).toHaveURL(/\/booking$/);
  return 2;
}

const SITES = [
  ['fr', ''],
  ['nl', ''],
  ['ch', '/de'],
] as const;

for (const [site, path] of SITES) {
  test(`tonight near me: from the home page of ${site} to the booking in two presses @phone${furtherIf(site !== 'fr')}`, async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL!.replace('//fr.', `//${site}.`) + path;
    expect(await pressesToBooking(page, origin)).toBeLessThanOrEqual(3);
  });
}

test('the same without JavaScript @phone', async ({ noScript }) => {
  expect(await pressesToBooking(noScript, '/')).toBeLessThanOrEqual(3);
});

test('filters and days change the evening without navigation, and Back returns', async ({ page }) => {
  await page.goto('/ce-soir/lyon');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const all = await page.locator('.board li').count();
  await page.locator('.filters a.chip', { hasText: 'VOST' }).click();
  await expect(page).toHaveURL(/\/ce-soir\/lyon\/filters\/versions-vost$/);
  await expect(page.locator('.filters a[aria-current="true"]')).toHaveText(['VOST']);
  expect(await page.locator('.board li').count()).toBeLessThan(all);
  await expect(page.locator('#swap-status')).toContainText('séances');

  await page.getByRole('link', { name: 'Demain' }).click();
  await expect(page).toHaveURL(/\/filters\/date-2026-11-22\/versions-vost$/);
  await expect(page.locator('h1')).toContainText('22 novembre');
  await page.goBack();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Ce soir à Lyon');
  await expect(page.locator('.board li')).toHaveCount(all);
  await expect(page.locator('body[data-same]')).toBeAttached();
});

test('the page without a place is the evening of the visitor’s own', async ({ page }) => {
  await page.goto('/ce-soir');
  await expect(page.locator('h1')).toHaveText('Ce soir à Paris');
  await page.goto('/cinemas/aurore-lyon-confluence');
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'cgp_locator')).toBe(true);
  await page.goto('/ce-soir');
  await expect(page.locator('h1')).toHaveText('Ce soir à Lyon');
  await expect(page.locator('.board a.ticket').first()).toBeVisible();
});

test('a place that is typed is remembered', async ({ page }) => {
  await page.goto('/ce-soir?q=Nantes');
  await expect(page.locator('h1')).toHaveText('Ce soir à Nantes');
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'cgp_locator')).toBe(true);
  await page.goto('/ce-soir');
  await expect(page.locator('h1')).toHaveText('Ce soir à Nantes');
  await page.goto('/');
  await expect(page.locator('.hero')).toContainText('Nantes');
});

test('another place is a town or a postcode that is typed @phone', async ({ noScript: page }) => {
  await page.goto('/ce-soir/lyon');
  await page.getByText('Changer de lieu').click();
  await page.getByLabel('Ville ou code postal').fill('Nantes');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.locator('h1')).toHaveText('Ce soir à Nantes');
});
