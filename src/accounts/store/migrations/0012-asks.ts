import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds polls and their answers (decision 21). */
export const asks: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('ask')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('screenings', 'text', (column) => column.notNull())
      .addColumn('writes', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('ask_by_expires_at').on('ask').column('expires_at').execute();

    await schema
      .createTable('ask_answer')
      .addColumn('ask', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('marks', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ask_answer_key', ['ask', 'secret'])
      .execute();
  },
};
