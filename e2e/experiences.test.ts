import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';
import { openSpecial } from './support/tickets.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const dialogs = (page: Page) => page.locator('dialog.modal[open]');

/** The link to what ICE is, beside a screening's other marks. */
const MARK = 'dialog [data-panel="showtimeDetails"] a[href$="#ice"]';

test.describe('the teaser of an experience', () => {
  // SPEC 2.91
  test('opens from a cinema’s page, by keyboard, at its own address', async ({ page }) => {
    await page.goto(CINEMA);
    const link = page.getByRole('link', { name: 'Dolby Cinema' }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Dolby Cinema' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/experiences#dolby');
    await expect(dialog.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/experiences/dolby');
    await expect(dialog).toContainText('Des noirs vraiment noirs');
    await expect(dialog.getByRole('link', { name: 'En savoir plus' })).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(1);
    // Only the teaser, not the list of cinemas.
    await expect(dialog.getByText('Où la vivre')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(CINEMA);
    await expect(link).toBeFocused();
  });

  test('has nothing that axe finds on a phone, light, in the language of the page @phone-only @all', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${CINEMA.replace('/cinemas', '/en/cinemas')}`);
    // On a phone a cinema's header is short; the panel of a screening has its marks.
    await openSpecial(page);
    await page.locator(MARK).tap();
    await expect(page.getByRole('dialog', { name: 'ICE' })).toContainText('Panels of light');
    await expectAccessible(page);
  });
});

// Pictures of the marks are in their modals.
for (const width of [360, 768, 1280]) {
  test(`the list of marks has no empty picture boxes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/experiences');
    const boxes = page.locator('article[data-panel] [class*="aspect-"]');
    expect(await boxes.count()).toBeGreaterThan(5);
    await expect(boxes.filter({ visible: true })).toHaveCount(0);
  });
}

test.describe('the details of an experience', () => {
  test('open over a screening’s panel, and close to it, by keyboard @all', async ({ page }) => {
    await page.goto(CINEMA);
    await openSpecial(page);
    const mark = page.locator(MARK);
    await mark.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'ICE' });
    await expect(dialog).toContainText('Où la vivre');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/seances\/V\d+S\d+$/);
    await expect(mark).toBeFocused();

    // Back also closes one after the other.
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(1);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(page).toHaveURL(CINEMA);
  });

  test('are a part of a page of their own after a reload, and without JavaScript @phone @all', async ({
    page,
    noScript,
  }) => {
    await page.goto('/experiences#ice');
    await expect(page.getByRole('heading', { level: 3, name: 'ICE' })).toBeInViewport();
    await expectAccessible(page);
    await noScript.goto(CINEMA);
    await openSpecial(noScript);
    await noScript.locator('a[href$="#ice"]').click();
    await expect(noScript).toHaveURL('/experiences#ice');
    await expect(noScript.locator('#ice')).toContainText('Aurore Paris Grands Boulevards');
  });
});

// SPEC 2.85
test('on a site with the older look, modals have that, and the same content @all', async ({ page }) => {
  await page.goto(`${originOf('ci')}/cinemas/aurore-abidjan-plateau`);
  await page.locator('.tickets li:has(> a.ticket.available) > a.about').first().click();
  const panel = page.locator('dialog [data-panel="showtimeDetails"]');
  await expect(panel).toHaveAttribute('data-look', 'legacy');
  await expect(panel.locator('[data-head]')).toHaveCSS('text-align', 'center');
  for (const said of ['Fin vers', 'Salle', 'Fauteuils', 'Version', 'Durée']) await expect(panel).toContainText(said);
  await expect(panel.getByRole('link', { name: 'Réserver' })).toHaveAttribute('target', '_blank');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await panel.locator('[data-modal="experienceDetails"]').first().click();
  await expect(page.locator('dialog [data-panel="experienceDetails"]')).toHaveAttribute('data-look', 'legacy');
  await expectAccessible(page);
});
