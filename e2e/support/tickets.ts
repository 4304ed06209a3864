import type { Locator, Page } from '@playwright/test';

/** The tickets of a page that are shown. */
export function tickets(page: Page | Locator): Locator {
  return page.locator('.tickets li:not([hidden])');
}

/** The booking links of a page that are shown. */
export function bookingLinks(page: Page | Locator): Locator {
  return page.locator('.tickets li:not([hidden]) a.ticket');
}

/** A ticket's clock time, `20:15`. */
export async function timeOf(ticket: Locator): Promise<string> {
  return (await ticket.locator('b').textContent()) ?? '';
}
