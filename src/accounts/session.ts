import type { Settings } from '../settings/schema.ts';
import { currentAccounts } from './store/current.ts';

/** The embedded provider's cookie for a browser's sign-in. Only that browser knows its value. */
export const SESSION_COOKIE = '_session';

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
