import { sql } from 'kysely';
import { pagesDatabase } from '../database/current.ts';
import type { Site } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';

/** What decides until when a screening that is on sale can be booked, and whether a site shows it. */
export type BookableScreening = {
  readonly day: string;
  readonly cinema: string;
  readonly show: string;
  readonly time: string;
  readonly reservabilityEnd: string;
};

/** How the programme's `data` says that a show cannot be booked (showBookable.ts). */
const NOT_BOOKABLE = '%"bookable":false%';

/**
 * The screenings of some cinemas that are on sale on a cinema day, or on all days after it, of one show or all; those
 * whose booking has ended since are among them. By day. One statement.
 */
export async function bookableScreenings(
  site: Site,
  cinemas: readonly string[],
  [when, day]: readonly ['on' | 'after', string],
  show?: string,
): Promise<BookableScreening[]> {
  if (cinemas.length === 0) return [];
  const db = await pagesDatabase();
  let query = db
    .selectFrom('showtime')
    .leftJoin('programme', (join) =>
      join
        .onRef('programme.generation', '=', 'showtime.generation')
        .onRef('programme.cinema', '=', 'showtime.cinema')
        .onRef('programme.show', '=', 'showtime.show'),
    )
    .select(['showtime.day', 'showtime.cinema', 'showtime.show', 'showtime.time'])
    .select('showtime.reservability_end as reservabilityEnd')
    .where('showtime.generation', '=', liveGeneration(site))
    .where('showtime.cinema', 'in', cinemas)
    .where('showtime.day', when === 'on' ? '=' : '>', day)
    .where('showtime.status', '=', 'available')
    .where(sql<boolean>`coalesce(programme.data, '') not like ${NOT_BOOKABLE}`)
    .orderBy('showtime.day');
  if (show !== undefined) query = query.where('showtime.show', '=', show);
  return query.execute();
}
