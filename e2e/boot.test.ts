import { expect, test } from './support/test.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

test.describe('a part of a page that cannot begin', () => {
  test.use({ tolerated: [/ShowtimeGrid|ERR_FAILED/] });

  // SPEC 8.12
  test('is named in the console, and the page serves as it came', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.route(/\/ShowtimeGrid\.island\.[^/]+\.js/, (route) => route.abort());
    await page.goto(CINEMA);
    await page.locator('.filters .group a.chip').first().click();
    await expect.poll(() => said.join('\n')).toMatch(/Error hydrating .*ShowtimeGrid/);
    await expect(page).toHaveURL(/\/filters\/versions-[a-z]+$/);
    await expect(page.locator('a.ticket[href]:visible').first()).toBeVisible();
  });
});
