import { parse } from 'hono/utils/cookie';

/** On the pages of one ask alone, by its path. */
export const ASK_COOKIE = 'ask';

/** The secret of the answer that this browser gave to the ask whose page it asks for. */
export function secretOf({ headers }: Request): string | undefined {
  return parse(headers.get('cookie') ?? '')[ASK_COOKIE];
}
