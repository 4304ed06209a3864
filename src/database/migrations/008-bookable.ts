import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Tables = { programme: { data: string; bookable: number } };

/** Adds whether a cinema's programme lets a show be booked; until now, that was read in its JSON. */
export const bookable: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Tables>;
    // What an import of the release before stages meanwhile can be booked.
    await db.schema
      .alterTable('programme')
      .addColumn('bookable', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    // As imports have written it.
    await db.updateTable('programme').set({ bookable: 0 }).where('data', 'like', '%"bookable":false%').execute();
  },
};
