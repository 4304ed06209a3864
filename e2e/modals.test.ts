import { closeAndPress } from './support/closeAndPress.ts';
import { expect, test } from './support/test.ts';

const FILM = '/films/le-cuirasse-potemkine-44008';
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

test.describe('a modal whose content is a part of a page', () => {
  // SPEC 2.76, 4.3, 4.4
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
    const box = (await dialog.boundingBox())!;
    await expect(dialog).toHaveCSS('position', 'fixed');
    // But for the room of the scroll bar.
    expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(10);
    expect(Math.abs(box.y + box.height / 2 - 400)).toBeLessThan(1);
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

  test('opens again at once after it was closed, before the browser has gone back', async ({ page }) => {
    await page.goto(FILM);
    const link = page.locator('a[data-modal="cinemaInformation"]').first();
    const dialog = page.locator('dialog.modal');
    await link.click();
    await expect(dialog.locator('[data-panel]')).toBeVisible();
    await closeAndPress(page, dialog.locator('[data-close]'), link);
    await expect(dialog.locator('[data-panel]')).toBeVisible();
    await expect(page).toHaveURL((await link.getAttribute('href'))!);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(FILM);
  });

  test('stays open though the script that Back asked for comes after it', async ({ page }) => {
    await page.goto('/films');
    const link = page.getByRole('banner').getByRole('link', { name: 'Se connecter' });
    const dialog = page.locator('dialog.modal');
    const asked = Promise.withResolvers<void>();
    const come = Promise.withResolvers<void>();
    await page.route(/\/swap\.[^/]*\.js$/, async (route) => {
      asked.resolve();
      await come.promise;
      await route.continue();
    });
    await link.click();
    await expect(dialog.locator('[data-panel]')).toBeVisible();
    await page.goBack();
    await asked.promise;
    await link.click();
    await expect(dialog.locator('[data-panel]')).toBeVisible();
    come.resolve();
    await page.waitForLoadState('networkidle');
    await expect(dialog.locator('[data-panel]')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/films');
  });

  // SPEC 4.4, 4.5
  test('is the page of its address when Forward, or Back after a reload, leads there', async ({ page }) => {
    await page.goto(FILM);
    await page.locator('a[data-modal="showtimeDetails"]').first().press('Enter');
    await expect(page.locator('dialog [data-panel]')).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.locator('main [data-panel="showtimeDetails"]')).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page.locator('main [data-panel="showtimeDetails"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Potemkine');
    await expect(page).toHaveURL(FILM);
    // Nobody has pressed anything in this document.
    await page.goForward();
    await expect(page.locator('main [data-panel="showtimeDetails"]')).toBeVisible();
  });

  // SPEC 4.5
  test('is the page itself without JavaScript, and after a reload @all', async ({ noScript, page }) => {
    await noScript.goto(FILM);
    await noScript.locator('a[data-modal="cinemaInformation"]').first().click();
    await expect(noScript.locator('#info')).toBeInViewport();

    await page.goto(CINEMA);
    await page.locator('a[data-modal="locator"]:visible').first().click();
    await expect(page.locator('dialog [data-panel]')).toBeVisible();
    const address = page.url();
    expect(new URL(address).pathname).not.toBe(CINEMA);
    await page.reload();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('main [data-panel="locator"]')).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

test.describe('the address of a cinema’s information', () => {
  const PARTS = [
    { fragment: 'info', title: 'Informations pratiques', content: 'Fauteuils' },
    { fragment: 'tarifs', title: 'Tarifs', content: 'Plein tarif' },
  ];
  for (const { fragment, title, content } of PARTS) {
    // SPEC 2.9
    test(`opens its modal when it is opened: #${fragment}`, async ({ page, noScript }) => {
      await page.goto(FILM);
      await page.goto(`${CINEMA}#${fragment}`);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(content);
      await expect(page).toHaveURL(`${CINEMA}#${fragment}`);
      await page.reload();
      await expect(dialog).toContainText(content);
      // Closing it leaves the cinema's page, and Back leads to where the visitor came from.
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(CINEMA);
      await page.goBack();
      await expect(page).toHaveURL(FILM);

      await noScript.goto(`${CINEMA}#${fragment}`);
      await expect(noScript.locator(`#${fragment}`)).toBeInViewport();
      await expect(noScript.locator(`#${fragment}`)).toContainText(content);
    });
  }

  // SPEC 2.9
  test('opens it on the page as its fragment changes, and Back closes it', async ({ page }) => {
    await page.goto(CINEMA);
    await page.evaluate(() => (location.hash = 'info'));
    const dialog = page.getByRole('dialog', { name: 'Informations pratiques' });
    await expect(dialog).toContainText('Fauteuils');
    await page.goBack();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(CINEMA);
    await page.goForward();
    await expect(dialog).toContainText('Fauteuils');
  });

  // SPEC 2.9
  test('is that of its links on the page', async ({ page }) => {
    await page.goto(CINEMA);
    const link = page.getByRole('main').getByRole('link', { name: 'Tarifs', exact: true });
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Tarifs' })).toContainText('Plein tarif');
    await expect(page).toHaveURL(`${CINEMA}#tarifs`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(CINEMA);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});

// SPEC 9.44
test('a modal at the edge is as high as what is seen of the window, also once that is another', async ({ page }) => {
  await page.goto(CINEMA);
  await page.locator('a[data-modal="locator"]:visible').first().click();
  const dialog = page.locator('dialog.modal[open]');
  const height = () => dialog.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(height).toBe(800);
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect.poll(height).toBe(500);
});
