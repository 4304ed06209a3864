import type { Page } from '@playwright/test';
import { TEST_CLOCK } from '../tests/support/clock.ts';
import { expect, hydrated, test } from './support/test.ts';
import { tickets } from './support/tickets.ts';
import { pressAsItWakes } from './support/wakingPress.ts';

/** The demo's largest cinema has the longest day. */
const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

test.describe('filters of a cinema day', () => {
  // SPEC 2.50, 4.52
  test('narrow at once, and Back, reload and sharing keep them', async ({ page, context }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    const all = await tickets(page).count();
    const status = page.locator('.count[role="status"]');
    const allWords = await status.textContent();
    const title = await page.title();

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const first = page.locator('.filters .group a.chip').first();
    const label = await first.textContent();
    await first.click();
    await expect(page).toHaveURL(/\/filters\/versions-[a-z]+$/);
    await expect.poll(() => tickets(page).count()).toBeLessThan(all);
    const narrowed = await tickets(page).count();
    expect(narrowed).toBeGreaterThan(0);
    await expect(status).not.toHaveText(allWords!);
    const narrowedTitle = `${title}, ${label!.replace(/\d+$/, '')}`;
    await expect(page).toHaveTitle(narrowedTitle);
    // There was no navigation: it is still the same document.
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    for (const row of await page.locator('[data-row]:not([hidden])').all()) {
      expect(await tickets(row).count()).toBeGreaterThan(0);
    }

    await page.reload();
    await expect(page.locator('.filters a[aria-current="true"]')).toHaveText(label!.replace(/\d+$/, ''));
    expect(await tickets(page).count()).toBe(narrowed);
    await expect(page).toHaveTitle(narrowedTitle);

    const shared = await context.newPage();
    await shared.goto(page.url());
    expect(await tickets(shared).count()).toBe(narrowed);
    await shared.close();

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${CINEMA}$`));
    await expect.poll(() => tickets(page).count()).toBe(all);
    await expect(page).toHaveTitle(title);
  });

  const DAY = '.days li:nth-child(3) a';
  const FILTER = '.filters .group a.chip';
  /** Presses both before the browser can react to the first. */
  const pressBoth = (page: Page, first: string, second: string) =>
    page.evaluate(
      (selectors) => {
        for (const selector of selectors) document.querySelector<HTMLElement>(selector)!.click();
      },
      [first, second],
    );
  const OF_BOTH = /\/filters\/date-[\d-]+\/versions-[a-z]+$/;

  test('go along to a day whose page is still to come, and coming back all is as it was @all', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    const all = await tickets(page).count();
    // One entry, by one way: of two, a navigation and this document's own, both might be added.
    await page.evaluate(() => Object.assign(window, { before: history.length }));
    await pressBoth(page, DAY, FILTER);
    await expect(page).toHaveURL(OF_BOTH);
    await expect(page.locator(DAY)).toHaveAttribute('aria-current', 'date');
    const added = () => page.evaluate(() => 'before' in window && history.length - Number(window.before));
    expect(await added()).toBe(1);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${CINEMA}$`));
    await expect(page.locator('.days a').first()).toHaveAttribute('aria-current', 'date');
    await expect.poll(() => tickets(page).count()).toBe(all);
    // What is pressed now applies to the day that is shown.
    await page.locator(FILTER).first().dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${CINEMA}/filters/versions-[a-z]+$`));
  });

  test('go along to a day that is pressed before they are in the address @all', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    await pressBoth(page, FILTER, DAY);
    await expect(page).toHaveURL(OF_BOTH);
  });

  test('are heard from the moment that the island is hydrated, and keep the day @all', async ({ page }) => {
    await pressAsItWakes(page, FILTER);
    await page.goto(`${CINEMA}/filters/date-2026-11-22`);
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(/\/filters\/date-2026-11-22\/versions-[a-z]+$/);
    await expect(page.locator(FILTER).first()).toHaveAttribute('aria-current', 'true');
  });

  test('say which one to drop when nothing is left @all', async ({ page }) => {
    await page.goto(`${CINEMA}/filters/tags-imax/genres-western/versions-vfst`);
    await hydrated(page, 'ShowtimeGrid');
    await expect(tickets(page)).toHaveCount(0);
    await expect(page.locator('.nothing')).toBeVisible();
    await page.locator('.nothing a').last().click();
    await expect(page).toHaveURL(new RegExp(`${CINEMA}$`));
    await expect.poll(() => tickets(page).count()).toBeGreaterThan(0);
  });

  test('are links that work without JavaScript', async ({ noScript: page }) => {
    await page.goto(CINEMA);
    const all = await tickets(page).count();
    await page.locator('.filters .group a.chip').first().click();
    await expect(page).toHaveURL(/\/filters\/versions-/);
    const narrowed = await tickets(page).count();
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(all);
  });
});

test('inside the app a day beyond the strip is reached by the date field @all', async ({ noScript: page }) => {
  const light = CINEMA.replace('/cinemas/', '/cinemas/l/');
  await page.goto(light);
  await page.locator('input[type="date"]').fill('2026-11-30');
  await page.locator('.days button').click();
  await expect(page).toHaveURL(new RegExp(`${light}/filters/date-2026-11-30$`));
  await expect(page.locator('.days a[aria-current="date"]')).toContainText('30');
});

// SPEC 4.1, 4.2
test('tickets are judged again as minutes pass', async ({ page }) => {
  // The test controls the clock.
  await page.clock.install();
  await page.goto(CINEMA);
  const next = page.locator('a.ticket.next').first();
  await expect(next).toBeVisible();
  // Marked with an id, because another ticket will be the next one then.
  await next.evaluate((ticket) => ticket.closest('li')!.setAttribute('id', 'watched'));
  const item = page.locator('#watched');
  const at = Number(await item.getAttribute('data-at'));
  const until = Number((await item.getAttribute('data-until')) ?? at);
  // Past the end of booking.
  await page.clock.fastForward((Math.max(until, at) + 1) * 60_000 - Date.parse(TEST_CLOCK));
  await expect(item.locator('.ticket')).toHaveClass(/started/);
  await expect(item.locator('.ticket')).not.toHaveAttribute('href');
  await expect(item).toContainText('Commencée');
});

// SPEC 4.2, 7.1
test('a page that comes back into sight asks once what is sold out by now', async ({ page }) => {
  const asked: string[] = [];
  let answer: Record<string, string> = {};
  await page.route('**/api/cinema/*/statuses/*', (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    return route.fulfill({ json: answer });
  });
  // The test controls the clock.
  await page.clock.install();
  await page.goto(CINEMA);
  const ticket = page.locator('a.ticket[href]').last();
  await ticket.evaluate((element) => element.closest('li')!.setAttribute('id', 'watched'));
  const watched = page.locator('#watched .ticket');
  const address = (await watched.getAttribute('href'))!;
  const comeBack = async () => {
    await page.clock.fastForward(31_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };

  answer = { [/V\d+S\d+/.exec(address)![0]]: 'soldout' };
  await comeBack();
  await expect(watched).toHaveClass(/soldout/);
  await expect(watched).toContainText('Complet');
  await expect(watched).not.toHaveAttribute('href');

  // There are seats again.
  answer = {};
  await comeBack();
  await expect(watched).toHaveClass(/available/);
  await expect(watched).toHaveAttribute('href', address);
  expect(asked).toEqual([`/api${CINEMA.replace('/cinemas/', '/cinema/')}/statuses/2026-11-21?language=fr`, asked[0]]);
});
