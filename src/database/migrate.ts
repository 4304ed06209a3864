import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrationsOf } from './laterMigrations.ts';
import { programme } from './migrations/001-programme.ts';
import { showOnSite } from './migrations/002-show-on-site.ts';
import { siteSettings } from './migrations/003-site-settings.ts';
import { revisions } from './migrations/004-revisions.ts';
import { bookingLinks } from './migrations/005-booking-links.ts';
import { proposals } from './migrations/006-proposals.ts';
import { demoMark } from './migrations/007-demo-mark.ts';
import { bookable } from './migrations/008-bookable.ts';
import { cancelledScreenings } from './migrations/009-cancelled-screenings.ts';
import { editors } from './migrations/010-editors.ts';
import type { Schema } from './schema.ts';

/** In order of name. Listed one by one, since the server is bundled and has no folder to read. */
const migrations: Record<string, Migration> = {
  '001-programme': programme,
  '002-show-on-site': showOnSite,
  '003-site-settings': siteSettings,
  '004-revisions': revisions,
  '005-booking-links': bookingLinks,
  '006-proposals': proposals,
  '007-demo-mark': demoMark,
  '008-bookable': bookable,
  '009-cancelled-screenings': cancelledScreenings,
  '010-editors': editors,
};

/** Migrates the database to this version's tables. Safe to run from several processes at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const schema = await schemaOf(db);
  const migrator = new Migrator({
    db,
    provider: migrationsOf(db, migrations),
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** On PostgreSQL the schema of our tables. Unnamed, those of the accounts' migrations would be taken for these. */
async function schemaOf(db: Kysely<Schema>): Promise<string | undefined> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined;
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  return rows[0]?.schema ?? undefined;
}
