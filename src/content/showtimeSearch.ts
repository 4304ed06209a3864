import type { Filters } from '../contract/filters.ts';
import { pagesDatabase } from '../database/current.ts';
import { cinemaDayAt } from '../domain/programme/cinemaDay.ts';
import { instantOf, localTimeAt } from '../lib/localTime.ts';
import { bookingEnd, derivedStatus } from '../domain/screening/showtimeStatus.ts';
import { areShowtimesDisplayed } from '../domain/show/showFragments.ts';
import type { Language, Site } from '../sites/sites.ts';
import type { Catalogue } from './catalogue.ts';
import { passesGroups } from './filterValues.ts';
import { liveGeneration, ofItsProgramme } from './live.ts';
import { grouped, listed, type ListedShowtime } from './showtimeRows.ts';
import { cinemasByZone, zoneOf } from './zones.ts';

/**
 * When the next screening that can be booked, of one show or of any, begins at each of some cinemas on its current cinema day,
 * as local clock times (`20:15`). Cinemas without one are left out. One statement.
 */
export async function nextTimes(
  catalogue: Catalogue,
  cinemas: readonly string[],
  now: Date,
  of?: string,
): Promise<ReadonlyMap<string, string>> {
  const { site, showsBySlug } = catalogue;
  const next = new Map<string, string>();
  if (cinemas.length === 0) return next;
  const db = await pagesDatabase();
  const zones = cinemasByZone(catalogue, cinemas);
  // A show's screenings of a day are read sooner than a thousand cinemas are named.
  const isAnywhere = of !== undefined && zones.size === 1;
  let wanted = db
    .selectFrom('showtime')
    .leftJoin('programme', ofItsProgramme)
    .select(['showtime.cinema', 'showtime.show', 'showtime.time', 'showtime.status', 'showtime.reservability_end'])
    .select('programme.bookable')
    .where('showtime.generation', '=', liveGeneration(site))
    .where('showtime.status', '=', 'available')
    .where(({ and, eb, or }) =>
      or(
        [...zones].map(([zone, ofZone]) => {
          const then = [
            eb('showtime.day', '=', cinemaDayAt(now, zone)),
            eb('showtime.time', '>', localTimeAt(now, zone)),
          ];
          return and(isAnywhere ? then : [eb('showtime.cinema', 'in', ofZone), ...then]);
        }),
      ),
    )
    .orderBy('showtime.time');
  if (of !== undefined) wanted = wanted.where('showtime.show', '=', of);
  const asked = new Set(cinemas);
  const rows = await wanted.execute();
  for (const { cinema, show, time, status, reservability_end: reservabilityEnd, bookable } of rows) {
    if (next.has(cinema) || !asked.has(cinema)) continue;
    const known = showsBySlug.get(show);
    if (!known || !areShowtimesDisplayed(known, now) || bookable === 0) continue;
    // In the second hour of a night when clocks go back, what began in the first has a later clock time.
    const zone = zoneOf(catalogue, cinema);
    if (instantOf(time, zone) <= now.getTime()) continue;
    const end = bookingEnd({ time, reservabilityEnd }, zone);
    if (derivedStatus({ status, reservabilityEnd: end }, now) === 'available') next.set(cinema, time.slice(11, 16));
  }
  return next;
}

/** What screenings a list of shows is narrowed to: each of its shows has one of which all of this is true. */
type ScreeningWanted = {
  /** At one of these cinemas, or at any. */
  readonly cinemas: readonly string[] | undefined;
  /** On a cinema day, or on any from `from` on. */
  readonly day: string | undefined;
  readonly from: string;
  /** Of those, the groups that are about screenings. */
  readonly filters: Filters;
};

/** The shows with such a screening. One statement, which goes through each show's screenings until it finds one. */
export async function showsWith(
  site: Site,
  { cinemas, day, from, filters }: ScreeningWanted,
): Promise<ReadonlySet<string>> {
  if (cinemas?.length === 0) return new Set();
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('show_on_site')
    .select('show')
    .where('generation', '=', liveGeneration(site))
    .where(({ exists, selectFrom }) => {
      let wanted = selectFrom('showtime')
        // When nothing else is selected, the index of a show's days has it all.
        .select('showtime.cinema')
        .whereRef('showtime.generation', '=', 'show_on_site.generation')
        .whereRef('showtime.show', '=', 'show_on_site.show')
        .where('showtime.day', day === undefined ? '>=' : '=', day ?? from);
      if (cinemas) wanted = wanted.where('showtime.cinema', 'in', cinemas);
      return exists(wanted.where((showtime) => passesGroups(showtime, filters)));
    })
    .execute();
  return new Set(rows.map(({ show }) => show));
}

