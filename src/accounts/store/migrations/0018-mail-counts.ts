import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds how many mails visitors have asked for in an hour, which all servers count together. */
export const mailCounts: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('mail_count')
      .addColumn('of', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('mail_count_by_ends_at').on('mail_count').column('ends_at').execute();
  },
};
