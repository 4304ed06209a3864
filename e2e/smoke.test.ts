import { SITE_CODES, siteOf } from '../src/sites/sites.ts';
import { expect, originOf, test } from './support/test.ts';

for (const code of SITE_CODES) {
  test(`the home page of ${code} opens, in French where it speaks it`, { tag: '@phone' }, async ({ page }) => {
    const response = await page.goto(originOf(code));
    expect(response?.status()).toBe(200);
    const { languages, defaultLanguage } = siteOf(code);
    const language = languages.some((each) => each === 'fr') ? 'fr' : defaultLanguage;
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
