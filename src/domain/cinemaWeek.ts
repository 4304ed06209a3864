import { addDays, daysFrom } from './cinemaDay.ts';

/** Wednesday, counted from Sunday: the day films are released in France (SPEC 9, "Default cinema week offset"). */
const DEFAULT_FIRST_WEEKDAY = 3;

/**
 * The weekday a cinema's week begins on, 0 being Sunday. A cinema's own offset counts from Monday, 0 to 6 (SPEC 9,
 * "start week + 1"); without one the week begins on Wednesday.
 */
export function firstWeekday(cinemaWeekOffset: number | null): number {
  return cinemaWeekOffset === null ? DEFAULT_FIRST_WEEKDAY : (cinemaWeekOffset + 1) % 7;
}

/** The seven days of the cinema week that a day lies in. */
export function cinemaWeek(day: string, cinemaWeekOffset: number | null): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const since = (weekday - firstWeekday(cinemaWeekOffset) + 7) % 7;
  return daysFrom(addDays(day, -since), 7);
}
