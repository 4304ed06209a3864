import type { Updateable } from 'kysely';
import Provider, { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { sentenceOf } from '../../database/errors.ts';
import { now } from '../../settings/clock.ts';
import { currentSettings } from '../../settings/settings.ts';
import { hashOfSecret } from '../secretHash.ts';
import { removeTraces, type Accounts } from '../store/open.ts';
import type { OidcPayloadTable } from '../store/schema.ts';

/** The model whose tokens are replaced with each use. */
const ROTATED = 'RefreshToken';
/** Models whose id is a bearer secret, so the database stores only its hash. */
const SECRETS: ReadonlySet<string> = new Set(['AuthorizationCode', ROTATED]);

/**
 * The key of the refresh token that a request has used, until its successor is written: both happen in one transaction.
 * If only the old one were used up, a client that tries again after a fault would be taken for a thief and signed out.
 */
const beingReplaced = new WeakMap<object, string>();

/** A browser's sign-in, which the provider stores again at the end of each of its requests. */
const SESSION = 'Session';

/**
 * What a request has found of sessions. One that has ended since, by a new password for example, is not stored again,
 * and neither is the one that takes its place: whoever sends one request after the other would stay signed in.
 */
type FoundSessions = { readonly ids: Set<string>; ended: boolean };
const foundSessions = new WeakMap<object, FoundSessions>();

function sessionsFound(): FoundSessions {
  const found = (Provider.ctx && foundSessions.get(Provider.ctx)) ?? { ids: new Set(), ended: false };
  if (Provider.ctx) foundSessions.set(Provider.ctx, found);
  return found;
}

/**
 * Stores the provider's data in the accounts database. While that is out of reach, the provider answers 503, not 500.
 */
export function storeAdapter(db: Accounts, model: string): Adapter {
  const adapter = adapterOf(db, model) as unknown as Record<string, (...rest: unknown[]) => Promise<unknown>>;
  const methods = Object.entries(adapter).map(([name, method]) => [
    name,
    (...rest: unknown[]) =>
      method(...rest).catch((error: unknown) => {
        throw sentenceOf(error) !== undefined ? Object.assign(error as Error, { statusCode: 503 }) : error;
      }),
  ]);
  return Object.fromEntries(methods) as Adapter;
}

function adapterOf(db: Accounts, model: string): Adapter {
  const isSecret = SECRETS.has(model);
  const keyOf = (id: string) => (isSecret ? hashOfSecret(id) : id);

  const select = () => db.selectFrom('oidc_payload').selectAll().where('model', '=', model);
  const read = async (query: ReturnType<typeof select>, id?: string): Promise<AdapterPayload | undefined> => {
    const row = await query.executeTakeFirst();
    if (!row || (row.expires_at !== null && row.expires_at <= now().getTime())) return undefined;
    if (model === SESSION) sessionsFound().ids.add(row.id);
    const payload = JSON.parse(row.payload) as AdapterPayload;
    return {
      ...payload,
      ...(id !== undefined && isSecret && { jti: id }),
      ...(row.consumed_at !== null && { consumed: Math.floor(row.consumed_at / 1000) }),
    };
  };
  const update = (id: string, row: Updateable<OidcPayloadTable>) =>
    db.updateTable('oidc_payload').set(row).where('model', '=', model).where('id', '=', id).execute();

  return {
    async upsert(id, payload, expiresIn) {
      const { jti, ...rest } = payload;
      const row = {
        payload: JSON.stringify(isSecret ? rest : { ...rest, jti }),
        account: accountOf(payload) ?? null,
        grant_id: grantOf(model, id, payload),
        uid: payload.uid ?? null,
        expires_at: expiresIn ? now().getTime() + expiresIn * 1000 : null,
      };
      if (model === SESSION) {
        const { ids, ended } = sessionsFound();
        if (ended) return;
        if (ids.has(id)) return void (await update(id, row));
      }
      const write = (to: Accounts) =>
        to
          .insertInto('oidc_payload')
          .values({ model, id: keyOf(id), consumed_at: null, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute();
      const former = model === ROTATED && Provider.ctx ? beingReplaced.get(Provider.ctx) : undefined;
      if (former === undefined) return void (await write(db));
      await db.transaction().execute(async (transaction) => {
        await useUp(transaction, model, former);
        await write(transaction);
      });
    },
    find: (id) => read(select().where('id', '=', keyOf(id)), id),
    findByUid: (uid) => read(select().where('uid', '=', uid)),
    findByUserCode: async () => undefined,
    async consume(id) {
      if (model === ROTATED && Provider.ctx) beingReplaced.set(Provider.ctx, keyOf(id));
      else await useUp(db, model, keyOf(id));
    },
    async destroy(id) {
      const { numDeletedRows } = await db
        .deleteFrom('oidc_payload')
        .where('model', '=', model)
        .where('id', '=', keyOf(id))
        .executeTakeFirst();
      if (model !== SESSION || numDeletedRows > 0n) return;
      const found = sessionsFound();
      found.ended ||= found.ids.has(id);
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_payload').where('grant_id', '=', grantId).execute();
    },
  };
}

async function useUp(db: Accounts, model: string, key: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('oidc_payload')
    .set({ consumed_at: now().getTime() })
    .where('model', '=', model)
    .where('id', '=', key)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  // Two requests with the same code or token at once may both have seen it unused: only the first may use it.
  if (numUpdatedRows !== 1n) throw new errors.InvalidGrant('already used');
}

/** Removes the provider's data and links in mails that have expired. */
export async function removeExpired(db: Accounts): Promise<void> {
  const moment = now().getTime();
  await db.deleteFrom('oidc_payload').where('expires_at', '<=', moment).execute();
  await db.deleteFrom('mail_token').where('expires_at', '<=', moment).execute();
  await removeTraces(db, currentSettings());
}

/**
 * The grant with which a payload ends. A sign-in that is under way names the grant of whoever was signed in before, and
 * goes on when another person takes their place.
 */
function grantOf(model: string, id: string, payload: AdapterPayload): string | null {
  if (model === 'Interaction') return null;
  return model === 'Grant' ? id : (payload.grantId ?? null);
}

/** Whose a payload is. One of a running sign-in has that in its result, or in the session that it goes on from. */
function accountOf(payload: AdapterPayload): string | undefined {
  const { accountId, result, session } = payload as AdapterPayload & {
    readonly result?: { readonly login?: { readonly accountId?: string } };
    readonly session?: { readonly accountId?: string };
  };
  return accountId ?? result?.login?.accountId ?? session?.accountId;
}
