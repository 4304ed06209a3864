import { expect, originOf, test } from './support/test.ts';

test('the language link keeps place and filters, and is remembered without script', async ({ noScript: page }) => {
  await page.goto('/cinemas/aurore-paris-grands-boulevards/filters/date-2026-11-23/versions-vost');
  const name = await page.locator('h1').textContent();
  await page.locator('header').getByRole('button', { name: 'Langue' }).click();
  await page.locator('header a[hreflang="en"]').click();
  await expect(page).toHaveURL(
    /\/en\/cinemas\/aurore-paris-grands-boulevards\/filters\/date-2026-11-23\/versions-vost$/,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-FR');
  await expect(page.locator('h1')).toHaveText(name!);

  // The choice counts only at the entry.
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/cinemas');
  await expect(page).toHaveURL(/\/cinemas$/);
});

test('a film keeps its place in every language of Switzerland @all', async ({ noScript: page }) => {
  await page.goto(`${originOf('ch')}/movies-events`);
  await page.locator('main .card a').first().click();
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  for (const language of ['fr', 'de', 'en'] as const) {
    await page.locator('header button[popovertarget="languages"]').click();
    await page.locator(`header a[hreflang="${language}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`);
    expect(new URL(page.url()).pathname).toContain(slug);
  }
});
