import { sql, type Transaction } from 'kysely';
import pLimit from 'p-limit';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { currentAccounts } from './store/current.ts';
import type { AccountsSchema } from './store/schema.ts';

export type AccountsTransaction = Transaction<AccountsSchema>;

/** The account has been deleted, though its token has not expired yet. */
export class NoSuchAccount extends Error {
  override readonly name = 'NoSuchAccount';
}

/**
 * Fewer than a pool's ten connections, so that some are left for reading, and writers do not wait until the pool gives
 * up.
 */
const AT_ONCE = 6;
/** However many writes come at once, each is served. */
export const writes = pLimit(AT_ONCE);

/**
 * Changes a client's data in one transaction: if `change` throws, nothing changes. Changes of one client are
 * serialised, on all servers, so none is lost; once this resolves, they are on disk. Throws NoSuchAccount for a deleted
 * account.
 */
export async function changeClient<T>(
  account: string,
  change: (transaction: AccountsTransaction) => Promise<T>,
): Promise<T> {
  const db = await currentAccounts();
  return writes(() =>
    db.transaction().execute(async (transaction) => {
      await lockClient(transaction, account);
      return change(transaction);
    }),
  );
}

/**
 * Locks a client until the transaction ends: SQLite has only one writer at a time, PostgreSQL locks the row written.
 */
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
