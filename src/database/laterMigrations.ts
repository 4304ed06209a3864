import { sql, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/**
 * Our migrations, plus empty ones with the names of a later release's. During a rolling release, and after going back
 * from one, this release finds tables that a later one has made, and works with them (by the rule in
 * docs/operations/postgresql.md). Called under the migrator's lock, when its own table exists.
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
