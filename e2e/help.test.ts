import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

const CATEGORY = '/aide/categorie/online-booking';
const pages = [
  ['fr', '/aide'],
  ['fr', CATEGORY],
  ['fr', '/aide/article/id/202'],
  ['fr', '/aide/recherche?q=billet'],
  ['fr', '/aide/recherche?q=zzzz'],
  ['nl', '/m/help'],
  ['nl', '/en/m/help/topic/plan-your-visit'],
] as const;

for (const [site, path] of pages) {
  test(`${site}${path} has nothing that axe finds, dark and light, and scrolls at 320 px downwards only @phone @all`, async ({
    page,
  }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(originOf(site) + path);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    // The browser needs a moment to lay out the page after the resize.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

// SPEC 4.67
test('one answer is open at a time, by keyboard and without a script', async ({ noScript }) => {
  await noScript.goto(originOf('fr') + CATEGORY);
  const answers = noScript.locator('details[name="answers"]');
  const [first, second] = [answers.nth(0), answers.nth(1)];
  await first.locator('summary').focus();
  await noScript.keyboard.press('Enter');
  await expect(first.locator('.prose')).toBeVisible();
  await second.locator('summary').focus();
  await noScript.keyboard.press('Enter');
  await expect(second.locator('.prose')).toBeVisible();
  await expect(first.locator('.prose')).toBeHidden();
  // Pressing the open one closes it.
  await noScript.keyboard.press('Enter');
  await expect(second.locator('.prose')).toBeHidden();
});

test('an open answer has nothing that axe finds @phone @all', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.locator('details[name="answers"] summary').first().click();
  await expect(page.locator('details[open] .prose')).toBeVisible();
  await expectAccessible(page);
});

// SPEC 4.64
test('a category shows its other questions when asked, and fewer again on the next page', async ({ page }) => {
  await page.goto('/aide');
  const booking = page.locator('section', { has: page.locator('#online-booking') });
  const last = booking.getByRole('link', { name: 'groupe ou une classe' });
  await expect(last).toBeHidden();
  await booking.getByText('Les 5 questions').click();
  await expect(last).toBeVisible();
  await expectAccessible(page);
  await last.click();
  await expect(page.locator('h1')).toContainText('groupe ou une classe');
  await page.locator('nav').getByRole('link', { name: 'Aide', exact: true }).click();
  await expect(page.getByRole('link', { name: 'groupe ou une classe' })).toBeHidden();
});

test('a question is searched for and answered without a script', async ({ noScript }) => {
  await noScript.goto(`${originOf('fr')}/aide`);
  const field = noScript.getByRole('combobox', { name: 'Que cherchez-vous' });
  await field.fill('annuler mon billet');
  await field.press('Enter');
  await expect(noScript).toHaveURL(/\/aide\/recherche\?q=annuler\+mon\+billet$/);
  await noScript.getByRole('link', { name: 'Puis-je annuler ou échanger mon billet' }).click();
  await expect(noScript.locator('h1')).toContainText('annuler ou échanger');
  await expect(noScript.locator('section[aria-labelledby="related"] li')).toHaveCount(4);
});

test('inside the app one stays inside, without header, footer and scripts @all', async ({ page }) => {
  await page.goto(`${originOf('nl')}/m/help`);
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(/\/m\/help\//);
  await page.locator('main nav a').first().click();
  await expect(page).toHaveURL(/\/m\/help$/);
  for (const absent of ['header', 'footer', 'script[src]', 'link[rel="modulepreload"]', 'astro-island']) {
    await expect(page.locator(absent)).toHaveCount(0);
  }
});
