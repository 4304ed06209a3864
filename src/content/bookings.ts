import { currentDatabase } from '../database/current.ts';
import type { Catalogue } from './catalogue.ts';
import { liveGeneration } from './live.ts';

/**
 * The screening that a booking reference (`V{vistaRef}S{session}`) names on a site, or undefined. One statement;
 * the reference names the cinema, so only that cinema's screenings are looked through.
 */
export async function showtimeOfBooking({ site, cinemas }: Catalogue, reference: string) {
  const vistaRef = /^V(\d+)S\d+$/.exec(reference)?.[1];
  const slugs = cinemas.filter((cinema) => cinema.vistaRef === vistaRef).map((cinema) => cinema.slug);
  if (slugs.length === 0) return undefined;
  const db = await currentDatabase();
  return db
    .selectFrom('showtime')
    .select(['show', 'cinema', 'hall', 'time', 'version'])
    .where('generation', '=', liveGeneration(site))
    .where('cinema', 'in', slugs)
    .where('booking', '=', reference)
    .executeTakeFirst();
}
