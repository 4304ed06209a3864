import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds which screenings a site once announced and has taken off before they began. */
export const cancelledScreenings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cancelled_screening')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('booking', 'text', (column) => column.notNull())
      .addColumn('cinema', 'text', (column) => column.notNull())
      .addColumn('show', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('hall', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addColumn('cancelled_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('cancelled_screening_key', ['site', 'booking'])
      .execute();
  },
};
