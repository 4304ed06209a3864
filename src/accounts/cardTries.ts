import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { cardDelay } from '../domain/offers/cardDelay.ts';
import { machineNow } from '../settings/clock.ts';
import { currentAccounts } from './store/current.ts';
import type { Accounts } from './store/open.ts';
import type { CardTryTable } from './store/schema.ts';

/** Wrong tries of a card are forgotten a day after the last one. */
const FORGOTTEN_MS = millisecondsInDay;
const LATE_MS = 10 * millisecondsInMinute;
/** How often a try is counted anew when another one of the same card was counted meanwhile. */
const ROUNDS = 5;

/**
 * Counts a try of a card before it is checked, for all servers together: as a wrong one, until `clearTries` says
 * otherwise, so that tries at the same time count too. `card` is the hash of its number. Gives the seconds to wait if
 * the card is not to be checked now, else 0.
 */
export async function takeTry(card: string): Promise<number> {
  const db = await currentAccounts();
  const now = machineNow().getTime();
  await db
    .deleteFrom('card_try')
    .where('failed_at', '<', now - FORGOTTEN_MS)
    .execute();
  for (let round = 0; round < ROUNDS; round += 1) {
    const row = await db.selectFrom('card_try').selectAll().where('card', '=', card).executeTakeFirst();
    if (row && row.free_at > now) return Math.ceil((row.free_at - now) / 1000);
    const failures = (row?.failures ?? 0) + 1;
    const counted = { failures, failed_at: now, free_at: now + cardDelay(failures) };
    if (row ? await isUpdated(db, card, row.failures, counted) : await isInserted(db, card, counted)) return 0;
  }
  return 1;
}

type Counted = Omit<CardTryTable, 'card'>;

async function isInserted(db: Accounts, card: string, counted: Counted): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('card_try')
    .values({ card, ...counted })
    .onConflict((conflict) => conflict.column('card').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether nobody else had counted another try since `failures` were read. */
async function isUpdated(db: Accounts, card: string, failures: number, counted: Counted): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_try')
    .set(counted)
    .where('card', '=', card)
    .where('failures', '=', failures)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** After a right try: forgets those before it. */
export async function clearTries(card: string): Promise<void> {
  const db = await currentAccounts();
  await db.deleteFrom('card_try').where('card', '=', card).execute();
}

/** How many cards were tried in vain in the last ten minutes, on any server. */
export async function failuresOfLate(): Promise<number> {
  const db = await currentAccounts();
  const { count } = await db
    .selectFrom('card_try')
    .select((each) => each.fn.countAll().as('count'))
    .where('failed_at', '>', machineNow().getTime() - LATE_MS)
    .executeTakeFirstOrThrow();
  return Number(count);
}
