import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { environment } from '../../support/environment.ts';
import { PATIENCE } from '../../support/patience.ts';
import { request } from '../../support/request.ts';
import { Visitor } from '../../support/visitor.ts';
import {
  beginSignIn,
  registerSomebody,
  signInSomebody,
  startAccountsServer,
  type AccountsServer,
} from './accountsServer.ts';

const HOUR = 3_600_000;

let accountsServer: AccountsServer;
beforeAll(async () => {
  accountsServer = await startAccountsServer('accounts-rotation');
});
afterAll(() => accountsServer.stop());

const onAccounts = (path: string, headers = {}) =>
  request(accountsServer.port, 'fr', path, { host: new URL(accountsServer.accounts).host, headers });
const published = async () =>
  ((await onAccounts('/oidc/jwks')).json() as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
const me = async (token: string) =>
  (await onAccounts('/api/fr/accounts/me', { authorization: `Bearer ${token}` })).status;
const rotate = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['src/cli/rotateKeys.ts', ...parameters], {
    env: environment({ DATA_DIR: accountsServer.dataDir }),
  });

/** The kinds of what the provider has stored. */
function stored(): unknown[] {
  const store = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'), { readOnly: true });
  try {
    return store
      .prepare('select distinct model from oidc_payload order by model')
      .all()
      .map(({ model }) => model);
  } finally {
    store.close();
  }
}

/** Lets time pass, for the keys only. */
function moveTimes(by: number): void {
  const file = join(accountsServer.dataDir, 'issuer-keys.json');
  const moved = JSON.parse(readFileSync(file, 'utf8'), (name, value: unknown) =>
    name === 'from' || name === 'until' ? (value as number) - by : value,
  ) as unknown;
  writeFileSync(file, JSON.stringify(moved));
}

test('a new key is published, then signs, and nobody is signed out', async () => {
  const { tokens, visitor } = await registerSomebody(accountsServer);
  const again = async () => {
    const { url, checks } = await beginSignIn(accountsServer);
    const back = await visitor.open(url, { stopAt: '/callback' });
    return client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
  };
  const kidOf = (token: string | undefined) => decodeProtectedHeader(token ?? '').kid;
  const [old] = await published();

  expect((await rotate()).stdout).toContain('Nobody is signed out.');
  await vi.waitFor(async () => expect(await published()).toHaveLength(2), PATIENCE);
  const [first, fresh] = await published();
  expect(first).toBe(old);
  // Whoever is signed in gets in without a password, by a cookie that was signed with the old keys.
  expect(kidOf((await again()).id_token)).toBe(old);
  await expect(rotate()).rejects.toThrow('A new key is published already');

  moveTimes(2 * HOUR);
  await vi.waitFor(async () => expect(await published()).toEqual([fresh, old]), PATIENCE);
  const next = await again();
  expect([kidOf(next.id_token), kidOf(next.access_token)]).toEqual([fresh, fresh]);
  expect([await me(tokens.access_token), await me(next.access_token)]).toEqual([200, 200]);
  const renewed = await client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!);
  expect(await me(renewed.access_token)).toBe(200);

  moveTimes(16 * 24 * HOUR);
  await vi.waitFor(async () => expect(await published()).toEqual([fresh]), PATIENCE);
  expect(kidOf((await again()).id_token)).toBe(fresh);
});

test('keys that are no secret any longer: all that they signed is refused, and every sign-in ends', async () => {
  const { tokens, visitor, email } = await registerSomebody(accountsServer);
  const [old] = await published();
  const silent = async () => {
    const { url, checks } = await beginSignIn(accountsServer, { prompt: 'none' });
    const back = await visitor.open(url, { stopAt: '/callback' });
    return client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
  };
  expect((await silent()).access_token).toBeTypeOf('string');
  // A key that is not in use yet is published like the others.
  await rotate();
  await vi.waitFor(async () => expect(await published()).toHaveLength(2), PATIENCE);
  const [, waiting] = await published();

  // A code that has not been exchanged, and a form that has not been sent.
  const { url, checks } = await beginSignIn(accountsServer);
  const code = await visitor.open(url, { stopAt: '/callback' });
  await new Visitor(accountsServer.port).open((await beginSignIn(accountsServer)).url);
  expect(stored()).toEqual(['AuthorizationCode', 'Grant', 'Interaction', 'RefreshToken', 'Session']);

  expect((await rotate('--compromised')).stdout).toContain('everybody must sign in again');
  expect(stored()).toEqual([]);
  const refresh = client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!);
  await expect(refresh).rejects.toMatchObject({ error: 'invalid_grant' });
  const exchange = client.authorizationCodeGrant(accountsServer.issuer, code.url, checks);
  await expect(exchange).rejects.toMatchObject({ error: 'invalid_grant' });
  await vi.waitFor(async () => expect(await published()).toHaveLength(1), PATIENCE);
  const [fresh] = await published();
  expect([old, waiting]).not.toContain(fresh);
  await vi.waitFor(async () => expect(await me(tokens.access_token)).toBe(401), PATIENCE);
  // Whoever was signed in is signed out in this browser, and can sign in with the password as before.
  await expect(silent()).rejects.toMatchObject({ error: 'login_required' });
  const again = await signInSomebody(accountsServer, new Visitor(accountsServer.port), email);
  expect(again.url.searchParams.has('code')).toBe(true);
});
