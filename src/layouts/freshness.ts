import { millisecondsInSecond } from 'date-fns/constants';

/**
 * How long, in seconds, a page with screenings is cached: it is never more than a minute old, and an import shows at
 * once anyway, by the tags of the page.
 */
export const PROGRAMME = { maxAge: 30, swr: 30 } as const;

/**
 * The same for a page that opens on another day from an instant on, epoch milliseconds, if there is one: it is cached
 * until then at most. A second is the least that can be said.
 */
export function programmeUntil(
  now: Date,
  until: number | undefined,
): { readonly maxAge: number; readonly swr: number } {
  if (until === undefined) return PROGRAMME;
  const left = Math.max(1, Math.floor((until - now.getTime()) / millisecondsInSecond));
  const maxAge = Math.min(PROGRAMME.maxAge, left);
  return { maxAge, swr: Math.min(PROGRAMME.swr, left - maxAge) };
}

/**
 * The same for editors' content, where minutes are soon enough: an expired offer leaves the lists shortly after
 * midnight.
 */
export const CONTENT = { maxAge: 300, swr: 600 } as const;
