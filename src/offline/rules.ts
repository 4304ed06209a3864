import { ID } from '#brand/brand.ts';
import { millisecondsInDay } from 'date-fns/constants';

/**
 * What the service worker stores, for how long, and when it may show it (decision 19). Pure.
 */

/** The version of the cache format: a worker of another version discards the caches. */
const VERSION = 1;
/** Public pages. */
export const PAGES = `${ID}-pages-${VERSION}`;
/** The fallback pages, for pages never seen: one for each language. Since the second version they have their words as JSON. */
export const FALLBACKS = `${ID}-offline-2`;
/** The visitor's own lists, removed when they sign out. */
export const OWN = `${ID}-own-${VERSION}`;

/** How many pages are stored, most recently seen first, and for how long: a programme is useless after two weeks. */
export const MAX_PAGES = 40;
const MAX_AGE_MS = 14 * millisecondsInDay;
/** How old a fallback page may be before it is fetched again. */
export const FALLBACK_MS = millisecondsInDay;

/**
 * The header by which the server allows a page to be stored. Its value is the address of the fallback page in that
 * language.
 */
export const OFFLINE_HEADER = 'x-offline';
/** When an entry was seen, in epoch milliseconds, and the title of its page. */
export const SEEN_HEADER = 'x-seen';
export const TITLE_HEADER = 'x-title';

type Headers = { get(name: string): string | null };
type PageResponse = {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Headers;
};

/** Whether a page may be stored: a complete page of this site that the server marked and that is not private. */
export function isStorable({ status, type, redirected, headers }: PageResponse): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get(OFFLINE_HEADER) !== null &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    !/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
  );
}

/** Whether a response means that a proxy could not reach the server behind it. */
export function isUnreachable(status: number): boolean {
  return status === 502 || status === 504;
}

/** Whether a response means that the page no longer exists. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/** Whether an entry is recent enough to be shown. */
export function isRecent(headers: Headers, now: number, limit = MAX_AGE_MS): boolean {
  const seen = Number(headers.get(SEEN_HEADER));
  return seen > 0 && now - seen < limit;
}

/** Our caches left by other versions. */
export function oldCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(`${ID}-`) && ![PAGES, FALLBACKS, OWN].includes(name));
}

/** The language prefix of a path: `/en` for `/en/films`. The site's default language has none. */
function prefixOf(path: string): string {
  return /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '';
}

/** The fallback page, out of these paths, in the language of a path; otherwise the last one. */
export function fallbackFor(path: string, fallbacks: readonly string[]): string | undefined {
  return fallbacks.find((each) => prefixOf(each) === prefixOf(path)) ?? fallbacks.at(-1);
}
