import { createHmac } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { CHECK_LINKS_AN_HOUR } from '../domain/offers/voucher.ts';
import { machineNow } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { mailboxOf } from './email.ts';
import { storedSecret } from './storedSecret.ts';
import { currentAccounts } from './store/current.ts';

/**
 * How many mails of a kind visitors may ask for in an hour: from one network address, which is more than a family needs, and
 * fewer tries than with a captcha; and to one mailbox, so that nobody floods another’s.
 */
const LIMITS = {
  tellMe: { address: 10, mailbox: 5 },
  check: { address: 10, mailbox: CHECK_LINKS_AN_HOUR },
} as const;
type Kind = keyof typeof LIMITS;

/** Counts a mail that is asked for from a network address, for all servers together. Gives whether it is within the limit. */
export function takeAddress(kind: Kind, address: string): Promise<boolean> {
  return take(`${kind} from ${address}`, LIMITS[kind].address);
}

/** Counts a mail to a mailbox, for all servers together. Gives whether it is within the limit. */
export function takeMailbox(kind: Kind, email: string): Promise<boolean> {
  return take(`${kind} to ${mailboxOf(email)}`, LIMITS[kind].mailbox);
}

/** One statement counts, so that none of those that come at once is lost. Whom it is about is stored as a keyed hash. */
async function take(whom: string, most: number): Promise<boolean> {
  const db = await currentAccounts();
  const key = await storedSecret(currentSettings().DATA_DIR, 'captcha');
  const now = machineNow().getTime();
  await db.deleteFrom('mail_count').where('ends_at', '<=', now).execute();
  const { count } = await db
    .insertInto('mail_count')
    .values({
      of: createHmac('sha256', key).update(`mail ${whom}`).digest('base64url'),
      count: 1,
      ends_at: now + millisecondsInHour,
    })
    .onConflict((conflict) =>
      conflict.column('of').doUpdateSet(({ eb }) => ({ count: eb('mail_count.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return Number(count) <= most;
}
