import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the settings of sites, which are apart from their feeds. */
export const siteSettings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('site_settings')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
  },
};
