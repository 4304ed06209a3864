import type { Show } from '../../contract/show.ts';
import { dateAt, type Instant } from '../../lib/localTime.ts';
import { areSalesOpen } from './showFragments.ts';

type Sold = Pick<Show, 'salesOpeningDatetime' | 'title'>;

/**
 * Shows whose sales open later, grouped by the date of the opening in a zone, the soonest first; those of one instant
 * by title.
 */
export function saleOpenings<T extends Sold>(
  shows: readonly T[],
  now: Instant,
  zone: string,
): { readonly date: string; readonly shows: readonly T[] }[] {
  const coming = shows
    .flatMap((show) =>
      show.salesOpeningDatetime !== null && !areSalesOpen(show, now)
        ? { show, opens: Date.parse(show.salesOpeningDatetime) }
        : [],
    )
    .sort((a, b) => a.opens - b.opens || a.show.title.localeCompare(b.show.title));
  const days = new Map<string, T[]>();
  for (const { show, opens } of coming) {
    const date = dateAt(opens, zone);
    days.set(date, [...(days.get(date) ?? []), show]);
  }
  return [...days].map(([date, ofDay]) => ({ date, shows: ofDay }));
}
