import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, hydrated, test } from './support/test.ts';
import { tickets } from './support/tickets.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const CALENDAR = '/jours/aurore-paris-grands-boulevards';

const opener = (page: Page) => page.getByRole('link', { name: 'Autre jour' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choisir un jour' });
const focused = (page: Page) => page.locator(':focus');

async function openCalendar(page: Page): Promise<void> {
  await opener(page).click();
  await expect(dialog(page).getByRole('grid').first()).toBeVisible();
}

/** Waits until the calendar's island runs: then the calendar is a single tab stop. */
async function awake(page: Page): Promise<void> {
  await expect(dialog(page).locator('.calendar a[tabindex="0"]')).toHaveCount(1);
}

test.describe('the calendar of a desk', () => {
  test('is a grid for the keyboard', async ({ page }) => {
    await page.goto(CINEMA);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(CALENDAR);
    await expect(focused(page)).toHaveAccessibleName('samedi 21 novembre');
    await awake(page);

    const presses = [
      ['ArrowRight', 'dimanche 22 novembre'],
      ['ArrowDown', 'dimanche 29 novembre'],
      ['Home', 'lundi 23 novembre'],
      ['End', 'dimanche 29 novembre'],
      ['PageDown', 'mardi 29 décembre'],
      ['PageUp', 'dimanche 29 novembre'],
      ['ArrowUp', 'dimanche 22 novembre'],
      ['ArrowLeft', 'samedi 21 novembre'],
    ] as const;
    for (const [key, name] of presses) {
      await page.keyboard.press(key);
      await expect(focused(page)).toHaveAccessibleName(new RegExp(`^${name}(, aucune séance)?$`));
    }

    // Yesterday is still in the grid, but cannot be chosen.
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveAccessibleName('vendredi 20 novembre, aucune séance');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();

    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL(`${CINEMA}/filters/date-2026-11-22?start=2026-11-22`);
    await expect(page.locator('.days a[aria-current="date"]')).toContainText('22');
    // Back leads to the previous day, not to the calendar.
    await page.goBack();
    await expect(page).toHaveURL(CINEMA);
  });

  // SPEC 2.77
  test('stands at its link within the window, and gives the focus back', async ({ page }) => {
    await page.goto(CINEMA);
    await openCalendar(page);
    await expect(dialog(page)).toHaveClass(/beside/);
    const [box, link] = [(await dialog(page).boundingBox())!, (await opener(page).boundingBox())!];
    expect(Math.abs(box.y - (link.y + link.height))).toBeLessThan(16);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    expect(Math.min(box.x + box.width, link.x + link.width) - Math.max(box.x, link.x)).toBeGreaterThan(0);

    // Tab does not lead to what it covers.
    const isOutside = () => page.evaluate(() => document.activeElement!.closest('body > :not(#panels)') !== null);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await isOutside(), key).toBe(false);
    }

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(CINEMA);
    await expect(opener(page)).toBeFocused();

    // Pressing the link again closes it, and so does a press outside.
    for (const [x, y] of [
      [link.x + 5, link.y + 5],
      [5, 400],
    ] as const) {
      await openCalendar(page);
      await page.mouse.click(x, y);
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(CINEMA);
    }
  });

  test('is reached to its end in a low window, by the wheel over it too', async ({ page }) => {
    await page.goto(CINEMA);
    await openCalendar(page);
    await page.setViewportSize({ width: 1280, height: 480 });
    const box = (await dialog(page).boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(480);
    await page.mouse.move(box.x + box.width / 2, Math.min(box.y + 60, 400));
    await page.mouse.wheel(0, 2000);
    await expect
      .poll(async () => {
        const now = (await dialog(page).boundingBox())!;
        return now.y + now.height;
      })
      .toBeLessThanOrEqual(480);
  });

  test('keeps a filter that was chosen since the page was opened @all', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    await page.locator('.filters .group a.chip').first().press('Enter');
    await expect(page).toHaveURL(/\/filters\/versions-/);
    await openCalendar(page);
    await dialog(page).locator('.calendar a[aria-current]').focus();
    await awake(page);
    await expect(dialog(page).getByRole('link', { name: 'lundi 30 novembre' })).toHaveAttribute(
      'href',
      /\/filters\/date-2026-11-30\/versions-[a-z]+\?start=2026-11-30$/,
    );
  });

  // SPEC 4.50, 4.51
  test('moves the start of the strip, which a day of the strip leaves alone', async ({ page }) => {
    await page.goto(CINEMA);
    await openCalendar(page);
    await dialog(page).getByRole('link', { name: 'lundi 30 novembre' }).click();
    await expect(page).toHaveURL(`${CINEMA}/filters/date-2026-11-30?start=2026-11-30`);
    const strip = page.locator('.days li a b');
    expect((await strip.allTextContents()).slice(0, 3)).toEqual(['21', '30', '1']);
    await page.locator('.days li a').nth(2).click();
    await expect(page).toHaveURL(`${CINEMA}/filters/date-2026-12-01?start=2026-11-30`);
    expect((await strip.allTextContents()).slice(0, 3)).toEqual(['21', '30', '1']);
    // Filters keep the day.
    await hydrated(page, 'ShowtimeGrid');
    await page.locator('.filters .group a.chip').first().click();
    await expect(page).toHaveURL(/\/filters\/date-2026-12-01\/versions-[a-z]+\?start=2026-11-30$/);
  });
});

