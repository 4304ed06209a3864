import type { SiteCode } from '../sites/sites.ts';
import type { AccountsTransaction } from './changeClient.ts';
import type { Accounts } from './store/open.ts';

/** Of ISO 4217. */
type Currency = string;

/** Seats that somebody has booked, with titles and names as they were at the time. */
export type Booking = {
  readonly kind: 'booking';
  /** The reference to show at the door. */
  readonly id: string;
  readonly site: SiteCode;
  readonly title: string;
  readonly cinema: string;
  /** What the ticketing calls the screening, where it says so: its page and its calendar entry have that name. */
  readonly screening?: string;
  readonly hall: string;
  /** Local to the cinema, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string;
  /** The zone of that time, if it is not the site's. */
  readonly timeZone?: string;
  readonly version: string;
  readonly seats: readonly string[];
  readonly price: number;
  readonly currency: Currency;
};

/** Money on a card; `validUntil` is a date. */
export type GiftCard = {
  readonly kind: 'giftCard';
  /** The last digits of its number. */
  readonly id: string;
  readonly balance: number;
  readonly currency: Currency;
  readonly validUntil: string;
};

/** Seats on a card: `left` of `of`. */
export type SeatCard = {
  readonly kind: 'seatCard';
  readonly id: string;
  readonly left: number;
  readonly of: number;
  readonly validUntil: string;
};

export type Holding = Booking | GiftCard | SeatCard;

/** A person's purchases, ordered by id. */
export async function holdingsOf(db: Accounts, account: string): Promise<Holding[]> {
  const rows = await db.selectFrom('holding').select('data').where('account', '=', account).orderBy('id').execute();
  // Only `saveHoldings` writes these.
  return rows.map(({ data }) => JSON.parse(data) as Holding);
}

/** Stores a person's purchases in place of the former ones. */
export async function saveHoldings(
  transaction: AccountsTransaction,
  account: string,
  holdings: readonly Holding[],
): Promise<void> {
  await transaction.deleteFrom('holding').where('account', '=', account).execute();
  if (holdings.length === 0) return;
  await transaction
    .insertInto('holding')
    .values(holdings.map((each) => ({ account, id: each.id, kind: each.kind, data: JSON.stringify(each) })))
    .execute();
}
