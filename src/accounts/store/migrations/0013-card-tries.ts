import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the wrong tries of vouchers and gift cards, which all servers count together. */
export const cardTries: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('card_try')
      .addColumn('card', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('failed_at', 'bigint', (column) => column.notNull())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('card_try_by_failed_at').on('card_try').column('failed_at').execute();
  },
};
