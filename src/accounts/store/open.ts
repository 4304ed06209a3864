import { join } from 'node:path';
import { Kysely } from 'kysely';
import { poolOptions, sqliteFile, type DatabaseSettings } from '../../database/open.ts';
import { postgresqlDialect } from '../../database/postgresql.ts';
import { sqliteDialect } from '../../database/sqlite.ts';
import { migrateAccounts } from './migrate.ts';
import type { AccountsSchema } from './schema.ts';

export type Accounts = Kysely<AccountsSchema>;

/** PostgreSQL's schema of accounts. */
const SCHEMA = 'accounts';

/**
 * The store of accounts, with this version's tables: the schema `accounts` of DATABASE_URL's PostgreSQL, else
 * `accounts.db` in DATA_DIR. Each acknowledged write is on disk.
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
  // A change of tables takes the time that it takes: it has a connection of its own, without limits.
  const migrating = open({ DATABASE_URL: url, DATA_DIR });
  try {
    await migrateAccounts(migrating, shared === undefined ? undefined : SCHEMA);
  } finally {
    await migrating.destroy();
  }
  return open(settings);
}

/** Each connection looks for its tables in the schema of accounts alone. */
function withSchema(url: string): string {
  const wanted = new URL(url);
  const given = wanted.searchParams.get('options');
  wanted.searchParams.set('options', `${given ?? ''} -c search_path=${SCHEMA}`.trim());
  return wanted.href;
}
