import { PostgresAdapter, sql, type Transaction } from 'kysely';

/**
 * Until the transaction ends, others that lock the same name wait, on all servers. In SQLite they do so anyway: it has one
 * writer at a time.
 */
export async function lockName<Schema>(transaction: Transaction<Schema>, name: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
