import { millisecondsInDay } from 'date-fns/constants';
import type { Kysely, Transaction } from 'kysely';
import type { CancelledScreeningTable, Schema } from '../../database/schema.ts';
import { localTimeAt } from '../../lib/localTime.ts';
import { siteOf, type SiteCode } from '../../sites/sites.ts';

/** A feed that takes off more than that has numbered its sessions anew; the soonest are remembered. */
const MAX_CANCELLED = 5_000;
const COLUMNS = ['booking', 'cinema', 'show', 'version', 'hall', 'time', 'end_time'] as const;
const ROWS_A_STATEMENT = 50;

/** The screenings that one generation of a site has and the next has not, of those that may still be to come. */
export async function cancelledBetween(
  db: Kysely<Schema>,
  site: SiteCode,
  { before, after }: { readonly before: number; readonly after: number },
  at: Date,
): Promise<Omit<CancelledScreeningTable, 'site' | 'cancelled_at'>[]> {
  const from = earliest(site, at);
  const bookings = (generation: number) =>
    db.selectFrom('showtime').select('booking').where('generation', '=', generation).where('time', '>', from);
  return db
    .selectFrom('showtime')
    .select(COLUMNS)
    .where('generation', '=', before)
    .where('time', '>', from)
    .where('booking', 'in', bookings(before).except(bookings(after)))
    .orderBy('time')
    .limit(MAX_CANCELLED)
    .execute();
}

/** Records cancelled screenings of a site; forgets those that a generation has again, and those that are over. */
export async function rememberCancelled(
  transaction: Transaction<Schema>,
  site: SiteCode,
  rows: Awaited<ReturnType<typeof cancelledBetween>>,
  { after, at }: { readonly after: number; readonly at: Date },
): Promise<void> {
  const own = transaction.deleteFrom('cancelled_screening').where('site', '=', site);
  await own.where('time', '<', earliest(site, at)).execute();
  const again = transaction.selectFrom('showtime').select('booking').where('generation', '=', after);
  await own.where('booking', 'in', again).execute();
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const some = rows.slice(start, start + ROWS_A_STATEMENT);
    await transaction
      .insertInto('cancelled_screening')
      .values(some.map((row) => ({ ...row, site, cancelled_at: at.toISOString() })))
      .onConflict((conflict) => conflict.columns(['site', 'booking']).doNothing())
      .execute();
  }
}

/** A local time before which a screening of a site has begun, in whichever zone its cinema is. */
function earliest(site: SiteCode, at: Date): string {
  return localTimeAt(at.getTime() - millisecondsInDay, siteOf(site).timeZone);
}
