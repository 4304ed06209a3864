import type { Page } from '@playwright/test';
import { chooseFirstFilter } from './support/filters.ts';
import { expect, hydrated, test } from './support/test.ts';
import { bookingLinks, tickets, timeOf } from './support/tickets.ts';

/** The main task: from the first page to the booking link of the right screening, by links that work without script. */
async function toTheBookingPage(page: Page, withScript: boolean): Promise<void> {
  const island = async () => {
    if (withScript) await hydrated(page, 'ShowtimeGrid');
  };
  await page.goto('/');
  await page.locator('#tonight-film a').first().click();
  await expect(page).toHaveURL(/\/films\//);
  const film = (await page.locator('h1').textContent())!;
  await island();

  await page.locator('#elsewhere a').first().click();
  await expect(page).toHaveURL(/\/filters\/.*localisation-/);
  await island();
  const cinema = (await page.locator('[data-row] h3').first().textContent())!;

  await page.locator('.days a').nth(1).click();
  await expect(page).toHaveURL(/\/filters\/date-2026-11-22\/localisation-/);
  await expect(page.locator('.days a[aria-current="date"]')).toContainText('22');
  await island();

  const option = page.locator('.filters .group a.chip').first();
  if ((await option.count()) > 0) {
    await chooseFirstFilter(page, withScript);
    await expect(page).toHaveURL(/\/filters\/date-2026-11-22\/(tags|versions)-/);
    // The place and the filter are marked as current.
    await expect(page.locator('.filters a[aria-current="true"]')).toHaveCount(2);
  }

  const row = page.locator('[data-row]:not([hidden])').first();
  const link = bookingLinks(row).first();
  const time = await timeOf(link);
  const hall = (await link.locator('span').nth(1).textContent())!;
  const there = (await row.locator('h3').textContent())!;
  expect(cinema).not.toBe('');
  await expect(link).toHaveAttribute('href', /^http:\/\/tickets\.aurore\.localhost:\d+\/fr\/V[1-9]\d*S\d+\/booking$/);

  const opening = page.waitForEvent('popup');
  await link.click();
  const booking = await opening;
  await expect(booking.locator('h1')).toHaveText(film);
  await expect(booking.locator('dl')).toContainText(there);
  await expect(booking.locator('dl')).toContainText(hall);
  await expect(booking.locator('time')).toHaveAttribute('datetime', `2026-11-22T${time}:00`);
}

// SPEC 1.5
test('from home to the ticketing page of that very screening @phone @work', async ({ page }) => {
  await toTheBookingPage(page, true);
});

test('the same without JavaScript @phone @work', async ({ noScript }) => {
  await toTheBookingPage(noScript, false);
});

test('the first page opens on what can still be reached today', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('section.hero')).toContainText('Ce soir à');
  const times = await page.locator('.hero a.ticket b, section[aria-labelledby="still"] a.ticket b').allTextContents();
  expect(times.length).toBeGreaterThan(3);
  // It is 17:30: nothing that has begun is shown, and screenings after midnight still belong to tonight.
  for (const time of times) expect(time > '17:30' || time < '08:00', time).toBe(true);
  await expect(tickets(page).locator('.started, .soldout, .locked')).toHaveCount(0);
});
