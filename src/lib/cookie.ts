import { parse } from 'hono/utils/cookie';

/**
 * The value of a cookie in a Cookie header, decoded; undefined if it is not there. Every cookie on the server is read
 * so.
 */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  return parse(header ?? '', name)[name];
}
