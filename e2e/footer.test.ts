import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

// SPEC 2.94, 2.95
test('a footer opens one column at a time on a phone, without script @phone-only', async ({ noScript: page }) => {
  await page.goto('/actualites');
  const column = (name: string) => page.locator('footer details').filter({ hasText: name });
  await column('Cinémas').locator('summary').click();
  await expect(column('Cinémas')).toHaveAttribute('open', '');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Marseille' })).toBeVisible();
  await column('Les règles').locator('summary').click();
  await expect(page.locator('footer details[open]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Marseille' })).toBeHidden();
  await expect(page.getByText('Des questions ?')).toBeHidden();
});

// SPEC 1.13, 2.94, 2.95
test('a footer has all its columns open on a desk, questions and the way to the choice of cookies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/actualites');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Marseille', 'Plan du site', 'Mastodon']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  // A title that opens nothing is none to be pressed, and nothing says that its links were folded away.
  await expect(footer.locator('p').filter({ hasText: 'Les règles' })).toBeVisible();
  await expect(footer.locator('details[name="footer"] > summary:visible')).toHaveCount(0);
  const [first, second] = [footer.locator('[data-faq] details').nth(0), footer.locator('[data-faq] details').nth(1)];
  await first.locator('summary').press('Enter');
  await expect(first.locator('div')).toBeVisible();
  await second.locator('summary').press('Enter');
  await expect(first.locator('div')).toBeHidden();
  await expect(footer.getByRole('link', { name: 'Choix des cookies' })).toHaveAttribute('href', '/cookies');
  await expectAccessible(page);
});
