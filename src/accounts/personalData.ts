import type { Export } from '../contract/client.ts';
import { isIssuerEmbedded } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { changeClient } from './changeClient.ts';
import { favouritesOf } from './favourites.ts';
import { changeCount } from './feelingCounts.ts';
import { holdingsOf } from './holdings.ts';
import { accountOf } from './profile.ts';
import { endSignIns } from './session.ts';
import { currentAccounts } from './store/current.ts';
import { removeTraces } from './store/open.ts';
import type { Bearer } from './token.ts';

/** Everything stored about a client (GDPR, articles 15 and 20), except the password, which nobody can read. */
export async function exportOf(identity: Bearer): Promise<Export> {
  const db = await currentAccounts();
  const { account } = identity;
  const [answer, created, favourites, wishes, emotions, holdings] = await Promise.all([
    accountOf(identity),
    db.selectFrom('account').select('created_at').where('id', '=', account).executeTakeFirst(),
    favouritesOf(account),
    db.selectFrom('wish').selectAll().where('account', '=', account).orderBy('position', 'desc').execute(),
    db.selectFrom('emotion').selectAll().where('account', '=', account).orderBy('since', 'desc').execute(),
    holdingsOf(db, account),
  ]);
  return {
    account: answer,
    createdAt: created ? timeOf(created.created_at) : null,
    favouriteCinemas: favourites.map(({ site, cinema }) => ({ site, codeCcs: cinema })),
    wishlist: wishes.map(({ site, slug, since }) => ({ site, show: slug, since: timeOf(since) })),
    emotions: emotions.map(({ site, slug, emotion, since }) => ({ site, show: slug, emotion, since: timeOf(since) })),
    purchases: holdings.map((holding) => ({ ...holding })),
  };
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * Deletes a client with everything stored about them, and removes them from every count. Gives the shows whose counts
 * have changed, by `showKey`. Tokens that have not expired yet no longer give access to anything.
 */
export async function deleteClient(account: string): Promise<readonly string[]> {
  const changed = await changeClient(account, async (transaction) => {
    const wishes = await transaction.deleteFrom('wish').where('account', '=', account).returning('show').execute();
    const emotions = await transaction
      .deleteFrom('emotion')
      .where('account', '=', account)
      .returning(['show', 'emotion'])
      .execute();
    const wished = new Set(wishes.map(({ show }) => show));
    const felt = new Map(emotions.map(({ show, emotion }) => [show, emotion]));
    // In the order in which all transactions write counts: locks taken in one order cannot deadlock.
    const shows = [...wished.union(new Set(felt.keys()))].sort();
    for (const show of shows) {
      const emotion = felt.get(show);
      await changeCount(transaction, show, {
        ...(wished.has(show) && { wishes: -1 }),
        ...(emotion && { [emotion]: -1 }),
      });
    }
    for (const table of ['favourite', 'profile', 'holding', 'client'] as const) {
      await transaction.deleteFrom(table).where('account', '=', account).execute();
    }
    if (isIssuerEmbedded(currentSettings())) {
      await endSignIns(transaction, account);
      await transaction.deleteFrom('account').where('id', '=', account).execute();
    }
    return shows;
  });
  await removeTraces(await currentAccounts(), currentSettings());
  return changed;
}
