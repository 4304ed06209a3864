import { join } from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import type { Settings } from '../settings/settings.ts';
import { postgresqlDialect } from './postgresql.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** What this process has asked its databases so far. */
export const usage = { statements: 0, milliseconds: 0, failures: 0 };

function count(event: LogEvent): void {
  usage.statements += 1;
  usage.milliseconds += event.queryDurationMillis;
  if (event.level === 'error') usage.failures += 1;
}

/**
 * The database that the settings name: PostgreSQL, or SQLite in a file (`aurore.db` in DATA_DIR). Nothing is opened
 * before the first query; tables are those of `migrate`.
 */
export function openDatabase(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Kysely<Schema> {
  const url = settings.DATABASE_URL ?? `sqlite:${join(settings.DATA_DIR, 'aurore.db')}`;
  const dialect = url.startsWith('sqlite:') ? sqliteDialect(url.slice('sqlite:'.length)) : postgresqlDialect(url);
  return new Kysely<Schema>({ dialect, log: count });
}
