import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { MISSING, WAYS } from './support/missingScripts.ts';
import { expect, test } from './support/test.ts';

const alert = (page: Page): Locator => page.locator('.alerts .alert');
const ask = (page: Page): Locator => page.getByRole('button', { name: 'Utiliser ma position' });

/** Opens a page that cannot get the device's position. The test controls its clock. */
async function openNear(page: Page): Promise<void> {
  await page.context().clearPermissions();
  await page.goto('/autour-de-moi');
  await page.locator('[data-finder] input').focus();
  await expect(ask(page)).toBeVisible();
  // Not before: hydrating takes its own time.
  await page.clock.install();
  await ask(page).press('Enter');
  await expect(alert(page)).toContainText('Position introuvable');
}

test.describe('an alert', () => {
  // SPEC 4.77, 9.25
  test('that only informs goes after ten seconds without a pointer on it', async ({ page }) => {
    await page.goto('/films/le-cuirasse-potemkine-44008');
    await page.locator('.hero [name="wish"]').click();
    const keep = page.locator('dialog.modal').getByRole('button', { name: 'Garder sur cet appareil' });
    await expect(keep).toBeVisible();
    await page.clock.install();
    await keep.click();
    await expect(page.getByRole('status').filter({ hasText: 'gardé sur cet appareil' })).toBeVisible();
    await alert(page).hover();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await expect(alert(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await page.clock.runFor(9000);
    await expect(alert(page)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(alert(page)).toHaveCount(0);
    await expect(page.locator('.alerts')).toBeHidden();
  });

  test('of a fault stays, is reached by Tab from the control that caused it, and is closed by Escape', async ({
    page,
  }) => {
    await openNear(page);
    await page.clock.runFor(60_000);
    await expect(alert(page)).toBeVisible();
    const close = alert(page).getByRole('button', { name: 'Fermer' });
    await expect(ask(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(alert(page)).toHaveCount(0);
    await expect(ask(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert(page)).toHaveCount(0);
  });

  // SPEC 3.51
  test('is heard as one, has a level and an icon, and nothing that axe finds @phone', async ({ page }) => {
    await openNear(page);
    await alert(page).hover();
    await expect(page.getByRole('alert').filter({ hasText: 'Position introuvable' })).toBeVisible();
    await expect(alert(page)).toHaveClass(/warning/);
    await expect(alert(page).locator('svg')).toBeVisible();
    await expectAccessible(page);
  });

  // SPEC 4.76
  test('stays while the focus is in it, and is closed by keyboard', async ({ page }) => {
    await openNear(page);
    await ask(page).focus();
    const close = alert(page).getByRole('button', { name: 'Fermer' });
    await close.focus();
    await page.clock.runFor(60_000);
    await expect(alert(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveCount(0);
    await expect(ask(page)).toBeFocused();
  });

  // SPEC 4.75
  test('waits for the one before it @all', async ({ page }) => {
    await openNear(page);
    await ask(page).click();
    await expect(ask(page)).toBeEnabled();
    await expect(alert(page)).toHaveCount(1);
    await alert(page).getByRole('button', { name: 'Fermer' }).click();
    // The second alert has the same text but is another one.
    await expect(alert(page)).toHaveCount(1);
    await alert(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(alert(page)).toHaveCount(0);
  });

  test('is shown inside a modal, and outlives it @all', async ({ page }) => {
    await page.context().clearPermissions();
    await page.goto('/');
    await page.locator('#content a[data-modal="locator"]').first().click();
    const dialog = page.locator('dialog.modal[open]');
    await ask(page).click();
    await expect(dialog.getByRole('alert')).toContainText('Position introuvable');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(alert(page)).toBeVisible();
    // It has been said.
    await expect(page.getByRole('alert').filter({ hasText: 'Position introuvable' })).toHaveCount(0);
    await alert(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(alert(page)).toHaveCount(0);
  });
});

test.describe('an alert whose React does not come', () => {
  test.use({ tolerated: [MISSING] });

  test('is the browser’s own', async ({ page }) => {
    await WAYS.missing(page, '**/_astro/client.*.js');
    await page.goto('/films/le-cuirasse-potemkine-44008');
    await page.locator('.hero [name="wish"]').click();
    const messages: string[] = [];
    page.on('dialog', (own) => {
      messages.push(own.message());
      void own.accept();
    });
    await page.locator('dialog.modal').getByRole('button', { name: 'Garder sur cet appareil' }).click();
    await expect.poll(() => messages).toEqual([expect.stringContaining('gardé sur cet appareil')]);
    await expect(page.locator('.hero [name="wish"]')).toHaveAttribute('aria-pressed', 'true');
  });
});
