import { SITE_CODES, siteOf } from '../src/sites/sites.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

for (const site of SITE_CODES) {
  test(`the home page of ${site} opens`, { tag: '@phone' }, async ({ page }) => {
    const response = await page.goto(originOf(site));
    expect(response?.status()).toBe(200);
    const language = siteOf(site).defaultLanguage;
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the home page is accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
});

test('the home page leads to the films without JavaScript', async ({ noScript }) => {
  await noScript.goto('/');
  await noScript.locator('main a[href^="/films/"]').first().click();
  await expect(noScript.getByRole('heading', { level: 1 })).toBeVisible();
});
