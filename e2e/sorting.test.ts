import type { Page } from '@playwright/test';
import { SCREENS } from './support/screens.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Sorting on the device: pages are the same for everybody (decision 44). */

const sort = (page: Page) => page.getByRole('combobox', { name: 'Trier' });
const titlesOf = (page: Page) => page.locator('[data-rows] .row:visible h2').allTextContents();
const inAlphabet = (titles: readonly string[]) =>
  titles.toSorted(new Intl.Collator('fr', { numeric: true, ignorePunctuation: true }).compare);
/** For each film that is seen, when it next begins, in minutes of the epoch. */
const nextStarts = (page: Page) =>
  page
    .locator('[data-rows] .row:visible')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Math.min(
          ...[...row.querySelectorAll<HTMLElement>('[data-at]:not([hidden],[data-begun])')].map(({ dataset }) =>
            Number(dataset['at']),
          ),
        ),
      ),
    );

test('a cinema’s day is sorted by title, time or length, and back, and the device remembers @phone', async ({
  page,
}) => {
  await page.goto(SCREENS.cinema);
  const before = await titlesOf(page);
  await sort(page).selectOption('Par titre');
  const byTitle = await titlesOf(page);
  expect(byTitle).toEqual(inAlphabet(before));
  expect(byTitle).not.toEqual(before);

  await sort(page).selectOption('Par heure');
  const starts = await nextStarts(page);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  // On another day, too, which takes the place of this one; and on the next page.
  await page.locator('.days a').nth(1).click();
  await expect(page.locator('.days a[aria-current="date"]')).toContainText('22');
  await expect(sort(page)).toHaveValue('time');
  const tomorrow = await nextStarts(page);
  expect(tomorrow).toEqual(tomorrow.toSorted((a, b) => a - b));
  await page.reload();
  await expect(sort(page)).toHaveValue('time');
  await expect(page.locator('.row:visible').first()).toBeVisible();
  expect(await nextStarts(page)).toEqual(tomorrow);

  await page.goto(SCREENS.cinema);
  await sort(page).selectOption('Par durée');
  const lengths = await page
    .locator('[data-rows] .row:visible')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['l'] ?? Infinity)));
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  await sort(page).selectOption('Ordre conseillé');
  expect(await titlesOf(page)).toEqual(before);
});

test('a day by time follows the filters @all', async ({ page }) => {
  await page.goto(SCREENS.cinema);
  await hydrated(page, 'ShowtimeGrid');
  await sort(page).selectOption('Par heure');
  const all = await nextStarts(page);
  await page.locator('.filters .group a.chip', { hasText: 'VOST' }).click();
  await expect.poll(async () => (await nextStarts(page)).length).toBeLessThan(all.length);
  await expect
    .poll(async () => {
      const starts = await nextStarts(page);
      return starts.every((start, index) => index === 0 || starts[index - 1]! <= start);
    })
    .toBe(true);
});

test('films are sorted within each part of their list, and back, and the device remembers @phone', async ({ page }) => {
  const parts = () =>
    page
      .locator('section ul[data-sortable]')
      .evaluateAll((lists) =>
        lists.map((list) => [...list.querySelectorAll('h3')].map((title) => title.textContent.trim())),
      );
  await page.goto(SCREENS.list);
  const before = await parts();
  expect(before.length).toBeGreaterThan(2);
  await sort(page).selectOption('Par titre');
  expect(await parts()).toEqual(before.map(inAlphabet));
  await page.reload();
  await expect(page.locator('.card').first()).toBeVisible();
  expect(await parts()).toEqual(before.map(inAlphabet));
  // The list as its filters change it.
  await page.locator('nav a[href*="/filters/genres-"]').first().click();
  await expect(page).toHaveURL(/genres-/);
  await expect.poll(async () => (await parts()).flat().length).toBeLessThan(before.flat().length);
  const narrowed = await parts();
  expect(narrowed).toEqual(narrowed.map(inAlphabet));
  await page.goto(SCREENS.list);
  await sort(page).selectOption('Ordre conseillé');
  expect(await parts()).toEqual(before);
});

test('a genre says how many films it has, and leaves as many', async ({ page }) => {
  await page.goto(SCREENS.list);
  const genre = page.locator('nav a[href*="/filters/genres-"]').first();
  const count = Number(await genre.locator('small').textContent());
  expect(count).toBeGreaterThan(0);
  await genre.click();
  await expect(page).toHaveURL(/genres-/);
  await expect(page.locator('[data-swap="list"]')).toHaveAttribute('data-count', new RegExp(`^${count} film`));
});

test('without JavaScript there is no control that would do nothing @all', async ({ noScript: page }) => {
  for (const path of [SCREENS.cinema, SCREENS.list]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('select[name="sort"]')).toBeHidden();
  }
  await page.goto(SCREENS.cinema);
  await expect(page.getByRole('radio', { name: 'Affiches' })).toBeVisible();
  await expect(page.locator('input[value="hours"]')).toBeHidden();
});
