import { join } from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import type { Settings } from '../settings/schema.ts';
import type { PoolOptions } from './pool.ts';
import { postgresqlDialect } from './postgresql.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Counts of the statements that this process has executed. */
export const usage = { statements: 0, milliseconds: 0, failures: 0 };

function count(event: LogEvent): void {
  usage.statements += 1;
  usage.milliseconds += event.queryDurationMillis;
  if (event.level === 'error') usage.failures += 1;
}

export type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Settings, 'DATABASE_POOL' | 'DATABASE_TIMEOUT'>>;

const CONNECTIONS = 10;

/** The options for connecting to PostgreSQL with these settings. */
export function poolOptions({ DATABASE_POOL, DATABASE_TIMEOUT }: Partial<Settings>): PoolOptions {
  return {
    connections: DATABASE_POOL ?? CONNECTIONS,
    timeoutMs: DATABASE_TIMEOUT === undefined ? undefined : DATABASE_TIMEOUT * 1000,
  };
}

/** The file of the SQLite database in the settings, by default `aurore.db` in DATA_DIR; undefined for PostgreSQL. */
export function sqliteFile({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): string | undefined {
  if (DATABASE_URL === undefined) return join(DATA_DIR, 'aurore.db');
  return DATABASE_URL.startsWith('sqlite:') ? DATABASE_URL.slice('sqlite:'.length) : undefined;
}

/**
 * The database in the settings: PostgreSQL, or SQLite in a file. Nothing is opened before the first query, and nothing
 * is migrated (see `migrate`). Without DATABASE_TIMEOUT, statements may take any time.
 */
export function openDatabase(settings: DatabaseSettings): Kysely<Schema> {
  const file = sqliteFile(settings);
  const dialect =
    file === undefined ? postgresqlDialect(settings.DATABASE_URL!, poolOptions(settings)) : sqliteDialect(file);
  return new Kysely<Schema>({ dialect, log: count });
}
