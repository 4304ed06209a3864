import { parse } from 'hono/utils/cookie';

/** The cookie's path limits it to the pages of one ask. */
export const ASK_COOKIE = 'ask';

/** The secret of the answer that this browser has given to the ask whose page it requests; undefined if none. */
export function secretOf({ headers }: Request): string | undefined {
  return parse(headers.get('cookie') ?? '')[ASK_COOKIE];
}
