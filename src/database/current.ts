import type { Kysely } from 'kysely';
import { currentSettings } from '../settings/settings.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Schema } from './schema.ts';

type Opened = { readonly primary: Kysely<Schema>; readonly pages: Kysely<Schema> };

let current: Promise<Opened> | undefined;

async function openCurrent(): Promise<Opened> {
  const settings = currentSettings();
  const { DATABASE_URL, DATABASE_REPLICA_URL, DATA_DIR } = settings;
  // A migration may take long, so it has its own connection without time limits.
  const migrating = openDatabase({ DATABASE_URL, DATA_DIR });
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  const primary = openDatabase(settings);
  const isApart = DATABASE_REPLICA_URL !== undefined;
  return { primary, pages: isApart ? openDatabase({ ...settings, DATABASE_URL: DATABASE_REPLICA_URL }) : primary };
}

function opened(): Promise<Opened> {
  current ??= openCurrent().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** This process's database, opened and migrated at first use. After a failure, the next call tries again. */
export async function currentDatabase(): Promise<Kysely<Schema>> {
  return (await opened()).primary;
}

/**
 * The database that pages are read from: the replica at DATABASE_REPLICA_URL, which may be a little behind, else the
 * same as `currentDatabase`. Read from the latter whatever a write depends on.
 */
export async function pagesDatabase(): Promise<Kysely<Schema>> {
  return (await opened()).pages;
}

/** Closes this process's database, if it was opened. */
export async function closeDatabase(): Promise<void> {
  const open = await current?.catch(() => undefined);
  current = undefined;
  await open?.primary.destroy();
  if (open?.pages !== open?.primary) await open?.pages.destroy();
}
