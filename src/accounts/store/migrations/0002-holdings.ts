import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds purchases: bookings, gift cards, cards of seats. */
export const holdings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('holding')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('holding_key', ['account', 'id'])
      .execute();
  },
};
