import type { Locator, Page } from '@playwright/test';
import { moveHand } from './hand.ts';
import { expect } from './test.ts';

/**
 * What browsers log for requests that get no answer. One that failed is a page being prefetched, because the
 * pointer lies on its link, when the network goes.
 */
export const UNREACHED =
  /An unknown error occurred when fetching the script|ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/;

/** What a page from the worker says at its top. */
export const noteOf = (page: Page): Locator => page.locator('#offline-note');

/** Waits until a condition holds in the page. */
export function poll(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  return expect.poll(() => page.evaluate(isSo)).toBe(true);
}

/**
 * Moves the pointer on the page, and waits until the worker has kept it and its language's page for pages never seen.
 */
export async function letItBeKept(page: Page): Promise<void> {
  await moveHand(page);
  await poll(page, async () => {
    const page = await caches.match(location.href);
    return page !== undefined && (await caches.match(page.headers.get('x-offline')!)) !== undefined;
  });
}
