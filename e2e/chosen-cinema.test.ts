import { expect, test } from './support/test.ts';

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

  await page.locator('#tonight a').click();
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
