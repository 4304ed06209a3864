import type { BrowserContext, Page } from '@playwright/test';
import { TEST_CLOCK } from '../../tests/support/clock.ts';

/**
 * Signs a browser in to all sites, with tokens that only `withClientService` accepts. They are valid for a day by the
 * tests' clock and by the machine's.
 */
export async function signedIn(context: BrowserContext, sub = 'ada'): Promise<void> {
  const expiresAt = Math.max(Date.now(), Date.parse(TEST_CLOCK)) + 86_400_000;
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const token = `${part({ alg: 'RS256' })}.${part({ sub, exp: Math.floor(expiresAt / 1000) })}.c2lnbmF0dXJl`;
  const session = JSON.stringify({ accessToken: token, idToken: token, expiresAt, sub });
  await context.addInitScript((kept) => {
    // Frames with an opaque origin have no storage.
    if (window.origin === 'null') return;
    localStorage.setItem('aurore:session', kept);
    localStorage.setItem('aurore:client', '"LA"');
  }, session);
}

/** Resolves when a page's tokens are due to be renewed: a minute before they expire (SPEC 9). */
export async function untilTokensAreStale(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { expiresAt } = JSON.parse(localStorage.getItem('aurore:session')!) as { expiresAt: number };
    return expiresAt - 60_000 <= Date.now();
  });
}

/**
 * Cuts off the next refresh: the provider issues new tokens, but the page never gets them. `renewed` resolves when they
 * have been issued.
 */
export async function cutNextRefresh(context: BrowserContext, issuer: string): Promise<{ renewed: Promise<void> }> {
  const { promise: renewed, resolve } = Promise.withResolvers<void>();
  let cut = false;
  await context.route(`${issuer}/token`, async (route) => {
    if (cut) return route.continue();
    cut = true;
    await route.fetch({ url: route.request().url().replace(new URL(issuer).hostname, '127.0.0.1') });
    resolve();
  });
  return { renewed };
}
