import { expect, test } from './support/test.ts';

const FILM = '/films/le-cuirasse-potemkine-44008';

test.describe('a modal whose content is a part of a page', () => {
  // SPEC 2.76, 4.4
  test('opens over the page at the address of its content, and closes by keyboard', async ({ page }) => {
    await page.goto(FILM);
    const link = page.locator('a[data-modal="cinemaInformation"]').first();
    const address = (await link.getAttribute('href'))!;
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Informations pratiques' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Fauteuils');
    await expect(page).toHaveURL(address);
    // The page behind does not scroll, and the focus is inside the modal.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(FILM);
    await expect(link).toBeFocused();
  });

  // SPEC 4.4
  test('closes by its button, the overlay and Back', async ({ page }) => {
    await page.goto(FILM);
    const link = page.locator('a[data-modal="cinemaInformation"]').first();
    const dialog = page.locator('dialog.modal');
    const ways = [
      () => dialog.locator('[data-close]').click(),
      () => page.mouse.click(4, 4),
      () => page.goBack().then(() => undefined),
    ];
    for (const close of ways) {
      await link.click();
      await expect(dialog.locator('[data-panel]')).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(FILM);
    }
  });

  // SPEC 2.9, 4.5
  test('is the page itself without JavaScript, and after a reload @all', async ({ noScript, page }) => {
    await noScript.goto(FILM);
    await noScript.locator('a[data-modal="cinemaInformation"]').first().click();
    await expect(noScript.locator('[data-panel="cinemaInformation"]')).toBeVisible();

    await page.goto(FILM);
    await page.locator('a[data-modal="cinemaInformation"]').first().click();
    await expect(page.locator('dialog [data-panel]')).toBeVisible();
    await page.reload();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('[data-panel="cinemaInformation"]')).toBeVisible();
  });
});
