import type { BrowserContext } from '@playwright/test';
import { TEST_CLOCK } from '../../tests/support/clock.ts';

/**
 * Lets a browser come to a site as somebody who signed in there before: with tokens that nobody but `withClientService`
 * takes, good for a day of the tests' clock and of the machine's.
 */
export async function signedIn(context: BrowserContext, sub = 'ada'): Promise<void> {
  const expiresAt = Math.max(Date.now(), Date.parse(TEST_CLOCK)) + 86_400_000;
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const token = `${part({ alg: 'RS256' })}.${part({ sub, exp: Math.floor(expiresAt / 1000) })}.c2lnbmF0dXJl`;
  const session = JSON.stringify({ accessToken: token, idToken: token, expiresAt, sub });
  await context.addInitScript((kept) => {
    // Frames without an origin have no storage.
    if (window.origin === 'null') return;
    localStorage.setItem('aurore:session', kept);
    localStorage.setItem('aurore:client', '"LA"');
  }, session);
}
