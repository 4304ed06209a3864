import { pagesDatabase } from '../database/current.ts';
import { instantOf } from '../lib/localTime.ts';
import { parseReference } from '../domain/screening/bookingReference.ts';
import type { Catalogue } from './catalogue.ts';
import { liveGeneration, ofItsProgramme } from './live.ts';
import { zoneOf } from './zones.ts';

/**
 * The screening that a booking reference (`V{vistaRef}S{session}`) names on a site, or undefined. One statement. The
 * reference names the cinema, so only that cinema's screenings are searched.
 */
export async function showtimeOfBooking({ site, cinemas }: Catalogue, reference: string) {
  const vistaRef = parseReference(reference)?.vistaRef;
  const slugs = cinemas.filter((cinema) => cinema.vistaRef === vistaRef).map((cinema) => cinema.slug);
  if (slugs.length === 0) return undefined;
  const db = await pagesDatabase();
  const row = await db
    .selectFrom('showtime')
    .leftJoin('programme', ofItsProgramme)
    .select([
      'showtime.booking',
      'showtime.show',
      'showtime.cinema',
      'showtime.day',
      'showtime.hall',
      'showtime.time',
      'showtime.end_time',
      'showtime.version',
      'programme.bookable',
    ])
    .where('showtime.generation', '=', liveGeneration(site))
    .where('showtime.cinema', 'in', slugs)
    .where('showtime.booking', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const { bookable, ...showtime } = row;
  return { ...showtime, showBookable: bookable !== 0 };
}

/**
 * The screening of a reference that a site has taken off before it began; undefined where there is none. One statement.
 * Whatever has a screening of this reference again is asked first (`showtimeOfBooking`).
 */
export async function cancelledScreening(catalogue: Catalogue, reference: string) {
  const db = await pagesDatabase();
  const row = await db
    .selectFrom('cancelled_screening')
    .selectAll()
    .where('site', '=', catalogue.site.code)
    .where('booking', '=', reference)
    .executeTakeFirst();
  if (!row || Date.parse(row.cancelled_at) >= instantOf(row.time, zoneOf(catalogue, row.cinema))) return undefined;
  return row;
}
