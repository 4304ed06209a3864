import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

/** From the list to an article and back, as a reader goes. */
// SPEC 3.62, 4.68, 4.69
test('news are narrowed, paged and read by keyboard, each step with its address @phone', async ({ page }) => {
  await page.goto('/actualites');
  const filter = page.getByRole('navigation', { name: 'Choisir un type d’actualité' });
  await filter.getByRole('link', { name: 'Actualités' }).press('Enter');
  await expect(page).toHaveURL(/\/actualites\?type=news$/);
  await expect(filter.getByRole('link', { name: 'Actualités' })).toHaveAttribute('aria-current', 'true');

  // Choosing it again clears the filter (SPEC 4).
  await filter.getByRole('link', { name: 'Actualités' }).press('Enter');
  await expect(page).toHaveURL(/\/actualites$/);

  await page.getByRole('link', { name: 'Plus anciennes' }).press('Enter');
  await expect(page).toHaveURL(/\/actualites\?page=2$/);
  const first = page.locator('[data-article=row] a').first();
  const title = await first.innerText();
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/actualites\?page=2$/);
});

// SPEC 3.20
test('an offer says when and where it holds, and what one can do about it @phone', async ({ page }) => {
  await page.goto('/offres');
  await page.getByRole('link', { name: 'Toute l’année' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Toute l’année' })).toBeInViewport();
  await page.locator('#promotion [data-article] a').first().press('Enter');
  await expect(page).toHaveURL(/\/offres\/[a-z0-9-]+$/);
  await expect(page.getByText('Quand', { exact: true })).toBeVisible();
  await expect(page.getByText('Où', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
