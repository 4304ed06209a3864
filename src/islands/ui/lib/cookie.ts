/** The value of a cookie of this page, as it is written there; undefined if there is none. */
export function readCookie(name: string): string | undefined {
  return document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];
}
