import type { Locator, Page } from '@playwright/test';
import { expect, furtherIf, originOf, test } from './support/test.ts';

/** Presses controls, and counts how often: what a visitor does on the way to a booking. */
function presses() {
  let count = 0;
  const press = async (control: Locator) => {
    count += 1;
    await control.click();
  };
  return { press, count: () => count };
}
type Presses = ReturnType<typeof presses>;

const question = (page: Page) => page.locator('.first-question');

/** Presses the first ticket of an evening, which leads to its booking. */
async function book(page: Page, { press }: Presses): Promise<void> {
  const ticket = page.locator('details.board-part[open] a.ticket').first();
  await expect(ticket).toBeVisible();
  const opening = page.waitForEvent('popup');
  await press(ticket);
  await expect(await opening).toHaveURL(/\/booking$/);
}

const SITES = [
  { site: 'fr', path: '', near: { latitude: 45.7485, longitude: 4.8255 }, town: 'Lyon' },
  { site: 'nl', path: '', near: { latitude: 52.0907, longitude: 5.1214 }, town: 'Utrecht' },
  { site: 'ch', path: '/de', near: { latitude: 47.3769, longitude: 8.5417 }, town: 'Zürich' },
] as const;

for (const { site, path, near, town } of SITES) {
  const further = furtherIf(site !== 'fr');
  test(`tonight near me: from the cold first page of ${site} to the booking in three presses @phone${further}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(near);
    const taken = presses();
    await page.goto(originOf(site) + path);
    await taken.press(question(page).getByRole('button').first());
    const evening = page.locator('.hero a.quiet-action').filter({ hasText: town });
    await expect(evening).toBeVisible();
    await taken.press(evening);
    await expect(page.locator('h1')).toContainText(town);
    await book(page, taken);
    expect(taken.count()).toBeLessThanOrEqual(3);
  });

  test(`the same on ${site} without JavaScript, where the town is typed @phone @all`, async ({ noScript: page }) => {
    const taken = presses();
    await page.goto(originOf(site) + path);
    await taken.press(question(page).getByRole('textbox'));
    await page.keyboard.type(town);
    await taken.press(question(page).getByRole('button').last());
    await expect(page.locator('h1')).toContainText(town);
    await book(page, taken);
    expect(taken.count()).toBeLessThanOrEqual(3);
  });
}

test('a filter of those that were unfolded leaves them so, and has the focus', async ({ page }) => {
  await page.goto('/ce-soir/lyon');
  const fold = page.locator('.filters details');
  await fold.locator('summary').press('Enter');
  const chip = fold.locator('a.chip').first();
  await chip.press('Enter');
  await expect(page).toHaveURL(/\/ce-soir\/lyon\/filters\//);
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(chip).toBeFocused();
  // What is chosen there is shown beside them, too.
  await expect(page.locator('.quick a[aria-current="true"]')).toHaveText((await chip.textContent())!.trim());
});

test('filters and days change the evening without navigation, and Back returns', async ({ page }) => {
  await page.goto('/ce-soir/lyon');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const all = await page.locator('.board li').count();
  await page.locator('.filters a.chip', { hasText: 'VOST' }).click();
  await expect(page).toHaveURL(/\/ce-soir\/lyon\/filters\/versions-vost$/);
  await expect(page.locator('.filters a[aria-current="true"]')).toHaveText(['VOST']);
  expect(await page.locator('.board li').count()).toBeLessThan(all);
  await expect(page.locator('#swap-status')).toHaveText(/^samedi 21 novembre, \d+ séances, VOST$/);

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
