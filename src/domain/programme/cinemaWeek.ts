import { addDays, daysFrom, noonOf } from './cinemaDay.ts';

/** SPEC 9: Wednesday, counted from Sunday as 0, where a cinema says nothing. */
const DEFAULT_START = 3;

/**
 * The weekdays, 0 is Sunday, on which a cinema's week of films begins and ends. `offset`: the cinema's own
 * `cinemaWeekOffset`, counted from Monday, hence SPEC's "else start week + 1".
 */
export function cinemaWeek(offset: number | null): { readonly first: number; readonly last: number } {
  const first = offset === null ? DEFAULT_START : (offset + 1) % 7;
  return { first, last: (first + 6) % 7 };
}

/** How many days before its first a week's programme is published: a Monday, for a week that begins on Wednesday. */
const PUBLISHED_AHEAD = 2;
/** A day is in a programme from this share on of the shows that the fullest day has: fewer are what sells earlier. */
const SHARE_OF_SHOWS = 0.25;
/** From so many such days on a week's programme is out. */
const DAYS_OF_A_PROGRAMME = 4;

/** The first week whose programme is not out yet: its first day, and the day on which it is published. */
export type NextProgramme = { readonly from: string; readonly published: string };

/**
 * The programme that visitors wait for, by how many shows a cinema has on each day from today on, and its
 * `cinemaWeekOffset`; undefined where it has none, or where the day of publication is over and no other is known.
 */
export function nextProgramme(
  shows: ReadonlyMap<string, number>,
  today: string,
  offset: number | null,
): NextProgramme | undefined {
  if (shows.size === 0) return undefined;
  const enough = Math.max(...shows.values()) * SHARE_OF_SHOWS;
  let from = addDays(today, ((cinemaWeek(offset).first - noonOf(today).getUTCDay() + 6) % 7) + 1);
  const isOut = () => daysFrom(from, 7).filter((day) => (shows.get(day) ?? 0) >= enough).length >= DAYS_OF_A_PROGRAMME;
  while (isOut()) from = addDays(from, 7);
  const published = addDays(from, -PUBLISHED_AHEAD);
  return published < today ? undefined : { from, published };
}
