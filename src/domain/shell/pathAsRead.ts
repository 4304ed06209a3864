/** What a URL has more than one way to write: segments of dots, backslashes, fragments, and what is always encoded. */
const OTHER_WAYS = /[\\#"<>^`{}]|\/(?:\.|%2e){1,2}(?:[/?]|$)/i;
/** A letter, digit, `-`, `.`, `_` or `~` that is written as `%…`, not made of what another one leaves (RFC 3986, 6.2.2.2). */
const NEEDLESS = /(?<!%[\da-f]?)%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * The path and query of a request as everything behind reads them (WHATWG URL), written in one way: `/./films`, `/x/../films`
 * and `/%66ilms` are `/films`. So a page is kept once, and what begins with a path is judged by where it leads.
 */
export function pathAsRead(url: string): string {
  const plain = url.includes('%') ? url.replaceAll(NEEDLESS, decodeURIComponent) : url;
  if (!OTHER_WAYS.test(plain)) return plain;
  const { pathname, search } = new URL(`http://site${plain}`);
  return pathname + search;
}
