import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

const alert = (page: Page): Locator => page.getByRole('note');
const push = (page: Page): Locator => page.getByRole('complementary', { name: 'Nu bij Aurore' });

test.describe('an alert of cinemas', () => {
  const STRASBOURG = '/cinemas/aurore-strasbourg-malraux';

  // SPEC 1.15, 3.3
  test('stands on the pages of its cinemas alone, and closed stays closed @phone', async ({ page }) => {
    await page.goto('/cinemas/aurore-lyon-confluence');
    await expect(alert(page)).toHaveCount(0);
    await page.goto(STRASBOURG);
    await expect(alert(page)).toContainText('Tram interrompu');
    await alert(page).getByRole('button', { name: 'Fermer' }).press('Enter');
    await expect(alert(page)).toBeHidden();
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(alert(page)).toBeHidden();
  });

  // SPEC 1.15, 3.3
  test('for all cinemas stands on all pages, and leads on @phone', async ({ page }) => {
    for (const path of ['/fr/films-evenements', '/fr', '/fr/cinemas#all']) {
      await page.goto(originOf('be') + path);
      await expect(alert(page)).toContainText('Grève nationale');
    }
    await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/fr/cinemas#all');
    await expectAccessible(page);
    await alert(page).getByRole('button', { name: 'Fermer' }).click();
    await page.goto(`${originOf('be')}/fr/films-evenements`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(alert(page)).toBeHidden();
  });

  test('stands there without script, and in the app', async ({ noScript }) => {
    await noScript.goto(originOf('fr') + STRASBOURG);
    await expect(alert(noScript)).toBeVisible();
    await expect(alert(noScript).getByRole('button')).toBeHidden();
    await noScript.goto(`${originOf('fr')}/cinemas/l/aurore-strasbourg-malraux`);
    await expect(alert(noScript)).toContainText('Tram interrompu');
  });
});

test.describe('the push above the header', () => {
  // SPEC 4.78, 9.29
  test('is hidden until tomorrow once viewed @phone', async ({ page }) => {
    await page.goto(`${originOf('nl')}/bioscopen#all`);
    await expect(push(page)).toContainText('Opera en ballet live');
    await expectAccessible(page);
    await page.goto(`${originOf('nl')}/films`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(push(page)).toBeHidden();
    // Pretends that it was viewed yesterday.
    await page.evaluate(() => {
      const key = 'push';
      localStorage[key] = (localStorage[key] as string).replace(/\d{4}-\d\d-\d\d$/, '2026-11-20');
    });
    await page.reload();
    await expect(push(page)).toBeVisible();
  });

  // SPEC 4.78
  test('of home always shows, and is home’s own @all', async ({ page }) => {
    for (let times = 0; times < 2; times++) {
      await page.goto(originOf('nl'));
      await expect(push(page)).toContainText('voorverkoop voor Kerst');
    }
  });

  test('shows without script @all', async ({ noScript }) => {
    for (let times = 0; times < 2; times++) {
      await noScript.goto(`${originOf('nl')}/films`);
      await expect(push(noScript)).toBeVisible();
    }
  });
});
