import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issuerKeys } from '../../../src/accounts/keys.ts';
import { currentAccounts } from '../../../src/accounts/store/current.ts';
import { authEndpointsSchema } from '../../../src/contract/client.ts';
import { startCalls, type Calls } from './server.ts';

const ORIGIN = 'http://accounts.aurore.test';
const folder = mkdtempSync(join(tmpdir(), 'aurore-own-issuer-'));
let calls: Calls;

beforeAll(async () => {
  calls = await startCalls(folder, { DATABASE_URL: `sqlite:${join(folder, 'aurore.db')}` });
});
afterAll(async () => {
  await calls.stop();
  await rm(folder, { recursive: true, force: true });
});

const ANNA = {
  id: 'a6f6c9d4-0000-4000-8000-000000000001',
  email: 'anna@example.org',
  password: null,
  first_name: 'Anna',
  last_name: 'Ond',
  email_verified: 0,
  registered: 1,
  first_login: 1,
  language: 'fr',
  created_at: Date.parse('2026-01-02T03:04:05Z'),
};

beforeEach(async () => {
  const db = await currentAccounts();
  await db.deleteFrom('account').execute();
  await db.insertInto('account').values(ANNA).execute();
});

/** A token as the embedded provider signs it, with the keys of this process. */
async function token(claims: JWTPayload = {}): Promise<string> {
  const [key] = (await issuerKeys(folder)).signing;
  const seconds = Math.floor(Date.now() / 1000);
  const all = { iss: ORIGIN, aud: `${ORIGIN}/api`, sub: ANNA.id, exp: seconds + 600, auth_time: seconds };
  return new SignJWT({ ...all, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key!.kid!, typ: 'at+jwt' })
    .sign(await importJWK(key!, 'RS256'));
}

describe('with the embedded provider', () => {
  test('its tokens open its clients’ accounts, whatever else they say', async () => {
    const response = await calls.service('/accounts/me', { token: await token({ email: 'eve@example.org' }) });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      icu: ANNA.id,
      firstname: 'Anna',
      lastname: 'Ond',
      email: 'anna@example.org',
      registered: true,
      emailVerify: false,
      firstLogin: true,
    });
  });

  test('a token of an account that there is not opens nothing', async () => {
    const of = await token({ sub: 'nobody' });
    for (const response of [
      await calls.service('/accounts/me', { token: of }),
      await calls.service('/accounts/me/export', { token: of }),
      await calls.client('/nobody/cinema/cinema-1', { method: 'POST', token: of }),
      await calls.service('/accounts/me', { method: 'DELETE', token: of }),
    ]) {
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_token' } });
    }
  });

  test('deletion takes the account, its sign-ins and its mails with it, and its tokens open nothing any more', async () => {
    const db = await currentAccounts();
    const shown = await token();
    await calls.client(`/${ANNA.id}/cinema/cinema-1`, { method: 'POST', token: shown });
    await db.insertInto('oidc_payload').values(session('anna', 'grant')).execute();
    await db
      .insertInto('mail_token')
      .values({ hash: 'h', account: ANNA.id, purpose: 'verify', expires_at: Date.now() + 1000 })
      .execute();

    expect((await calls.service('/accounts/me', { method: 'DELETE', token: shown })).status).toBe(204);
    for (const table of ['account', 'oidc_payload', 'mail_token', 'client', 'favourite'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    // The token itself has not expired yet.
    expect((await calls.service('/accounts/me', { token: shown })).status).toBe(401);
    const again = await calls.client(`/${ANNA.id}/cinema/cinema-1`, { method: 'POST', token: shown });
    expect(again.status).toBe(401);
    expect(await db.selectFrom('client').selectAll().execute()).toEqual([]);
  });

  test('export says since when there is an account', async () => {
    const answer: unknown = await (await calls.service('/accounts/me/export', { token: await token() })).json();
    expect(answer).toMatchObject({ createdAt: '2026-01-02T03:04:05.000Z', account: { email: 'anna@example.org' } });
  });

  // SPEC 4.13, 7.33, 7.49
  test('webview tells where one signs in and registers, to anybody', async () => {
    const answer: unknown = await (await calls.service('/webview')).json();
    expect(authEndpointsSchema.strict().parse(answer)).toEqual({
      issuer: ORIGIN,
      authorizationEndpoint: `${ORIGIN}/oidc/auth`,
      tokenEndpoint: `${ORIGIN}/oidc/token`,
      endSessionEndpoint: `${ORIGIN}/oidc/session/end`,
      registerUrl: `${ORIGIN}/fr/register`,
      emailValidationUrl: `${ORIGIN}/fr/mail`,
      thirdPartyAuth: false,
      forceAuthentication: false,
    });
    expect(await (await calls.service('/../v1/webview')).json()).toMatchObject({
      registerUrl: `${ORIGIN}/en/register`,
    });
    const dutch = await calls.service('/../v1/webview', { headers: { 'Accept-Language': 'nl-BE,nl;q=0.9' } });
    expect(await dutch.json()).toMatchObject({ registerUrl: `${ORIGIN}/nl/register` });
  });

  describe('signing out', () => {
    const logout = (headers: Record<string, string>) => calls.service('/logout', { method: 'POST', headers });
    const left = async () => {
      const db = await currentAccounts();
      return (await db.selectFrom('oidc_payload').select('id').orderBy('id').execute()).map(({ id }) => id);
    };
    beforeEach(async () => {
      const db = await currentAccounts();
      await db.deleteFrom('oidc_payload').execute();
      await db
        .insertInto('oidc_payload')
        .values([
          session('here', 'grant-here'),
          { ...session('refresh-here', ''), model: 'RefreshToken', grant_id: 'grant-here' },
          session('elsewhere', 'grant-elsewhere'),
          { ...session('refresh-elsewhere', ''), model: 'RefreshToken', grant_id: 'grant-elsewhere' },
        ])
        .execute();
    });

    // SPEC 7.34
    test('ends this browser’s sign-in and its tokens, and no other', async () => {
      const response = await logout({ Origin: 'http://fr.aurore.test', Cookie: '_session=here' });
      expect(response.status).toBe(204);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://fr.aurore.test');
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
      expect(response.headers.getSetCookie().join()).toMatch(/_session=;.*Max-Age=0/);
      expect(await left()).toEqual(['elsewhere', 'refresh-elsewhere']);
    });

    test.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }, {}])(
      'is not done for a page that is none of ours: %j',
      async (headers) => {
        const response = await logout({ ...headers, Cookie: '_session=here' });
        expect(response.status).toBe(403);
        expect(await left()).toHaveLength(4);
      },
    );

    test.each(['_session=nobody', '_session=', 'other=1', "_session=here' or '1'='1"])(
      'of a browser with the cookie %s changes nothing',
      async (Cookie) => {
        expect((await logout({ Origin: 'http://fr.aurore.test', Cookie })).status).toBe(204);
        expect(await left()).toHaveLength(4);
      },
    );
  });
});

function session(id: string, grantId: string) {
  return {
    model: 'Session',
    id,
    payload: JSON.stringify({ authorizations: { aurore: { grantId } } }),
    account: ANNA.id,
    grant_id: null as string | null,
    uid: null,
    expires_at: Date.now() + 1000,
    consumed_at: null,
  };
}
