import type { Locator, Page } from '@playwright/test';

/** The visible tickets of a page. */
export function tickets(page: Page | Locator): Locator {
  return page.locator('.tickets li:not([hidden])');
}

/** The visible booking links of a page. */
export function bookingLinks(page: Page | Locator): Locator {
  return page.locator('.tickets li:not([hidden]) a.ticket');
}

/** The time on a ticket: `20:15`. */
export async function timeOf(ticket: Locator): Promise<string> {
  return (await ticket.locator('b').textContent()) ?? '';
}
