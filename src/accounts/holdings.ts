import type { SiteCode } from '../sites/sites.ts';
import type { AccountsTransaction } from './changeClient.ts';
import type { Accounts } from './store/open.ts';

type Currency = 'EUR' | 'CHF' | 'TND' | 'XOF' | 'MAD';

/** Seats that somebody has booked, as they were called when they did. */
export type Booking = {
  readonly kind: 'booking';
  /** Asked for at the door. */
  readonly id: string;
  readonly site: SiteCode;
  readonly title: string;
  readonly cinema: string;
  readonly hall: string;
  /** Local to the cinema, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string;
  readonly version: string;
  readonly seats: readonly string[];
  readonly price: number;
  readonly currency: Currency;
};

/** Money on a card; `validUntil` is a day. */
export type GiftCard = {
  readonly kind: 'giftCard';
  /** The last figures of its number. */
  readonly id: string;
  readonly balance: number;
  readonly currency: Currency;
  readonly validUntil: string;
};

/** Seats on a card: so many left of so many. */
export type SeatCard = {
  readonly kind: 'seatCard';
  readonly id: string;
  readonly left: number;
  readonly of: number;
  readonly validUntil: string;
};

export type Holding = Booking | GiftCard | SeatCard;

/** What somebody has bought. */
export async function holdingsOf(db: Accounts, account: string): Promise<Holding[]> {
  const rows = await db.selectFrom('holding').select('data').where('account', '=', account).orderBy('id').execute();
  // Written by `saveHoldings` alone.
  return rows.map(({ data }) => JSON.parse(data) as Holding);
}

/** Keeps what somebody has bought, in place of what was kept before. */
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
