import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';

const header = (page: Page): Locator => page.locator('.site-header');
const languages = (page: Page): Locator => page.locator('#languages');

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
}

test.describe('the header of a desk', () => {
  // SPEC 9: sticky beyond a quarter of the window, here 200 of 800 px, until 68 px from the top.
  // SPEC 2.73, 2.74, 9.6
  test('leaves with the page, and comes back when one scrolls up', async ({ page }) => {
    await page.goto('/films');
    await scrollTo(page, 150);
    await expect(header(page)).not.toBeInViewport();
    await scrollTo(page, 100);
    await scrollTo(page, 400);
    await expect(header(page)).toHaveAttribute('data-stuck', 'hidden');
    await expect(header(page)).not.toBeInViewport();
    await scrollTo(page, 300);
    await expect(header(page)).toHaveAttribute('data-stuck', 'shown');
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 350);
    await expect(header(page)).not.toBeInViewport();
    // Between a quarter of the window and 68 px it is still sticky.
    await scrollTo(page, 69);
    await expect(header(page)).toHaveAttribute('data-stuck', 'shown');
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    // At 68 px it is part of the page again, which has scrolled past most of it.
    await scrollTo(page, 68);
    await expect(header(page)).not.toHaveAttribute('data-stuck');
    await expect(header(page)).not.toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(header(page)).not.toHaveAttribute('data-stuck');
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  // SPEC 2.73, 9.7
  test('is released by a window that grows until the page is at its top', async ({ page }) => {
    await page.goto('/app');
    await scrollTo(page, 400);
    // Two scrolls within one look at the page would be one, down.
    await expect(header(page)).toHaveAttribute('data-stuck', 'hidden');
    await scrollTo(page, 300);
    await expect(header(page)).toHaveAttribute('data-stuck', 'shown');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 1280, height });
    await expect(header(page)).not.toHaveAttribute('data-stuck');
  });

  test('shows itself to the keyboard wherever the page stands @all', async ({ page }) => {
    await page.goto('/films');
    await scrollTo(page, 900);
    await expect(header(page)).toHaveAttribute('data-stuck', 'hidden');
    await header(page).getByRole('link', { name: 'Films' }).focus();
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  test('stays without script', async ({ noScript }) => {
    await noScript.goto('/films');
    await noScript.mouse.wheel(0, 1200);
    await expect(noScript.locator('h1')).not.toBeInViewport();
    await expect(header(noScript)).toBeInViewport({ ratio: 1 });
  });
});

// SPEC 2.73
test('the header of a phone leaves with the page @phone-only', async ({ page }) => {
  await page.goto('/films');
  await scrollTo(page, 900);
  await scrollTo(page, 700);
  await expect(header(page)).not.toBeInViewport();
});

// SPEC 2.61
test('Cinémas leads to the chosen city, to its one cinema, or to the list', async ({ page, context, baseURL }) => {
  await page.goto('/recherche');
  type City = { slug: string; cinemas: string[] };
  const cities = await page.evaluate(async () => (await (await fetch('/api/cities')).json()) as City[]);
  const several = cities.find(({ cinemas }) => cinemas.length > 1)!;
  const single = cities.find(({ cinemas }) => cinemas.length === 1)!;
  const targets = [
    [undefined, '/cinemas'],
    [several.slug, `/cinemas/ville/${several.slug}`],
    [single.slug, `/cinemas/${single.cinemas[0]}`],
  ] as const;
  for (const [city, target] of targets) {
    const value = encodeURIComponent(JSON.stringify({ type: 'city', value: city }));
    if (city) await context.addCookies([{ name: 'cgp_locator', value, url: baseURL! }]);
    await page.goto('/recherche');
    await header(page).getByRole('link', { name: 'Cinémas', exact: true }).click();
    await expect(page).toHaveURL(target);
    // The page of a city chooses that city: not before it has is the cookie the test's own again.
    if (city) await expect(page.locator('html')).toHaveAttribute('data-locator');
  }
});

test('a phone has the languages in its menu, by keyboard @phone-only', async ({ page }) => {
  await page.goto('/cinemas#all');
  const button = header(page).getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(header(page).getByRole('link', { name: 'Offres' })).toBeVisible();
  // Between the gutters, as the page behind it.
  const [menu, logo] = [
    (await page.locator('#menu').boundingBox())!,
    (await header(page).getByRole('link').first().boundingBox())!,
  ];
  expect(menu.x).toBeGreaterThanOrEqual(logo.x);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('link', { name: 'Offres' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Offres' })).toBeFocused();
  await page.keyboard.press('Tab');
  const entries = [
    ...['Mon compte', 'Ce soir', 'Événements', 'Ouvertures des ventes', 'Séances accessibles', 'Expériences'],
    ...['Cartes cadeaux', 'Actualités', 'L’application Aurore', 'Aide', 'Plan du site'],
  ];
  for (const name of entries) {
    await expect(header(page).getByRole('link', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(languages(page).getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/cinemas$/);
});

test.describe('the language switch', () => {
  // SPEC 2.72, 4.5
  test('opens, leads and closes by keyboard', async ({ page }) => {
    await page.goto('/cinemas#all');
    const button = header(page).getByRole('button', { name: 'Langue' });
    await expect(button).toHaveAccessibleName(/^Langue\s: FR$/);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(languages(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(languages(page)).toBeHidden();
    await expect(button).toBeFocused();

    // Leaving it closes it, and the focus goes on.
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
    await expect(languages(page)).toBeHidden();
    await expect(page.locator(':focus')).toBeInViewport();
    await button.focus();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(languages(page).getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/cinemas$/);
    // Reset by the navigation, also on coming back.
    await page.goBack();
    await expect(page).toHaveURL(/\/cinemas#all$/);
    await expect(languages(page)).toBeHidden();
  });

  test('closes by a press beside it and by its button @all', async ({ page }) => {
    await page.goto('/films');
    const button = header(page).getByRole('button', { name: 'Langue' });
    await button.click();
    await expect(languages(page)).toBeVisible();
    await page.mouse.click(10, 500);
    await expect(languages(page)).toBeHidden();
    await button.click();
    await button.click();
    await expect(languages(page)).toBeHidden();
  });

  // SPEC 2.81
  test('lists the languages of its site, the present one marked', async ({ noScript }) => {
    await noScript.goto(`${originOf('ch')}/movies-events`);
    await header(noScript).getByRole('button', { name: 'Language' }).click();
    await expect(languages(noScript).locator('> *')).toHaveText(['English', 'Français', 'Deutsch']);
    await expect(languages(noScript).locator('[aria-current]')).toHaveText('English');
    await languages(noScript).getByRole('link', { name: 'Deutsch' }).click();
    await expect(noScript).toHaveURL(/\/de\/filme-events$/);
  });
});
