import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds who has written a version by what stays when a name changes. Of versions before, only names are known. */
export const editors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('revision').addColumn('editor', 'text').execute();
  },
};
