import { join } from 'node:path';
import { Kysely } from 'kysely';
import { poolOptions, sqliteFile, type DatabaseSettings } from '../../database/open.ts';
import { postgresqlDialect } from '../../database/postgresql.ts';
import { sqliteDialect } from '../../database/sqlite.ts';
import { migrateAccounts } from './migrate.ts';
import type { AccountsSchema } from './schema.ts';

export type Accounts = Kysely<AccountsSchema>;

/** The accounts' schema in PostgreSQL. */
const SCHEMA = 'accounts';

/**
 * Opens the accounts database and migrates it: the schema `accounts` in DATABASE_URL's PostgreSQL, else `accounts.db`
 * in DATA_DIR. Each acknowledged write is on disk.
 */
export async function openAccounts(settings: DatabaseSettings): Promise<Accounts> {
  const { DATABASE_URL: url, DATA_DIR } = settings;
  const shared = sqliteFile(settings) === undefined ? withSchema(url!) : undefined;
  const open = (options: DatabaseSettings) =>
    new Kysely<AccountsSchema>({
      dialect:
        shared === undefined
          ? sqliteDialect(join(DATA_DIR, 'accounts.db'))
          : postgresqlDialect(shared, poolOptions(options)),
    });
  // A migration may take long, so it has its own connection without time limits.
  const migrating = open({ DATABASE_URL: url, DATA_DIR });
  try {
    await migrateAccounts(migrating, shared === undefined ? undefined : SCHEMA);
  } finally {
    await migrating.destroy();
  }
  return open(settings);
}

/** The URL with the search path set, so that connections only see the accounts' schema. */
function withSchema(url: string): string {
  const wanted = new URL(url);
  const given = wanted.searchParams.get('options');
  wanted.searchParams.set('options', `${given ?? ''} -c search_path=${SCHEMA}`.trim());
  return wanted.href;
}
