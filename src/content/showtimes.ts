import type { Statuses } from '../contract/programme.ts';
import { pagesDatabase } from '../database/current.ts';
import { prepared } from '../database/prepared.ts';
import type { Language, Site, SiteCode } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';
import { byCinemaAndShow, grouped, listed, screenings, selectScreenings, type ListedShowtime } from './showtimeRows.ts';

const cinemaDayQuery = prepared((db, value: (name: 'site' | 'language' | 'cinema' | 'day') => string) =>
  selectScreenings(db, value('site') as SiteCode, value('language'), 'show')
    .where('showtime.cinema', '=', value('cinema'))
    .where('showtime.day', '=', value('day')),
);

/** All screenings of a cinema on a cinema day, by show; each show's ordered by time. One statement. */
export async function cinemaDay(
  site: Site,
  language: Language,
  cinema: string,
  day: string,
): Promise<ReadonlyMap<string, ListedShowtime[]>> {
  return grouped(await cinemaDayQuery({ site: site.code, language, cinema, day }), 'show', language);
}

/**
 * All screenings of several cinemas on a cinema day, by cinema, then by show; each show's ordered by time. One
 * statement.
 */
export async function cinemasDay(
  site: Site,
  language: Language,
  cinemas: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, ListedShowtime[]>>> {
  if (cinemas.length === 0) return new Map();
  const query = await listed(site, language, 'cinema', 'show');
  const rows = await query.where('showtime.cinema', 'in', cinemas).where('showtime.day', '=', day).execute();
  return byCinemaAndShow(rows, language);
}

/**
 * Which of these cinemas play a show on a cinema day, and when; each cinema's screenings ordered by time. One
 * statement.
 */
export async function cinemasShowing(
  site: Site,
  language: Language,
  show: string,
  cinemas: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, ListedShowtime[]>> {
  if (cinemas.length === 0) return new Map();
  const query = (await listed(site, language, 'cinema'))
    .where('showtime.show', '=', show)
    .where('showtime.day', '=', day)
    .where('showtime.cinema', 'in', cinemas);
  return grouped(await query.execute(), 'cinema', language);
}

/** A cinema's screenings of some shows on some cinema days, by show; each show's ordered by time. One statement. */
export async function cinemaShows(
  site: Site,
  language: Language,
  cinema: string,
  shows: readonly string[],
  days: readonly string[],
): Promise<ReadonlyMap<string, ListedShowtime[]>> {
  if (shows.length === 0 || days.length === 0) return new Map();
  const query = (await listed(site, language, 'show'))
    .where('showtime.cinema', '=', cinema)
    .where('showtime.day', 'in', days)
    .where('showtime.show', 'in', shows);
  return grouped(await query.execute(), 'show', language);
}

/**
 * A show's screenings at several cinemas together, by cinema day, or on one day only; each day's ordered by time. One
 * statement.
 */
export async function showShowtimes(
  site: Site,
  language: Language,
  show: string,
  cinemas: readonly string[],
  day?: string,
): Promise<Readonly<Record<string, ListedShowtime[]>>> {
  if (cinemas.length === 0) return {};
  let query = await screenings(site, language, 'day');
  query = query.where('showtime.cinema', 'in', cinemas).where('showtime.show', '=', show);
  // Naming the days lets the index on a cinema's days find the rows: no third index on every screening is needed.
  query =
    day === undefined
      ? query.where('showtime.day', 'in', (days) =>
          days
            .selectFrom('programme_day')
            .select('programme_day.day')
            .where('programme_day.generation', '=', liveGeneration(site))
            .where('programme_day.cinema', 'in', cinemas)
            .where('programme_day.show', '=', show),
        )
      : query.where('showtime.day', '=', day);
  return Object.fromEntries(grouped(await query.execute(), 'day', language));
}

/**
 * The statuses of a cinema's or a show's screenings on a cinema day that are not available, by booking reference. One
 * statement.
 */
export async function statusesOf(site: Site, of: 'cinema' | 'show', slug: string, day: string): Promise<Statuses> {
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('showtime')
    .select(['booking', 'status'])
    .where('generation', '=', liveGeneration(site))
    .where(of, '=', slug)
    .where('day', '=', day)
    .where('status', '!=', 'available')
    .orderBy('booking')
    .execute();
  return Object.fromEntries(rows.map(({ booking, status }) => [booking, status as Statuses[string]]));
}
