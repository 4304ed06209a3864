import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds clients' data and its counts. Their accounts may be at another issuer, so there are no foreign keys to
 * `account`.
 */
export const client: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('client')
      .addColumn('account', 'text', (column) => column.primaryKey())
      .addColumn('writes', 'bigint', (column) => column.notNull())
      .execute();

    await schema
      .createTable('profile')
      .addColumn('account', 'text', (column) => column.primaryKey())
      .addColumn('newsletter', 'integer', (column) => column.notNull())
      .addColumn('product_mails', 'integer', (column) => column.notNull())
      .addColumn('loyalty_level', 'text')
      .addColumn('cinepass_type', 'text')
      .addColumn('subscription', 'text')
      .execute();

    await schema
      .createTable('favourite')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('cinema', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_key', ['account', 'site', 'cinema'])
      .execute();

    await schema
      .createTable('wish')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('show', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('wish_key', ['account', 'show'])
      .execute();

    await schema
      .createTable('emotion')
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('show', 'text', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('emotion', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('emotion_key', ['account', 'show'])
      .execute();

    await schema
      .createTable('feeling_count')
      .addColumn('show', 'text', (column) => column.primaryKey())
      .addColumn('wishes', 'bigint', (column) => column.notNull())
      .addColumn('disappointed', 'bigint', (column) => column.notNull())
      .addColumn('liked', 'bigint', (column) => column.notNull())
      .addColumn('loved', 'bigint', (column) => column.notNull())
      .execute();
  },
};
