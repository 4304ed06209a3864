import type { ShowDetails } from '../contract/show.ts';
import type { AccountsTransaction } from './changeClient.ts';
import { currentAccounts } from './store/current.ts';
import type { FeelingCountTable } from './store/schema.ts';

type Counts = Omit<FeelingCountTable, 'show'>;
const NONE: Counts = { wishes: 0, disappointed: 0, liked: 0, loved: 0 };

/** Adds to a show's counts, in the same transaction as the change that is counted. */
export async function changeCount(
  transaction: AccountsTransaction,
  show: string,
  by: Readonly<Partial<Counts>>,
): Promise<void> {
  await transaction
    .insertInto('feeling_count')
    .values({ show, ...NONE, ...by })
    .onConflict((conflict) =>
      conflict.column('show').doUpdateSet((row) => ({
        wishes: row('feeling_count.wishes', '+', row.ref('excluded.wishes')),
        disappointed: row('feeling_count.disappointed', '+', row.ref('excluded.disappointed')),
        liked: row('feeling_count.liked', '+', row.ref('excluded.liked')),
        loved: row('feeling_count.loved', '+', row.ref('excluded.loved')),
      })),
    )
    .execute();
}

/**
 * The counts of feelings about a show that everyone sees: the imported ones plus the clients'. Takes one statement.
 * While the accounts database does not answer, only the imported ones: a page does not fail for a count.
 */
export async function withClientFeelings(show: string, imported: ShowDetails['feelings']): Promise<typeof imported> {
  const { wishes, disappointed, liked, loved } = await readCounts(show).catch(() => NONE);
  return {
    countWishList: imported.countWishList + wishes,
    countEmotionDisappointed: imported.countEmotionDisappointed + disappointed,
    countEmotionLike: imported.countEmotionLike + liked,
    countEmotionLove: imported.countEmotionLove + loved,
  };
}

async function readCounts(show: string): Promise<Counts> {
  const db = await currentAccounts();
  const row = await db.selectFrom('feeling_count').selectAll().where('show', '=', show).executeTakeFirst();
  return row ?? NONE;
}
