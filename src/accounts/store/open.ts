import { join } from 'node:path';
import { Kysely } from 'kysely';
import { postgresqlDialect } from '../../database/postgresql.ts';
import { sqliteDialect } from '../../database/sqlite.ts';
import type { Settings } from '../../settings/settings.ts';
import { migrateAccounts } from './migrate.ts';
import type { AccountsSchema } from './schema.ts';

export type Accounts = Kysely<AccountsSchema>;

/** PostgreSQL's schema of accounts. */
const SCHEMA = 'accounts';

/**
 * The store of accounts, with this version's tables: the schema `accounts` of DATABASE_URL's PostgreSQL, else
 * `accounts.db` in DATA_DIR. Each acknowledged write is on disk.
 */
export async function openAccounts(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Accounts> {
  const url = settings.DATABASE_URL;
  const shared = url !== undefined && !url.startsWith('sqlite:');
  const dialect = shared ? postgresqlDialect(withSchema(url)) : sqliteDialect(join(settings.DATA_DIR, 'accounts.db'));
  const db = new Kysely<AccountsSchema>({ dialect });
  try {
    await migrateAccounts(db, shared ? SCHEMA : undefined);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Each connection looks for its tables in the schema of accounts alone. */
function withSchema(url: string): string {
  const wanted = new URL(url);
  const given = wanted.searchParams.get('options');
  wanted.searchParams.set('options', `${given ?? ''} -c search_path=${SCHEMA}`.trim());
  return wanted.href;
}
