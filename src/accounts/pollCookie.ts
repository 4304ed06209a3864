import { COOKIES } from '../domain/shell/cookies.ts';
import { cookieIn } from '../lib/cookie.ts';

/**
 * The secret of the answer that this browser has given to the poll whose page it requests; undefined if none. The
 * cookie's path limits it to the pages of one poll.
 */
export function secretOf({ headers }: Request): string | undefined {
  const cookie = headers.get('cookie');
  // By its former name, too, which is used without https as well.
  return cookieIn(cookie, COOKIES.poll.https) ?? cookieIn(cookie, COOKIES.poll.http);
}
