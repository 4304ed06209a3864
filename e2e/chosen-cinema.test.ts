import { expect, test } from './support/test.ts';

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
  // A link that means the list itself shows the list.
  await page.goto('/cinemas#all');
  await expect(page.locator('h1')).toHaveText('Nos cinémas');
});

test('a forged cookie is ignored', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'cgp_locator', value: encodeURIComponent('{"type":"cinema","value":"../../x"}'), url: baseURL! },
  ]);
  await page.goto('/');
  await expect(page.locator('section.hero')).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});
