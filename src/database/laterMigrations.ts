import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/**
 * Our migrations, and by their names alone those of a later release: during a rolling release, and after going back from
 * one, this release meets tables that the next has made, and works with them (docs/operations/postgresql.md says by which
 * rule). Asked under the migrator's lock, when its own table is there.
 */
export function migrationsOf<Schema>(db: Kysely<Schema>, ours: Readonly<Record<string, Migration>>): MigrationProvider {
  return {
    getMigrations: async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      const later = rows.filter(({ name }) => !(name in ours)).map(({ name }) => [name, { up: async () => {} }]);
      return { ...ours, ...(Object.fromEntries(later) as Record<string, Migration>) };
    },
  };
}
