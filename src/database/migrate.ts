import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { programme } from './migrations/001-programme.ts';
import type { Schema } from './schema.ts';

/** In order of name. Named one by one, since the server is bundled and has no folder to look into. */
const migrations: Record<string, Migration> = { '001-programme': programme };

/** Brings the database to this version's tables. Safe to run from several processes at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
