import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds links of their own to screenings; until now, all led to one ticketing. */
export const bookingLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('showtime').addColumn('link', 'text').execute();
  },
};
