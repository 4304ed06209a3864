import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts how often a message of “Tell me” could not be sent, so that the pauses between the tries grow, and end. */
export const tellMeFailures: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('tell_me')
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
