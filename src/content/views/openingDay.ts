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

type Asked = [catalogue: Catalogue, cinemas: readonly string[], from: string, now: Date, show?: string];

/**
 * The first day, from one on, on which something can still be booked at some cinemas: of one show, or of all. It is the
 * day given where nothing can be. Filters do not change it, so that choosing one never changes the day. One statement, or
 * two once nothing is left on the day given.
 */
export async function openingDay(...asked: Asked): Promise<OpeningDay> {
  return (await firstDay('on', ...asked)) ?? openingDayAfter(...asked);
}

/** The same where nothing is left on the day given. One statement. */
export async function openingDayAfter(...asked: Asked): Promise<OpeningDay> {
  const [, , from] = asked;
  return (await firstDay('after', ...asked)) ?? { day: from, until: undefined };
}

/** The first day among those with something that can still be booked. */
async function firstDay(
  when: 'on' | 'after',
  ...[catalogue, cinemas, from, now, show]: Asked
): Promise<OpeningDay | undefined> {
  let found: { day: string; until: number } | undefined;
  for (const screening of await bookableScreenings(catalogue.site, cinemas, [when, from], show)) {
    if (found && screening.day !== found.day) break;
    const end = bookingEnd(screening, zoneOf(catalogue, screening.cinema));
    if (end < now.getTime() || !displayedShow(catalogue, screening.show, now)) continue;
    found = { day: screening.day, until: Math.max(end, found?.until ?? 0) };
  }
  return found;
}
