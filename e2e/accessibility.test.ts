import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

const pages = [
  ['fr', '/'],
  ['fr', '/films'],
  ['fr', '/cinemas#all'],
  ['fr', '/cinemas/aurore-paris-grands-boulevards'],
  ['fr', '/cinemas/ville/lyon'],
  ['fr', '/cinemas/l/aurore-paris-grands-boulevards'],
  ['fr', '/ville-list/paris'],
  ['fr', '/sorties-cinema'],
  ['fr', '/actualites'],
  ['fr', '/m/actualites?page=2'],
  ['fr', '/offres'],
  ['nl', '/'],
  ['ch', '/de/filme-events'],
] as const;

for (const [site, path] of pages) {
  test(`${site}${path} has nothing that axe finds, dark and light @phone`, async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      // Going to the same page with another fragment would not reload it.
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme });
      await page.goto(originOf(site) + path);
      await expectAccessible(page);
    }
  });
}

test('a film page has nothing that axe finds @phone', async ({ page }) => {
  await page.goto('/');
  await page.locator('#tonight a').click();
  await expect(page).toHaveURL(/\/films\//);
  await expectAccessible(page);
});

test.describe('what is not found', () => {
  test.use({ tolerated: [/status of 404/] });

  test('keeps its address, says so, and has nothing that axe finds', async ({ page }) => {
    const answer = await page.goto('/films/nobody-saw-it-1');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(/\/films\/nobody-saw-it-1$/);
    await expect(page.locator('h1')).toHaveText('Cette page n’est pas au programme');
    await expectAccessible(page);
  });
});

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/films',
    '/cinemas#all',
    '/cinemas/aurore-paris-grands-boulevards',
    '/cinemas/ville/paris',
    '/actualites',
    '/offres',
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
