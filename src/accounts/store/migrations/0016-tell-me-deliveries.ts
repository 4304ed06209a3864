import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts what was told of a wish of “Tell me”, so that the same news at another time is another message. */
export const tellMeDeliveries: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('tell_me')
      .addColumn('deliveries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
