import { bookingEnd } from '../../domain/screening/showtimeStatus.ts';
import { bookableScreenings } from '../bookableScreenings.ts';
import type { Catalogue } from '../catalogue.ts';
import { zoneOf } from '../zones.ts';
import { displayedShow } from './screenings.ts';

/** The cinema day on which a programme opens if its address names none. */
export type OpeningDay = {
  readonly day: string;
  /** When the last booking of that day ends, epoch milliseconds; undefined where nothing can be booked on any day. */
  readonly until: number | undefined;
};

/**
 * The first day, from one on, on which something can still be booked at some cinemas: of one show, or of all. It is the
 * day given where nothing can be. Filters do not change it, so that choosing one never changes the day. One statement, or
 * two once nothing is left on the day given.
 */
export async function openingDay(
  catalogue: Catalogue,
  cinemas: readonly string[],
  from: string,
  now: Date,
  show?: string,
): Promise<OpeningDay> {
  for (const when of ['on', 'after'] as const) {
    const screenings = await bookableScreenings(catalogue.site, cinemas, [when, from], show);
    let found: { day: string; until: number } | undefined;
    for (const screening of screenings) {
      if (found && screening.day !== found.day) break;
      const end = bookingEnd(screening, zoneOf(catalogue, screening.cinema));
      if (end < now.getTime() || !displayedShow(catalogue, screening.show, now)) continue;
      found = { day: screening.day, until: Math.max(end, found?.until ?? 0) };
    }
    if (found) return found;
  }
  return { day: from, until: undefined };
}
