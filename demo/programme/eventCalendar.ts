import { formatISO } from 'date-fns/formatISO';
import { startOfWeek } from 'date-fns/startOfWeek';
import { addDays, noonOf } from '../../src/domain/programme/cinemaDay.ts';
import { instantOf, localTimeAt } from '../../src/lib/localTime.ts';
import { UTC } from '../../src/lib/utc.ts';
import type { DemoShow } from '../types.ts';
import { dayNumber, dayOf } from './dates.ts';
import { demoEvents } from './films.ts';
import { rememberedBy } from './remembered.ts';

/**
 * When live events are relayed: on the same evening everywhere. Two have fixed dates; the others take turns, one a
 * week.
 */
const NEW_YEARS_CONCERT = 44109;
const NUTCRACKER = 44106;
/** A Monday. */
const FIRST_MONDAY = dayNumber('2024-01-01');
/** Days of the week counted from Monday, and when it begins in Paris. */
const EVENINGS: Readonly<Record<DemoShow['kind'], readonly [weekday: number, time: string]>> = {
  film: [3, '20:00:00'],
  opera: [3, '19:30:00'],
  ballet: [6, '16:00:00'],
  concert: [5, '19:00:00'],
  theatre: [1, '20:00:00'],
};
/** An encore is shown this many days later. */
const ENCORE_AFTER = 10;

const rotation = demoEvents.filter(({ id }) => id !== NEW_YEARS_CONCERT && id !== NUTCRACKER);

/** The start of a relay in the site's zone, in minutes after midnight. */
export function relayStart(event: DemoShow, day: string, zone: string): number {
  const paris = event.id === NEW_YEARS_CONCERT ? '11:15:00' : EVENINGS[event.kind][1];
  const local = localTimeAt(instantOf(`${day} ${paris}`, 'Europe/Paris'), zone);
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** The day of the relay that is announced on a day: the next, or one whose encore is still to come. */
export function eventDate(event: DemoShow, today: string): string {
  const since = addDays(today, -ENCORE_AFTER);
  const year = Number(since.slice(0, 4));
  if (event.id === NEW_YEARS_CONCERT || event.id === NUTCRACKER) {
    const dateOf = event.id === NUTCRACKER ? nutcrackerDay : (each: number) => `${each}-01-01`;
    return dateOf(year) >= since ? dateOf(year) : dateOf(year + 1);
  }
  const first = FIRST_MONDAY + rotation.indexOf(event) * 7 + EVENINGS[event.kind][0];
  const cycle = rotation.length * 7;
  return dayOf(first + Math.ceil((dayNumber(since) - first) / cycle) * cycle);
}

/** The last Sunday before Christmas. */
function nutcrackerDay(year: number): string {
  return formatISO(startOfWeek(noonOf(`${year}-12-24`), { in: UTC }), { representation: 'date' });
}

/** The events relayed on a day, and encores. */
export const eventsOn = rememberedBy(
  (day: string) => day,
  (day): { event: DemoShow; encore: boolean }[] =>
    demoEvents.flatMap((event) => {
      const date = eventDate(event, day);
      if (date === day) return { event, encore: false };
      return addDays(date, ENCORE_AFTER) === day ? { event, encore: true } : [];
    }),
);
