import { waitForOwnPart } from './support/ownPart.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => waitForOwnPart(page));

// SPEC 2.8
test('a visit to a cinema makes it the first on home and on film pages, and the list leads to it', async ({ page }) => {
  await page.goto('/');
  const before = await page.locator('section.hero').getAttribute('data-place');
  await page.goto('/cinemas/aurore-lyon-confluence');
  const vistaRef = (await page.locator('[data-cinema]').getAttribute('data-cinema'))!;
  expect(vistaRef).not.toBe(before);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'cgp_locator')?.value)
    .toContain(vistaRef);

  await page.goto('/');
  await expect(page.locator('section.hero')).toHaveAttribute('data-place', vistaRef);
  await expect(page.locator('section.hero')).toContainText('Aurore Lyon Confluence');

  await page.locator('#tonight-film a').click();
  await expect(page.locator('[data-row]').first()).toHaveAttribute('data-place', vistaRef);

  await page.goto('/cinemas');
  await expect(page).toHaveURL(/\/cinemas\/aurore-lyon-confluence$/);
  // A link to the list itself shows the list.
  await page.goto('/cinemas#all');
  await expect(page.locator('h1')).toHaveText('Nos cinémas');
});

test('a forged cookie is ignored @all', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'cgp_locator', value: encodeURIComponent('{"type":"cinema","value":"../../x"}'), url: baseURL! },
  ]);
  await page.goto('/');
  await expect(page.locator('section.hero')).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

// SPEC 4.49
test('the place of the chosen cinema says that it is loading until its screenings have come', async ({ page }) => {
  await page.goto('/cinemas/aurore-lyon-confluence');
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'cgp_locator')).toBe(true);
  const held = Promise.withResolvers<void>();
  await page.route('**/fragments/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('[data-chosen][aria-busy="true"]').first()).toBeAttached();
  held.resolve();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test.describe('a film’s page', () => {
  const FILM = '/films/le-cuirasse-potemkine-44008';

  test('shows the city of the chosen cinema, that cinema first, and says so in its address', async ({ page }) => {
    await page.goto('/cinemas/aurore-lyon-celestins');
    const vistaRef = (await page.locator('[data-cinema]').getAttribute('data-cinema'))!;
    await page.goto(FILM);
    await expect(page.getByRole('heading', { name: 'Séances, Lyon' })).toBeVisible();
    await expect(page).toHaveURL(`${FILM}/filters/localisation-lyon`);
    const rows = page.locator('#showtimes [data-row]');
    await expect(rows.first()).toHaveAttribute('data-place', vistaRef);
    expect(await rows.count()).toBeGreaterThan(1);
    for (const row of await rows.all()) await expect(row).toContainText('Lyon');
    // Other days and cities lead on from there.
    await page.locator('#showtimes .days a').nth(1).click();
    await expect(page).toHaveURL(`${FILM}/filters/date-2026-11-22/localisation-lyon`);
    await expect(page.getByRole('heading', { name: 'Séances, Lyon' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${FILM}/filters/localisation-lyon`);
  });

  test('never shows another city first, and moves nothing', async ({ page }) => {
    await page.goto('/cinemas/aurore-lyon-celestins');
    const held = Promise.withResolvers<void>();
    await page.route('**/fragments/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(FILM);
    await expect(page.locator('[data-chosen][aria-busy="true"]')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Séances, Paris' })).toBeHidden();
    held.resolve();
    await expect(page.getByRole('heading', { name: 'Séances, Lyon' })).toBeVisible();
  });

  test('goes to another city when asked, and stays there', async ({ page }) => {
    await page.goto('/cinemas/aurore-lyon-celestins');
    await page.goto(`${FILM}/filters/localisation-marseille`);
    await expect(page.getByRole('heading', { name: 'Séances, Marseille' })).toBeVisible();
    await expect(page).toHaveURL(`${FILM}/filters/localisation-marseille`);
  });
});

test.describe('a place that was typed', () => {
  test('is remembered: home opens on its nearest cinema, and films on its city', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-modal="locator"]').first().click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.fill('69002');
    await field.press('Enter');
    await expect(page).toHaveURL(/\?q=69002$/);
    await expect(page.locator('#results')).toContainText('Lyon');
    await page.locator('.site-header .logo').click();
    await expect(page.locator('section.hero')).toContainText('Aurore Lyon');
    await page.goto('/films/le-cuirasse-potemkine-44008');
    await expect(page.getByRole('heading', { name: 'Séances, Lyon' })).toBeVisible();
  });

  test('that is unknown changes nothing', async ({ page }) => {
    await page.goto('/cinemas/aurore-lyon-celestins');
    const before = await page.evaluate(() => document.cookie);
    expect(before).toContain('cgp_locator');
    for (const typed of ['qxzqxz', 'Atlantis']) {
      await page.goto(`/autour-de-moi?q=${typed}`);
      await expect(page.locator('[role="status"] h3')).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).toBe(before);
    }
  });
});
