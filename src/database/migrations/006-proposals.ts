import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds which drafts their authors want to be published. Not a state of its own: the release before, which may still run
 * beside this one, would publish what is no draft.
 */
export const proposals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('revision')
      .addColumn('proposed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
