import type { Emotion, Emotions } from '../domain/show/emotions.ts';
import type { SiteCode } from '../sites/sites.ts';
import { now } from '../settings/clock.ts';
import { changeClient, type AccountsTransaction } from './changeClient.ts';
import { changeCount } from './feelingCounts.ts';
import { currentAccounts } from './store/current.ts';

/** A show as a client found it: its key on all sites (`showKey`), and its slug on one. */
export type MetShow = { readonly show: string; readonly site: SiteCode; readonly slug: string };

/** A client's wishlist, latest first, and emotions, all by `showKey`. */
export type ClientFeelings = { readonly wishlist: readonly string[]; readonly emotions: Emotions };

/**
 * The key of a show on every site: the reference that a film has in all countries, else its slug. So a wish made on one
 * site also shows on another.
 */
export function showKey({ showRef, slug }: { readonly showRef: string; readonly slug: string }): string {
  return showRef === '' ? slug : showRef;
}

/** A client's wishlist and emotions. */
export async function feelingsOf(account: string): Promise<ClientFeelings> {
  const db = await currentAccounts();
  const [wishes, emotions] = await Promise.all([
    db.selectFrom('wish').select('show').where('account', '=', account).orderBy('position', 'desc').execute(),
    db.selectFrom('emotion').select(['show', 'emotion']).where('account', '=', account).execute(),
  ]);
  return {
    wishlist: wishes.map(({ show }) => show),
    emotions: Object.fromEntries(emotions.map(({ show, emotion }) => [show, emotion])),
  };
}

/** Puts shows first on the wishlist, in the order given; calling twice is the same as calling once. */
export function addWishes(account: string, shows: readonly MetShow[]): Promise<void> {
  return changeClient(account, async (transaction) => {
    const [{ last } = { last: null }] = await transaction
      .selectFrom('wish')
      .select((row) => row.fn.max('position').as('last'))
      .where('account', '=', account)
      .execute();
    const positions = new Map(shows.toReversed().map(({ show }, index) => [show, (last ?? 0) + index + 1]));
    for (const met of inOrder(shows)) await putWish(transaction, account, met, positions.get(met.show)!);
  });
}

async function putWish(transaction: AccountsTransaction, account: string, met: MetShow, position: number) {
  const { numUpdatedRows } = await transaction
    .updateTable('wish')
    .set({ position })
    .where('account', '=', account)
    .where('show', '=', met.show)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await transaction
    .insertInto('wish')
    .values({ account, ...met, position, since: now().getTime() })
    .execute();
  await changeCount(transaction, met.show, { wishes: 1 });
}

/** Removes a show from the wishlist. */
export function removeWish(account: string, show: string): Promise<void> {
  return changeClient(account, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('wish')
      .where('account', '=', account)
      .where('show', '=', show)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await changeCount(transaction, show, { wishes: -1 });
  });
}

/** Sets a client's emotion about a show, in place of the former one. */
export function setEmotion(account: string, met: MetShow, emotion: Emotion): Promise<void> {
  return changeClient(account, async (transaction) => {
    const former = await takeEmotion(transaction, account, met.show);
    await transaction
      .insertInto('emotion')
      .values({ account, ...met, emotion, since: now().getTime() })
      .execute();
    if (former !== emotion) {
      await changeCount(transaction, met.show, { ...(former && { [former]: -1 }), [emotion]: 1 });
    }
  });
}

/** Removes a client's emotion about a show. */
export function removeEmotion(account: string, show: string): Promise<void> {
  return changeClient(account, async (transaction) => {
    const former = await takeEmotion(transaction, account, show);
    if (former) await changeCount(transaction, show, { [former]: -1 });
  });
}

async function takeEmotion(transaction: AccountsTransaction, account: string, show: string) {
  const row = await transaction
    .deleteFrom('emotion')
    .where('account', '=', account)
    .where('show', '=', show)
    .returning('emotion')
    .executeTakeFirst();
  return row?.emotion;
}

/** Each show once, in the order in which all transactions write counts: locks taken in one order cannot deadlock. */
function inOrder(shows: readonly MetShow[]): MetShow[] {
  const once = new Map(shows.map((met) => [met.show, met]));
  return [...once.values()].sort((one, other) => (one.show < other.show ? -1 : 1));
}
