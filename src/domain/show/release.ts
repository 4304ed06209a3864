import type { Show } from '../../contract/show.ts';
import { addDays } from '../programme/cinemaDay.ts';
import type { Zone } from '../../sites/sites.ts';

/** SPEC 5: the date that means "not known yet" and is shown in words. */
export const UNKNOWN_DATE = '1900-01-01';

/** The first days of the calendars of Windows, SQL Server and spreadsheets; that of Unix stands for the year 1970. */
const FIRST_DAYS: ReadonlySet<string> = new Set(['1601-01-01', '1753-01-01', '1899-12-30', '1899-12-31']);

/**
 * Whether a day, `YYYY-MM-DD`, is what systems write for none: a calendar's first, one of the first thousand years, such as
 * 0001-01-01, or from 2099 on, such as 9999-12-31. An opera may well be of 1853.
 */
export function isPlaceholderDay(day: string): boolean {
  return day < '1000' || FIRST_DAYS.has(day) || day >= '2099';
}

/** A date of the feed, `YYYY-MM-DD`, if it is one: undefined for none and for the one that means "not known yet". */
export function knownDate(date: string | null | undefined): string | undefined {
  return date == null || date === UNKNOWN_DATE ? undefined : date;
}

/**
 * The release date in a zone, `YYYY-MM-DD`; `unknown` when it is not settled, undefined when the show is not released
 * there at all.
 */
export function releaseDate(releaseAt: Show['releaseAt'], zone: Zone): string | undefined {
  const day = releaseAt[zone];
  return day === UNKNOWN_DATE ? 'unknown' : day;
}

/**
 * A show's release dates in these zones, in their order, as `releaseDate` gives them. Zones where it is not released
 * are left out.
 */
export function releasesIn(
  releaseAt: Show['releaseAt'],
  zones: readonly Zone[],
): { readonly zone: Zone; readonly date: string }[] {
  return [...new Set(zones)].flatMap((zone) => {
    const date = releaseDate(releaseAt, zone);
    return date === undefined ? [] : { zone, date };
  });
}

/** Whether a show has been released by a day. An unknown date counts as not. */
export function isReleased(releaseAt: Show['releaseAt'], zone: Zone, today: string): boolean {
  const date = knownDate(releaseAt[zone]);
  return date !== undefined && date <= today;
}

/** SPEC 9, "Upcoming-shows window". */
const UPCOMING_DAYS = 7;

/** Whether a date is at most seven days ahead of today, so that its weekday alone says when. */
export function isInUpcomingWindow(date: string, today: string): boolean {
  return date > today && date <= addDays(today, UPCOMING_DAYS);
}

/** Whether a show is still to come: by its date if that is known, else as the editors say. */
export function isUpcoming(show: Pick<Show, 'releaseAt' | 'isComingSoon'>, zone: Zone, today: string): boolean {
  const date = knownDate(show.releaseAt[zone]);
  return date === undefined ? show.isComingSoon : date > today;
}
