import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { tickets } from './support/tickets.ts';
import { namesInTree } from './support/tree.ts';

const FILM = 'le-cuirasse-potemkine-44008';
const TIMETABLE = `/grille-horaire/${FILM}`;
const EVENING = `${TIMETABLE}/filters/from-1700`;

const region = (page: Page): Locator => page.getByRole('region', { name: 'Heure par heure' });
const firstCinema = (page: Page): Locator => page.locator('tbody tr').first().getByRole('rowheader');

test.describe('cinemas hour by hour', () => {
  test('are led to from the film, as a table whose blocks stand where their times are', async ({ page }) => {
    await page.goto(`/films/${FILM}`);
    await page.getByRole('link', { name: 'Comparer les cinémas heure par heure' }).click();
    await expect(page).toHaveURL(EVENING);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Cuirassé Potemkine');
    const all = await tickets(page).all();
    expect(all.length).toBeGreaterThan(5);
    for (const ticket of all.slice(0, 6)) {
      const start = (await ticket.locator('b').textContent())!;
      const end = (await ticket.locator('i').textContent())!.slice(-5);
      const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
      const hour = await page.getByRole('columnheader', { name: `${start.slice(0, 2)}:00` }).boundingBox();
      const block = (await ticket.boundingBox())!;
      const minute = hour!.width / 60;
      // Within five minutes, plus the few pixels between blocks.
      expect(Math.abs(block.x - hour!.x - (minutesOf(start) % 60) * minute)).toBeLessThan(5 * minute + 4);
      const length = (minutesOf(end) - minutesOf(start) + 1440) % 1440;
      expect(Math.abs(block.width - length * minute)).toBeLessThan(10 * minute + 6);
    }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

  test('are heard as one table with its headers, named once', async ({ page }) => {
    await page.goto(EVENING);
    const told = 'Le Cuirassé Potemkine, samedi 21 novembre, Paris';
    expect(await namesInTree(page, 'table')).toEqual([told]);
    expect((await namesInTree(page, 'region')).filter((name) => name.includes(told))).toEqual([]);
    // Its rows are drawn as grids.
    expect((await namesInTree(page, 'columnheader')).slice(0, 2)).toEqual(['Cinéma', '18:00']);
    expect(await namesInTree(page, 'rowheader')).toContain('Aurore Paris Grands Boulevards');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await namesInTree(page, 'table')).toEqual([told]);
  });

  test('scroll by keyboard where they are wider than the window, with their names in sight @all', async ({ page }) => {
    await page.setViewportSize({ width: 760, height: 800 });
    await page.goto(TIMETABLE);
    await region(page).focus();
    const before = (await firstCinema(page).boundingBox())!.x;
    // It starts at the first screening that can still be reached.
    const scrolled = () => region(page).evaluate((element) => element.scrollLeft);
    const begun = await scrolled();
    expect(begun).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(begun);
    expect((await firstCinema(page).boundingBox())!.x).toBe(before);
  });

  test('show the hall of a screening and whom it is for', async ({ page }) => {
    await page.goto(EVENING);
    const marked = tickets(page).filter({ has: page.locator('.access') });
    expect(await marked.count()).toBeGreaterThan(5);
    for (const ticket of (await marked.all()).slice(0, 6)) {
      const block = (await ticket.boundingBox())!;
      const hall = ticket.locator('.ticket > span').nth(1);
      await expect(hall).toHaveText(/\w/);
      for (const part of [hall, ticket.locator('.access svg').first(), ticket.locator('em:not(:empty)')]) {
        if ((await part.count()) === 0) continue;
        const { x, y, width, height } = (await part.boundingBox())!;
        expect(width).toBeGreaterThan(8);
        // Within the block, which cuts off what is not.
        expect(x + width).toBeLessThanOrEqual(block.x + block.width);
        expect(y + height).toBeLessThanOrEqual(block.y + block.height);
      }
    }
  });

  test('have all about a screening a press away', async ({ page }) => {
    await page.goto(EVENING);
    await page.locator('.tickets a.about').first().click();
    await expect(page.getByRole('dialog', { name: 'Le Cuirassé Potemkine' })).toBeVisible();
  });

  test('are a list on a phone, as wide as that @phone-only', async ({ page }) => {
    await page.goto(EVENING);
    await expect(page.locator('thead')).toBeHidden();
    await expect(tickets(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });

  test('are those of the visitor’s own city, the chosen one first', async ({ page }) => {
    await page.goto('/cinemas/aurore-lyon-confluence');
    await page.goto(EVENING);
    await expect(page).toHaveURL(`${TIMETABLE}/filters/localisation-lyon/from-1700`);
    await expect(firstCinema(page)).toHaveText('Aurore Lyon Confluence');
  });

  test('begin with a visitor’s favourites @all', async ({ page }) => {
    await page.goto(EVENING);
    const last = page.locator('tbody tr').last();
    const slug = (await last.getAttribute('data-slug'))!;
    await page.evaluate(
      (favourite) => localStorage.setItem('aurore:wished', JSON.stringify({ of: '', cinemas: [favourite] })),
      slug,
    );
    await page.reload();
    await expect(page.locator('tbody tr').first()).toHaveAttribute('data-slug', slug);
  });

  test('need no script: days, hours and bookings are links and a form @phone', async ({ noScript: page }) => {
    await page.goto(TIMETABLE);
    const all = await tickets(page).count();
    await page.getByLabel('À partir de').selectOption('20:00');
    await page.locator('.hours').getByRole('button', { name: 'Voir', exact: true }).click();
    await expect(page).toHaveURL(`${TIMETABLE}/filters/from-2000`);
    expect(await tickets(page).count()).toBeLessThan(all);
    await expect(page.locator('.tickets a.ticket[href]').first()).toHaveAttribute('target', '_blank');
    await page.locator('.days a').nth(1).click();
    await expect(page).toHaveURL(`${TIMETABLE}/filters/date-2026-11-22/from-2000`);
  });
});
