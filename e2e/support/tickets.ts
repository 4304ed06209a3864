import type { Locator, Page } from '@playwright/test';

/** Neither left out by filters nor, on a cinema's day, for having begun. */
const SEEN = '.tickets li:not([hidden], .day-views:has([name="begun"]:not(:checked)) ~ .along-hours [data-begun])';

/** The visible tickets of a page. */
export function tickets(page: Page | Locator): Locator {
  return page.locator(SEEN);
}

/** The visible booking links of a page. */
export function bookingLinks(page: Page | Locator): Locator {
  return page.locator(`${SEEN} a.ticket`);
}

/** The time on a ticket: `20:15`. */
export async function timeOf(ticket: Locator): Promise<string> {
  return (await ticket.locator('b').textContent()) ?? '';
}

/** Shows what has begun on a cinema's day, too. */
export async function showBegun(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /déjà commencée|already begun/ }).check();
}

/** Opens the panel of the first screening of a cinema's day that is special, begun or not. */
export async function openSpecial(page: Page): Promise<void> {
  await showBegun(page);
  await page.locator('li:has(.special) > a.about').first().click();
}