test('the chosen day stands in the middle of a strip wider than the screen @phone-only @all', async ({ page }) => {
  await page.goto(`${CINEMA}/filters/date-2026-11-25`);
  const strip = page.locator('.days ol');
  expect(await strip.evaluate((it) => it.scrollWidth)).toBeGreaterThan(360);
  const chosen = strip.locator('[aria-current]');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const [day, days, others] = await Promise.all([chosen, strip, opener(page)].map((it) => it.boundingBox()));
  expect(Math.abs(day!.x + day!.width / 2 - (days!.x + days!.width / 2))).toBeLessThan(2);
  // The link to others stays in view, over no day, which one would half press.
  expect(others!.x).toBeGreaterThanOrEqual(days!.x + days!.width);
  expect(others!.x + others!.width).toBeLessThanOrEqual(360);
  await strip.locator('a').first().focus();
  await tabTo(page, opener(page));
});

test.describe('the calendar of a phone', () => {
  test('is a sheet from below, from which a day is one tap @phone-only', async ({ page }) => {
    await page.goto(CINEMA);
    await openCalendar(page);
    await expect(dialog(page)).toHaveClass(/centre/);
    const box = (await dialog(page).boundingBox())!;
    expect([Math.round(box.width), Math.round(box.y + box.height)]).toEqual([360, 740]);
    const day = dialog(page).getByRole('link', { name: 'lundi 30 novembre' });
    const target = (await day.boundingBox())!;
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(40);
    await day.tap();
    await expect(page).toHaveURL(`${CINEMA}/filters/date-2026-11-30?start=2026-11-30`);
    await expect(tickets(page).first()).toBeVisible();
  });

  test('closes by Back @phone-only @all', async ({ page }) => {
    await page.goto(CINEMA);
    await openCalendar(page);
    await page.goBack();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(CINEMA);
  });
});

test('keeps the filters, and has the days on which they leave something @all', async ({ page }) => {
  await page.goto(CINEMA);
  await hydrated(page, 'ShowtimeGrid');
  await openCalendar(page);
  const all = await dialog(page).locator('.calendar a[href]').count();
  await page.keyboard.press('Escape');
  // A step back that is yet to come would end the navigation.
  await expect(page).toHaveURL(CINEMA);
  await page.goto(`${CINEMA}/filters/tags-ice`);
  await openCalendar(page);
  const narrowed = await dialog(page).locator('.calendar a[href]').count();
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  await dialog(page).locator('.calendar a[href]').last().click();
  await expect(page).toHaveURL(/\/filters\/date-[\d-]+\/tags-ice\?start=/);
  await expect(tickets(page).first()).toBeVisible();
});

test('without JavaScript it is a page of links @phone @all', async ({ noScript: page }) => {
  await page.goto(CINEMA);
  await opener(page).click();
  await expect(page).toHaveURL(CALENDAR);
  await expect(page.locator('.calendar a[href]').first()).toHaveAccessibleName('samedi 21 novembre');
  await page.getByRole('link', { name: 'lundi 30 novembre' }).click();
  await expect(page).toHaveURL(`${CINEMA}/filters/date-2026-11-30?start=2026-11-30`);
  await expect(page.locator('.days a[aria-current="date"]')).toContainText('30');
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`has nothing that axe finds, ${colorScheme} @phone @all`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(CINEMA);
    await openCalendar(page);
    await awake(page);
    await expectAccessible(page);
  });

  test(`has nothing that axe finds as a page, ${colorScheme} @all`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(CALENDAR);
    await expectAccessible(page);
  });
}
