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
    .where((eb) => eb.or([eb('programme.bookable', 'is', null), eb('programme.bookable', '=', 1)]))
    .orderBy('showtime.day');
  if (show !== undefined) query = query.where('showtime.show', '=', show);
  return query.execute();
}
