import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what people ask to be told of. */
export const tellMe: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('tell_me')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text')
      .addColumn('film', 'text', (column) => column.notNull())
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('announced', 'text', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('tell_me_by_film').on('tell_me').columns(['site', 'film']).execute();
    await schema.createIndex('tell_me_by_recipient').on('tell_me').column('recipient').execute();
    await schema.createIndex('tell_me_by_expires_at').on('tell_me').column('expires_at').execute();
  },
};
