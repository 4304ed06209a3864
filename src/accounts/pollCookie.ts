import { cookieIn } from '../lib/cookie.ts';

/** The cookie's path limits it to the pages of one poll. */
export const POLL_COOKIE = 'ask';

/** The secret of the answer that this browser has given to the poll whose page it requests; undefined if none. */
export function secretOf({ headers }: Request): string | undefined {
  return cookieIn(headers.get('cookie'), POLL_COOKIE);
}
