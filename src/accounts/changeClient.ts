import { sql, type Transaction } from 'kysely';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { currentAccounts } from './store/current.ts';
import type { AccountsSchema } from './store/schema.ts';

export type AccountsTransaction = Transaction<AccountsSchema>;

/** The account is gone, though a token of it has not expired yet. */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
}

/** Fewer than a pool's ten connections: some are left for reading, and nobody waits for one until the pool gives up. */
const AT_ONCE = 6;
let running = 0;
const waiting: (() => void)[] = [];

/** However many write at once, each gets its turn, first come, first served. */
export async function inTurn<T>(write: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  // Who ends hands its place on.
  else await new Promise<void>((proceed) => waiting.push(proceed));
  try {
    return await write();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Changes what a client keeps: all of it or, if `change` throws, nothing. Changes of one client take turns, wherever they
 * come from, so none is lost; once this resolves they are on disk. Throws NoSuchAccount for a deleted one.
 */
export async function changeClient<T>(
  account: string,
  change: (transaction: AccountsTransaction) => Promise<T>,
): Promise<T> {
  const db = await currentAccounts();
  return inTurn(() =>
    db.transaction().execute(async (transaction) => {
      await lockClient(transaction, account);
      return change(transaction);
    }),
  );
}

/** SQLite has one writer at a time; PostgreSQL locks the row that is written. */
async function lockClient(transaction: AccountsTransaction, account: string): Promise<void> {
  await transaction
    .insertInto('client')
    .values({ account, writes: 1 })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ writes: sql`client.writes + 1` }))
    .execute();
  if (!isIssuerEmbedded(currentSettings())) return;
  const found = await transaction.selectFrom('account').select('id').where('id', '=', account).executeTakeFirst();
  if (!found) throw new NoSuchAccount(`There is no account ${account}.`);
}
