import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Tables = { schedule: { id: number; at: string }; sequence: { name: string; value: number } };

/** Adds what editors write beside the feeds: drafts, what is published from when until when, and by whom. */
export const revisions: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Tables>;
    await db.schema
      .createTable('revision')
      .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('from_at', 'text', (column) => column.notNull())
      .addColumn('until_at', 'text')
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('current', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('revision_current').on('revision').columns(['site', 'current', 'language']).execute();
    await db.schema
      .createIndex('revision_document')
      .on('revision')
      .columns(['site', 'kind', 'slug', 'language', 'id'])
      .execute();
    await db.schema
      .createTable('schedule')
      .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.insertInto('schedule').values({ id: 1, at: '' }).execute();
    await db.insertInto('sequence').values({ name: 'revision', value: 0 }).execute();
    await db.schema
      .alterTable('site_generation')
      .addColumn('edition', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