/**
 * The next day on which a show can be seen anywhere. If that is today, when the first screening that has not begun is, as
 * a local time and an instant, and in how many cinemas there are any.
 */
export type NextPlay =
  | { readonly day: string; readonly time: string; readonly start: number; readonly cinemas: number }
  | { readonly day: string; readonly time?: undefined };

/** When each of some shows can be seen next; those that cannot are left out. Two statements for each zone of the cinemas. */
export async function nextPlays(
  catalogue: Catalogue,
  shows: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, NextPlay>> {
  const next = new Map<string, NextPlay>();
  if (shows.length === 0) return next;
  const slugs = [...catalogue.cinemasBySlug.keys()];
  const zones = cinemasByZone(catalogue, slugs);
  for (const [zone, cinemas] of zones) {
    const wanted = { shows, cinemas: zones.size > 1 ? cinemas : undefined };
    for (const [show, play] of await nextPlaysIn(catalogue.site, zone, wanted, now)) {
      const known = next.get(show);
      next.set(show, known ? soonerOf(known, play) : play);
    }
  }
  return next;
}

/** The sooner of two; of two that are today, the cinemas of both count. */
function soonerOf(one: NextPlay, other: NextPlay): NextPlay {
  if (one.time === undefined) return other.time === undefined && one.day <= other.day ? one : other;
  if (other.time === undefined) return one;
  return { ...(one.start <= other.start ? one : other), cinemas: one.cinemas + other.cinemas };
}

/** The same in the cinemas of a zone; in all of the site's where none are named. */
async function nextPlaysIn(
  site: Site,
  zone: string,
  { shows, cinemas }: { readonly shows: readonly string[]; readonly cinemas: readonly string[] | undefined },
  now: Date,
): Promise<ReadonlyMap<string, NextPlay>> {
  const next = new Map<string, NextPlay>();
  const today = cinemaDayAt(now, zone);
  const db = await pagesDatabase();
  let ofToday = db
    .selectFrom('showtime')
    .select(({ fn }) => ['show', fn.min('time').as('time'), fn.count('cinema').distinct().as('cinemas')])
    .where('generation', '=', liveGeneration(site))
    .where('show', 'in', shows)
    .where('day', '=', today)
    .where('time', '>', localTimeAt(now, zone))
    .where('status', '=', 'available')
    .groupBy('show');
  if (cinemas) ofToday = ofToday.where('cinema', 'in', cinemas);
  for (const { show, time, cinemas: count } of await ofToday.execute()) {
    next.set(show, { day: today, time, start: instantOf(time, zone), cinemas: Number(count) });
  }
  // The index of a show's days has the first one.
  const later = await db
    .selectFrom('show_on_site')
    .select(({ selectFrom }) => {
      const onDays = selectFrom('showtime')
        .select('showtime.day')
        .whereRef('showtime.generation', '=', 'show_on_site.generation')
        .whereRef('showtime.show', '=', 'show_on_site.show')
        .where('showtime.day', '>', today)
        .orderBy('showtime.day')
        .limit(1);
      return ['show', (cinemas ? onDays.where('showtime.cinema', 'in', cinemas) : onDays).as('day')];
    })
    .where('generation', '=', liveGeneration(site))
    .where('show', 'in', shows)
    .execute();
  for (const { show, day } of later) if (day !== null && !next.has(show)) next.set(show, { day });
  return next;
}

/** Screenings that a search is about: any show and version where there is no list of them. */
type ScreeningsSearched = {
  readonly cinemas: readonly string[];
  readonly days: readonly string[];
  readonly shows: readonly string[] | undefined;
  readonly versions: readonly string[] | undefined;
};

/** A screening with what it is of, where and on which cinema day. */
export type PlacedShowtime = {
  readonly cinema: string;
  readonly show: string;
  readonly day: string;
  readonly showtime: ListedShowtime;
};

/** The screenings of several cinemas on some cinema days, ordered by time. One statement. */
export async function searchedShowtimes(
  site: Site,
  language: Language,
  { cinemas, days, shows, versions }: ScreeningsSearched,
): Promise<PlacedShowtime[]> {
  if (cinemas.length === 0 || days.length === 0 || shows?.length === 0) return [];
  let query = (await listed(site, language, 'cinema', 'show', 'day'))
    .where('showtime.cinema', 'in', cinemas)
    .where('showtime.day', 'in', days);
  if (shows) query = query.where('showtime.show', 'in', shows);
  if (versions) query = query.where('showtime.version', 'in', versions);
  const rows = await query.execute();
  const places = new Map(rows.map(({ booking, cinema, show, day }) => [booking, { cinema, show, day }]));
  return [...grouped(rows, 'day', language).values()]
    .flat()
    .map((showtime) => ({ ...places.get(showtime.reference)!, showtime }));
}
