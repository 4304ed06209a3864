/**
 * What the service worker keeps, for how long, and when it may show it (decision 19). Pure; the worker alone imports it, so that it
 * stays one file.
 */

/** What entries look like: a worker of another version throws their caches away. */
const VERSION = 1;
/** Pages as everyone gets them. */
export const PAGES = `aurore-pages-${VERSION}`;
/** The pages for what was never seen, one a language. */
export const FALLBACKS = `aurore-offline-${VERSION}`;
/** Lists of the visitor's own, gone when they sign out. */
export const OWN = `aurore-own-${VERSION}`;

/** How many pages are kept, the last seen ones, and for how long: a programme is of no use after two weeks. */
export const MOST_PAGES = 40;
export const KEPT_MS = 14 * 86_400_000;
/** How old the page for what was never seen may be before it is fetched again. */
export const FALLBACK_MS = 86_400_000;

/** By this header the server lets a page be kept, and says where its language's page for what was never seen is. */
export const KEEP_HEADER = 'x-offline';
/** When an entry was seen, in epoch milliseconds, and what its page is called. */
export const SEEN_HEADER = 'x-seen';
export const TITLE_HEADER = 'x-title';

type Headers = { get(name: string): string | null };
type Answer = {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Headers;
};

/** Whether a page may be kept: a whole one of this site that the server marked, and that is not the asker's alone. */
export function mayKeep({ status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get(KEEP_HEADER) !== null &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    !/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
  );
}

/** Whether an answer means that nobody behind what stands in front could be reached. */
export function isUnreachable(status: number): boolean {
  return status === 502 || status === 504;
}

/** Whether an answer means that there is no such page any more. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/** Whether an entry is young enough to be shown. */
export function isYoung(headers: Headers, now: number, limit = KEPT_MS): boolean {
  const seen = Number(headers.get(SEEN_HEADER));
  return seen > 0 && now - seen < limit;
}

/** Caches of ours that another version left. */
export function oldCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith('aurore-') && ![PAGES, FALLBACKS, OWN].includes(name));
}

/** The language's prefix of a path: `/en` of `/en/films`. The site's own language has none. */
export function prefixOf(path: string): string {
  return /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '';
}

/** Which of the pages for what was never seen, by their paths, answers in the language of a path; else the last one. */
export function fallbackFor(path: string, fallbacks: readonly string[]): string | undefined {
  return fallbacks.find((each) => prefixOf(each) === prefixOf(path)) ?? fallbacks.at(-1);
}
