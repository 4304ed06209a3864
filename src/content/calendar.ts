import { addDays } from '../domain/programme/cinemaDay.ts';
import { areShowtimesDisplayed } from '../domain/show/showFragments.ts';
import { pagesDatabase } from '../database/current.ts';
import type { Site } from '../sites/sites.ts';
import type { Catalogue } from './catalogue.ts';
import { liveGeneration } from './live.ts';
import { cinemasByZone, todayIn } from './zones.ts';
import { isAccessible, meets, type AccessibleQuery } from './accessibleShowtimes.ts';

/** What a subscribed calendar is about: a cinema, a show or a tag by its slug, or screenings that meet needs. */
export type CalendarSubject =
  | { readonly of: 'cinema' | 'show' | 'tag'; readonly slug: string }
  | { readonly of: 'needs'; readonly query: AccessibleQuery };

/** A screening as a calendar needs it; times are the cinema's, `YYYY-MM-DD HH:MM:SS`. */
export type CalendarScreening = {
  readonly booking: string;
  readonly show: string;
  readonly cinema: string;
  readonly time: string;
  readonly end_time: string;
  readonly version: string;
  readonly hall: string;
};

/**
 * How far ahead a calendar looks, in cinema days, and how many screenings it holds: the programs that read them have
 * limits too.
 */
const DAYS = 28;
const MAX_SCREENINGS = 1500;

/** The coming screenings of a calendar's subject on a site, from today on, ordered by time. One statement. */
export async function comingScreenings(
  catalogue: Catalogue,
  subject: CalendarSubject,
  now: Date,
): Promise<CalendarScreening[]> {
  const db = await pagesDatabase();
  const { site, cinemas, showsBySlug } = catalogue;
  const wanted = subject.of === 'cinema' ? [subject.slug] : subject.of === 'needs' ? subject.query.cinemas : undefined;
  const open = cinemas.filter(({ status }) => status).map(({ slug }) => slug);
  const places = wanted ? open.filter((slug) => wanted.includes(slug)) : open;
  if (places.length === 0) return [];
  let query = db
    .selectFrom('showtime')
    .select(['booking', 'show', 'cinema', 'time', 'end_time', 'version', 'hall'])
    .where('generation', '=', liveGeneration(site))
    .where(({ and, eb, or }) =>
      or(
        [...cinemasByZone(catalogue, places).values()].map((ofZone) => {
          const today = todayIn(catalogue, ofZone[0], now);
          return and([eb('cinema', 'in', ofZone), eb('day', '>=', today), eb('day', '<', addDays(today, DAYS))]);
        }),
      ),
    )
    .orderBy('time')
    .orderBy('booking')
    .limit(MAX_SCREENINGS);
  if (subject.of === 'show') query = query.where('show', '=', subject.slug);
  if (subject.of === 'tag') {
    const { slug } = subject;
    query = query.where((showtime) => meets(showtime, { needs: [slug], all: true }));
  }
  if (subject.of === 'needs') query = query.where((showtime) => isAccessible(showtime, subject.query));
  const rows = await query.execute();
  return rows.filter((row) => {
    const playing = showsBySlug.get(row.show);
    return playing !== undefined && areShowtimesDisplayed(playing, now);
  });
}

/** When the content that a site shows was imported; undefined before the first import. One statement. */
export async function importedAt(site: Site): Promise<Date | undefined> {
  const db = await pagesDatabase();
  const row = await db
    .selectFrom('site_generation')
    .select('imported_at')
    .where('site', '=', site.code)
    .executeTakeFirst();
  return row && new Date(row.imported_at);
}
