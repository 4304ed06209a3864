import type { Show } from '../../contract/show.ts';
import { addDays } from '../programme/cinemaDay.ts';
import type { Zone } from '../../sites/sites.ts';

/** SPEC 5: the date that means "not known yet" and is shown in words. */
export const UNKNOWN_DATE = '1900-01-01';

/**
 * Whether a day, `YYYY-MM-DD`, is what systems write for none, such as 0001-01-01, 9999-12-31, or 1753-01-01, the first day
 * of SQL Server. An opera may well be of 1853.
 */
export function isPlaceholderDay(day: string): boolean {
  return day < '1000' || day === '1753-01-01' || day >= '2900';
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
