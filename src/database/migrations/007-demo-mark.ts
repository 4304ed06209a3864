import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds which generations the demo has loaded: those alone may it replace. */
export const demoMark: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('site_generation').addColumn('demo_generation', 'integer').execute();
  },
};
