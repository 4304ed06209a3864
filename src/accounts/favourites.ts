import { addFavourite, canAddFavourite, removeFavourite } from '../domain/account/favourites.ts';
import { siteOf, type SiteCode } from '../sites/sites.ts';
import { changeClient, type AccountsTransaction } from './changeClient.ts';
import { currentAccounts } from './store/current.ts';

/** A favourite cinema (SPEC 4, 9) by its `vistaRef`, stored for each site. */
export type Favourite = { readonly site: SiteCode; readonly cinema: string };

/** Thrown when a client would have more favourites on a site than its limit. Nothing has changed. */
export class TooManyFavourites extends Error {
  override readonly name = 'TooManyFavourites';
  readonly limit: number;

  constructor(limit: number) {
    super(`A client keeps at most ${limit} favourite cinemas on this site.`);
    this.limit = limit;
  }
}

/** A client's favourites by site, latest first. */
export async function favouritesOf(account: string): Promise<Favourite[]> {
  const db = await currentAccounts();
  return db
    .selectFrom('favourite')
    .select(['site', 'cinema'])
    .where('account', '=', account)
    .orderBy('site')
    .orderBy('position')
    .execute();
}

/**
 * Puts cinemas first, in the order given; those already there move up, so calling twice is the same as calling once. On
 * a site with a limit of one, the first replaces the former favourite. Elsewhere, if there would be too many, nothing
 * is added (TooManyFavourites).
 */
export function addFavourites(account: string, favourites: readonly Favourite[]): Promise<void> {
  return changeClient(account, async (transaction) => {
    for (const [site, ofSite] of Map.groupBy(favourites, (each) => each.site)) {
      const { favouritesLimit } = siteOf(site);
      const before = await readFavourites(transaction, account, site);
      const after = ofSite.toReversed().reduce<string[]>((list, { cinema }) => {
        if (!list.includes(cinema) && !canAddFavourite(list.length, favouritesLimit)) {
          throw new TooManyFavourites(favouritesLimit);
        }
        return addFavourite(list, cinema, favouritesLimit);
      }, before);
      await writeFavourites(transaction, account, site, after);
    }
  });
}

/** Removes cinemas. Those that are no favourites are ignored. */
export function removeFavourites(account: string, favourites: readonly Favourite[]): Promise<void> {
  return changeClient(account, async (transaction) => {
    for (const [site, ofSite] of Map.groupBy(favourites, (each) => each.site)) {
      const before = await readFavourites(transaction, account, site);
      const after = ofSite.reduce((list, { cinema }) => removeFavourite(list, cinema), before);
      await writeFavourites(transaction, account, site, after);
    }
  });
}

async function readFavourites(transaction: AccountsTransaction, account: string, site: SiteCode): Promise<string[]> {
  const rows = await transaction
    .selectFrom('favourite')
    .select('cinema')
    .where('account', '=', account)
    .where('site', '=', site)
    .orderBy('position')
    .execute();
  return rows.map(({ cinema }) => cinema);
}

async function writeFavourites(
  transaction: AccountsTransaction,
  account: string,
  site: SiteCode,
  cinemas: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('favourite').where('account', '=', account).where('site', '=', site).execute();
  if (cinemas.length === 0) return;
  const rows = cinemas.map((cinema, position) => ({ account, site, cinema, position }));
  await transaction.insertInto('favourite').values(rows).execute();
}
