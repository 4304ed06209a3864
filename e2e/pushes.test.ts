import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const region = (page: Page): Locator => page.getByRole('region', { name: 'À la une' });
const row = (page: Page): Locator => region(page).getByRole('list');
const slides = (page: Page): Locator => row(page).getByRole('listitem');
const button = (page: Page, name: string): Locator => region(page).getByRole('button', { name });
const scrolled = (page: Page): Promise<number> => row(page).evaluate((element) => element.scrollLeft);

test('pushes of home turn by buttons, to the end and back @phone', async ({ page }) => {
  await page.goto('/');
  await region(page).scrollIntoViewIfNeeded();
  await expect(button(page, 'Précédent')).toHaveAttribute('aria-disabled', 'true');
  const count = await slides(page).count();
  expect(count).toBeGreaterThan(2);
  for (let index = 1; index < count; index++) {
    await button(page, 'Suivant').press('Enter');
    await expect(slides(page).nth(index)).toBeInViewport({ ratio: 0.9 });
    await expect(button(page, 'Précédent')).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(button(page, 'Suivant')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Suivant')).toBeFocused();
  await button(page, 'Précédent').press('Enter');
  await expect(button(page, 'Suivant')).toHaveAttribute('aria-disabled', 'false');
});

test('pushes say which are paid for, and lead on @phone', async ({ page }) => {
  await page.goto('/');
  await region(page).scrollIntoViewIfNeeded();
  const paid = slides(page).filter({ hasText: 'Sponsorisé' });
  await expect(paid).toHaveCount(1);
  await expectAccessible(page);
  const link = slides(page).first().getByRole('link', { name: 'Réserver' });
  await link.click();
  await expect(page).toHaveURL(/\/films\/l-aurore-44001/);
});

test('pushes come into view as the keyboard goes through them, also without script @all', async ({ noScript }) => {
  await noScript.goto('/');
  await slides(noScript).first().getByRole('link').first().focus();
  for (let press = 0; press < 12; press++) {
    await noScript.keyboard.press('Tab');
    if (
      await slides(noScript)
        .last()
        .getByRole('link')
        .last()
        .evaluate((link) => link === document.activeElement)
    )
      break;
  }
  await expect(slides(noScript).last().getByRole('link').last()).toBeFocused();
  await expect(slides(noScript).last().getByRole('link').last()).toBeInViewport();
  await expect(button(noScript, 'Suivant')).toBeHidden();
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('pushes pass by once they may, and stop on request', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await region(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(30_000);
    expect(await scrolled(page)).toBe(0);
    await button(page, 'Faire défiler').focus();
    await page.keyboard.press('Enter');
    await page.mouse.move(1, 1);
    await page.clock.runFor(6500);
    // The scrolling is smooth.
    const there = await slides(page)
      .nth(1)
      .evaluate((slide: HTMLElement) => slide.offsetLeft - (slide.previousElementSibling as HTMLElement).offsetLeft);
    await expect.poll(() => scrolled(page)).toBeCloseTo(there, 0);
    // They do not move while the focus is in them either.
    await slides(page).nth(1).getByRole('link').first().focus();
    await page.clock.runFor(20_000);
    expect(await scrolled(page)).toBeCloseTo(there, 0);
    await button(page, 'Arrêter').press('Enter');
    await page.clock.runFor(20_000);
    expect(await scrolled(page)).toBeCloseTo(there, 0);
  });
});

test('pushes stay where they are for those who want no motion @all', async ({ page }) => {
  await page.goto('/');
  await region(page).scrollIntoViewIfNeeded();
  await expect(button(page, 'Faire défiler')).toBeHidden();
  await expect(button(page, 'Suivant')).toBeVisible();
});
