import { addDays as addDaysTo } from 'date-fns/addDays';
import { minutesInDay } from 'date-fns/constants';
import { localTimeAt, type Instant } from '../../lib/localTime.ts';

/**
 * The cinema day runs from 08:00 to 08:00 local time, so a screening at half past midnight belongs to the evening
 * before. Days are `YYYY-MM-DD`.
 */
const FIRST_HOUR = '08:00:00';

/** Noon UTC of a day, for showing its date: in every zone of the sites that is still the same date. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  // date-fns counts days in the machine's zone: whenever its clocks change, noon UTC stays on the same date.
  return addDaysTo(noonOf(day), count).toISOString().slice(0, 10);
}

/** The cinema day a local time belongs to. */
export function cinemaDayOf(local: string): string {
  const date = local.slice(0, 10);
  return local.slice(11) < FIRST_HOUR ? addDays(date, -1) : date;
}

/**
 * The minutes from the midnight before a cinema day to a clock time, `HH:MM`, on it: 00:30 is 1470 and comes after
 * 23:30.
 */
export function minutesOfDay(clock: string): number {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  return clock < FIRST_HOUR.slice(0, 5) ? minutes + minutesInDay : minutes;
}

/** The cinema day at an instant: what "today" is on a programme. */
export function cinemaDayAt(instant: Instant, zone: string): string {
  return cinemaDayOf(localTimeAt(instant, zone));
}

/** A day and those after it, `count` in all. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index));
}
