import { randomBytes } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { sql } from 'kysely';
import { now } from '../settings/clock.ts';
import { hashOfSecret } from './secretHash.ts';
import type { Accounts } from './store/open.ts';
import type { MailTokenTable } from './store/schema.ts';

type Purpose = MailTokenTable['purpose'];

const LIFETIME_HOURS: Readonly<Record<Purpose, number>> = { verify: 72, password: 1 };

/**
 * Makes the secret for a link in a mail, valid for an hour (password) or three days (verify). Ends those sent before. For
 * an account that there is not, the same statements store nothing.
 */
export async function makeMailToken(db: Accounts, account: string, purpose: Purpose): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const expires = addHours(now(), LIFETIME_HOURS[purpose]).getTime();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('mail_token').where('account', '=', account).where('purpose', '=', purpose).execute();
    await transaction
      .insertInto('mail_token')
      .columns(['hash', 'account', 'purpose', 'expires_at'])
      .expression(({ selectFrom, val }) =>
        selectFrom('account')
          .where('id', '=', account)
          .select(({ ref }) => [
            val(hashOfSecret(secret)).as('hash'),
            ref('id').as('account'),
            val(purpose).as('purpose'),
            // PostgreSQL would take a parameter of a query for text.
            sql<number>`cast(${expires} as bigint)`.as('expires_at'),
          ]),
      )
      .execute();
  });
  return secret;
}

/** The account that a link belongs to; undefined if it is not valid. */
export async function accountOfMailToken(db: Accounts, secret: string, purpose: Purpose): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_token')
    .select('account')
    .where('hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now().getTime())
    .executeTakeFirst();
  return row?.account;
}

/**
 * Uses up a link and gives its account; undefined if it is not valid. If used twice at once, only one gets the account.
 */
export async function takeMailToken(db: Accounts, secret: string, purpose: Purpose): Promise<string | undefined> {
  const row = await db
    .deleteFrom('mail_token')
    .where('hash', '=', hashOfSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now().getTime())
    .returning('account')
    .executeTakeFirst();
  return row?.account;
}
