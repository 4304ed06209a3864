import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { poolOptions, sqliteFile, type DatabaseSettings } from '../../database/open.ts';
import { postgresqlDialect } from '../../database/postgresql.ts';
import { CHECKPOINT, sqliteDialect } from '../../database/sqlite.ts';
import { StoreFile } from '../../database/storeFile.ts';
import { KEYS_FILE } from '../keys.ts';
import { migrateAccounts } from './migrate.ts';
import type { AccountsSchema } from './schema.ts';

export type Accounts = Kysely<AccountsSchema>;

/** The accounts' schema in PostgreSQL. */
const SCHEMA = 'accounts';

/** The files of the stores that this process has opened in SQLite. */
const files = new WeakMap<Accounts, StoreFile>();

/** Throws StoreMoved if the store's file was removed or replaced since it was opened. PostgreSQL has none. */
export function checkFile(db: Accounts): void {
  files.get(db)?.check();
}

/**
 * Removes what was deleted from SQLite's write-ahead log too; the file's own pages are overwritten with each deletion.
 * In PostgreSQL's files it stays until their space is used again.
 */
export async function removeTraces(db: Accounts, settings: DatabaseSettings): Promise<void> {
  if (sqliteFile(settings) !== undefined) await sql.raw(CHECKPOINT).execute(db);
}

/**
 * Opens the accounts database and migrates it: the schema `accounts` in DATABASE_URL's PostgreSQL, else `accounts.db`
 * in DATA_DIR. Each acknowledged write is on disk.
 */
export async function openAccounts(settings: DatabaseSettings): Promise<Accounts> {
  const { DATABASE_URL: url, DATA_DIR } = settings;
  const shared = sqliteFile(settings) === undefined ? withSchema(url!) : undefined;
  const path = join(DATA_DIR, 'accounts.db');
  if (shared === undefined) refuseToReplace(path, DATA_DIR);
  const open = (options: DatabaseSettings, file = new StoreFile(path)) =>
    new Kysely<AccountsSchema>({
      dialect: shared === undefined ? sqliteDialect(path, file) : postgresqlDialect(shared, poolOptions(options)),
    });
  // A migration may take long, so it has its own connection without time limits.
  const migrating = open({ DATABASE_URL: url, DATA_DIR });
  try {
    await migrateAccounts(migrating, shared === undefined ? undefined : SCHEMA);
  } finally {
    await migrating.destroy();
  }
  const file = new StoreFile(path);
  const db = open(settings, file);
  if (shared === undefined) files.set(db, file);
  return db;
}

/** Throws if there is no store where there has been one: a new one would look whole, and everybody's account be gone. */
function refuseToReplace(path: string, dataDir: string): void {
  const keys = join(dataDir, KEYS_FILE);
  if (existsSync(path) || !existsSync(keys)) return;
  throw new Error(
    `There is no store of accounts at ${path}, but ${keys} says that there was one: put it back or restore a backup. ` +
      `To begin without any accounts, move ${KEYS_FILE} away.`,
  );
}

/** The URL with the search path set, so that connections only see the accounts' schema. */
function withSchema(url: string): string {
  const wanted = new URL(url);
  const given = wanted.searchParams.get('options');
  wanted.searchParams.set('options', `${given ?? ''} -c search_path=${SCHEMA}`.trim());
  return wanted.href;
}
