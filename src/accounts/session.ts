import { secondsInDay } from 'date-fns/constants';
import type { Kysely } from 'kysely';
import { COOKIES, cookieName } from '../domain/shell/cookies.ts';
import type { Settings } from '../settings/schema.ts';
import { currentAccounts } from './store/current.ts';
import type { AccountsSchema } from './store/schema.ts';

/** How long a sign-in lasts. */
export const SESSION_SECONDS = 14 * secondsInDay;

/** The name of the embedded provider's cookie for a browser's sign-in. Only that browser knows its value. */
export function sessionCookie({ ACCOUNTS_ORIGIN }: Pick<Settings, 'ACCOUNTS_ORIGIN'>): string {
  return cookieName(COOKIES.session, ACCOUNTS_ORIGIN);
}

/** Ends a sign-in at the embedded provider, with every token that was issued under it for any site. */
export async function endSession(session: string): Promise<void> {
  const db = await currentAccounts();
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('oidc_payload')
      .where('model', '=', 'Session')
      .where('id', '=', session)
      .returning('payload')
      .executeTakeFirst();
    if (!row) return;
    const { authorizations = {} } = JSON.parse(row.payload) as {
      authorizations?: Readonly<Record<string, { grantId?: string }>>;
    };
    const grants = Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
    if (grants.length > 0) await transaction.deleteFrom('oidc_payload').where('grant_id', 'in', grants).execute();
  });
}

/**
 * Ends every sign-in of an account at the embedded provider: sessions, grants, codes, refresh tokens, and sign-ins that
 * are under way. Access tokens are stored nowhere; they last ten minutes at most.
 */
export async function endSignIns(db: Kysely<AccountsSchema>, account: string): Promise<void> {
  await db.deleteFrom('oidc_payload').where('account', '=', account).execute();
}

/** Ends the sign-ins of everybody in the same way, and those that have not named an account yet. */
export async function endAllSignIns(db: Kysely<AccountsSchema>): Promise<void> {
  await db.deleteFrom('oidc_payload').execute();
}
