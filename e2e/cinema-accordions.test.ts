import { expect, test } from './support/test.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

// SPEC 4.59, 4.60
test('services and ways to a cinema fold and unfold each by itself, and are folded when one comes again', async ({
  page,
}) => {
  await page.goto(CINEMA);
  const folds = page.locator('#info details');
  const [first, second] = [folds.nth(0), folds.nth(1)];
  await expect(first).not.toHaveAttribute('open');
  await first.locator('summary').press('Enter');
  await expect(first).toHaveAttribute('open');
  await expect(second).not.toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(first).toHaveAttribute('open');
  await expect(second).toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(second).not.toHaveAttribute('open');
  await expect(first).toHaveAttribute('open');

  await page.locator('.site-header').getByRole('link', { name: 'Films' }).click();
  // The list may be that of the cinema's city by now.
  await expect(page).toHaveURL(/\/films(?:\/|$)/);
  await page.goto(CINEMA);
  await expect(first).not.toHaveAttribute('open');
});
