import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The wishes of a film or a person are read some at a time, in the order of their recipients. */
export const tellMeInTurn: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.createIndex('tell_me_in_turn').on('tell_me').columns(['site', 'film', 'recipient', 'id']).execute();
    await schema.dropIndex('tell_me_by_film').execute();
  },
};
