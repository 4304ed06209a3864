import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { lightFormat } from 'date-fns/lightFormat';
import { addDays, daysFrom, noonOf } from './cinemaDay.ts';
import { UTC } from '../../lib/utc.ts';

/** How many days a strip shows; the calendar has the others. */
const STRIP_DAYS = 14;

/**
 * The day a strip starts from (SPEC 4, "Schedules"): the one picked in the calendar, which is in the address, else
 * today. A selected day is always in sight: where the strip would not reach it, the strip starts from that day.
 */
export function stripStart(today: string, selected: string, chosen: string | undefined): string {
  const start = chosen !== undefined && chosen > today ? chosen : today;
  if (selected <= today || stripDays(today, start).includes(selected)) return start;
  return selected;
}

/** The days of a strip: always today, then the days from its start on. */
export function stripDays(today: string, start: string): string[] {
  return start > today ? [today, ...daysFrom(start, STRIP_DAYS - 1)] : daysFrom(today, STRIP_DAYS);
}

/** The last day of a strip that starts today. */
export function lastStripDay(today: string): string {
  return addDays(today, STRIP_DAYS - 1);
}

/**
 * The days with screenings around one without, the nearest first, none before today; of two equally near the later, since
 * it can still be planned.
 */
export function nearestFirst(days: Iterable<string>, day: string, today: string): string[] {
  const latestFirst = [...days]
    .filter((each) => each >= today && each !== day)
    .sort()
    .reverse();
  const away = (each: string) => Math.abs(noonOf(each).getTime() - noonOf(day).getTime());
  return latestFirst.sort((a, b) => away(a) - away(b));
}

/** The first of them; undefined when there is none. */
export function nearestDay(days: Iterable<string>, day: string, today: string): string | undefined {
  return nearestFirst(days, day, today)[0];
}

/** The months from one day's to another's, both included, `YYYY-MM`. */
export function monthsBetween(first: string, last: string): string[] {
  const months = eachMonthOfInterval({ start: noonOf(first), end: noonOf(last) }, { in: UTC });
  return months.map((month) => lightFormat(month, 'yyyy-MM'));
}
