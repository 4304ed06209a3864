import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: [/status of 404/] });

test('what is not found keeps its address, says so, and has nothing that axe finds', async ({ page }) => {
  const answer = await page.goto('/films/nobody-saw-it-1');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/films\/nobody-saw-it-1$/);
  await expect(page.locator('h1')).toHaveText('Cette page n’est pas au programme');
  await expectAccessible(page);
});
