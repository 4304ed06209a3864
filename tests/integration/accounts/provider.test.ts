import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createRemoteJWKSet, customFetch, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '../../support/request.ts';
import { Visitor } from '../../support/visitor.ts';
import {
  beginSignIn,
  PASSWORD,
  registerSomebody,
  signInSomebody,
  startAccountsServer,
  type AccountsServer,
} from './accountsServer.ts';

let accountsServer: AccountsServer;
beforeAll(async () => {
  accountsServer = await startAccountsServer('accounts-provider');
});
afterAll(() => accountsServer?.stop());

/** The error code that a promise of openid-client is rejected with. */
async function refusal(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as client.ResponseBodyError).error;
  }
  throw new Error('It was accepted.');
}

describe('signing in by another client library', () => {
  // SPEC 3.48, 7.36, 7.47, 9.35
  test('gives an identity token with the claims of SPEC 5 and a JWT for the API, signed with RS256', async () => {
    const { tokens, email } = await registerSomebody(accountsServer);
    const keys = createRemoteJWKSet(new URL(`${accountsServer.accounts}/oidc/jwks`), {
      [customFetch]: (url, options) => accountsServer.viaPort(url, options as never),
    });
    const access = await jwtVerify(tokens.access_token, keys, {
      issuer: accountsServer.accounts,
      audience: `${accountsServer.accounts}/api`,
      algorithms: ['RS256'],
    });
    const identity = tokens.claims()!;
    expect(access.payload.sub).toBe(identity.sub);
    expect(identity).toMatchObject({
      iss: accountsServer.accounts,
      aud: 'aurore',
      email,
      email_verified: false,
      given_name: 'Jeanne',
      family_name: 'Moreau-Lévy',
    });
    expect(identity.sub).toMatch(/./);
    expect(identity.exp).toBeGreaterThan(identity.iat);
    expect(identity['auth_time']).toBeTypeOf('number');
    expect(decodeProtectedHeader(tokens.id_token!).alg).toBe('RS256');
    expect(tokens.refresh_token).toBeTypeOf('string');
  });

  test('a second site signs in without a form, silently too, as the same person', async () => {
    const { visitor, tokens } = await registerSomebody(accountsServer);
    const { url, checks } = await beginSignIn(accountsServer, { prompt: 'none' });
    const back = await visitor.open(url, { stopAt: '/callback' });
    const again = await client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
    expect(again.claims()!.sub).toBe(tokens.claims()!.sub);
  });

  test('with `prompt=login` another person takes the place of the one who was signed in', async () => {
    const [one, two] = [await registerSomebody(accountsServer), await registerSomebody(accountsServer)];
    const { visitor } = one;
    const { url, checks } = await beginSignIn(accountsServer, { prompt: 'login' });
    const form = await visitor.open(url);
    // A page that sends itself: the provider signs the first one out before it goes on.
    const leaving = await visitor.submit(form, { email: two.email, password: PASSWORD }, '/callback');
    const back = await visitor.submit(leaving, {}, '/callback');
    const tokens = await client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
    expect(tokens.claims()).toMatchObject({ sub: two.tokens.claims()!.sub, email: two.email });
    const refresh = client.refreshTokenGrant(accountsServer.issuer, one.tokens.refresh_token!);
    expect(await refusal(refresh)).toBe('invalid_grant');
    expect((await visitor.open(`${accountsServer.accounts}/fr/profile`)).text).toContain(two.email);
  });

  test('a silent request of a stranger gets login_required', async () => {
    const { url, checks } = await beginSignIn(accountsServer, { prompt: 'none' });
    const back = await new Visitor(accountsServer.port).open(url, { stopAt: '/callback' });
    const grant = client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
    expect(await refusal(grant)).toBe('login_required');
  });

  test('an organisation of the setting is in both tokens', async () => {
    const own = await startAccountsServer('accounts-organisation', { OIDC_ORGANISATION: 'org_aurore' });
    try {
      const { tokens } = await registerSomebody(own);
      expect(tokens.claims()).toMatchObject({ org_id: 'org_aurore' });
      expect(decodeJwt(tokens.access_token)).toMatchObject({ org_id: 'org_aurore' });
    } finally {
      await own.stop();
    }
  });
});

describe('refused are', () => {
  test('a redirect to a host that is no site, and to another page of a site', async () => {
    for (const redirect of [
      'https://evil.example/callback',
      `${accountsServer.origin}/films`,
      `${accountsServer.accounts}/callback`,
    ]) {
      const { url } = await beginSignIn(accountsServer, { redirect_uri: redirect });
      const page = await new Visitor(accountsServer.port).open(url);
      expect(page.status).toBe(400);
      expect(page.headers.location).toBeUndefined();
      expect(page.url.host).toBe(new URL(accountsServer.accounts).host);
      expect(page.text).not.toContain('evil.example');
    }
  });

  // SPEC 9.35
  test('a request without PKCE, or with the plain method', async () => {
    for (const more of [{ code_challenge_method: 'plain' }, { code_challenge: '', code_challenge_method: '' }]) {
      const { url } = await beginSignIn(accountsServer, more);
      const back = await new Visitor(accountsServer.port).open(url, { stopAt: '/callback' });
      expect(back.url.searchParams.get('error')).toBe('invalid_request');
    }
  });

  test('a wrong verifier', async () => {
    const { visitor } = await registerSomebody(accountsServer);
    const { url, checks } = await beginSignIn(accountsServer);
    const back = await visitor.open(url, { stopAt: '/callback' });
    const wrong = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    expect(await refusal(client.authorizationCodeGrant(accountsServer.issuer, back.url, wrong))).toBe('invalid_grant');
  });

  test('a code that was used: and the tokens it gave end with it', async () => {
    const { visitor } = await registerSomebody(accountsServer);
    const { url, checks } = await beginSignIn(accountsServer);
    const back = await visitor.open(url, { stopAt: '/callback' });
    const tokens = await client.authorizationCodeGrant(accountsServer.issuer, back.url, checks);
    expect(await refusal(client.authorizationCodeGrant(accountsServer.issuer, back.url, checks))).toBe('invalid_grant');
    expect(await refusal(client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!))).toBe('invalid_grant');
  });

  test('one code twice at the same moment: it counts once', async () => {
    const { visitor } = await registerSomebody(accountsServer);
    const { url, checks } = await beginSignIn(accountsServer);
    const back = await visitor.open(url, { stopAt: '/callback' });
    const both = await Promise.allSettled(
      [1, 2, 3].map(() => client.authorizationCodeGrant(accountsServer.issuer, back.url, checks)),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the token endpoint', () => {
  const ask = (body: string, type = 'application/json') =>
    request(accountsServer.port, 'fr', '/oidc/token', {
      host: new URL(accountsServer.accounts).host,
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': String(Buffer.byteLength(body)),
        origin: accountsServer.origin,
      },
      body,
    });

  // SPEC 7.36, 7.48
  test('takes JSON as well: the code, and then the refresh token', async () => {
    const { email } = await registerSomebody(accountsServer);
    const { url, checks } = await beginSignIn(accountsServer);
    const visitor = new Visitor(accountsServer.port);
    const back = await visitor.submit(await visitor.open(url), { email, password: PASSWORD }, '/callback');
    const first = await ask(
      JSON.stringify({
        client_id: 'aurore',
        grant_type: 'authorization_code',
        code: back.url.searchParams.get('code'),
        code_verifier: checks.pkceCodeVerifier,
        redirect_uri: `${accountsServer.origin}/callback`,
      }),
    );
    expect(first.status, first.text).toBe(200);
    expect(first.headers['access-control-allow-origin']).toBe(accountsServer.origin);
    const { refresh_token } = first.json() as { refresh_token: string };
    const next = await ask(
      JSON.stringify({ client_id: 'aurore', grant_type: 'refresh_token', refresh_token }),
      'application/json; charset=utf-8',
    );
    expect(next.status, next.text).toBe(200);
    expect(next.json()).toMatchObject({ token_type: 'Bearer' });
  });

  // SPEC 7.48
  test.each([
    ['no JSON', '{"client_id":'],
    ['no object', '["aurore"]'],
    ['something else than texts', '{"client_id":["aurore"],"grant_type":"refresh_token"}'],
    ['more than any request needs', JSON.stringify({ client_id: 'a'.repeat(20_000) })],
  ])('refuses %s', async (_, body) => {
    const refused = await ask(body);
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ error: 'invalid_request' });
  });
});

describe('refresh tokens', () => {
  test('change with each use; one that was used ends them all', async () => {
    const { tokens } = await registerSomebody(accountsServer);
    const next = await client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(next.access_token).sub).toBe(tokens.claims()!.sub);
    expect(await refusal(client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!))).toBe('invalid_grant');
    expect(await refusal(client.refreshTokenGrant(accountsServer.issuer, next.refresh_token!))).toBe('invalid_grant');
  });

  test('are used up only together with the next: a fault between both costs nobody their sign-in', async () => {
    const { tokens } = await registerSomebody(accountsServer);
    const store = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'), { timeout: 10_000 });
    try {
      store.exec(`create trigger fault before insert on oidc_payload when new.model = 'RefreshToken'
        begin select raise(abort, 'a fault'); end`);
      await expect(client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!)).rejects.toThrow();
      store.exec('drop trigger fault');
    } finally {
      store.close();
    }
    const next = await client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    const after = await client.refreshTokenGrant(accountsServer.issuer, next.refresh_token!);
    expect(decodeJwt(after.access_token).sub).toBe(tokens.claims()!.sub);
  });

  test('one twice at the same moment: it counts once', async () => {
    const { tokens } = await registerSomebody(accountsServer);
    const both = await Promise.allSettled(
      [1, 2, 3].map(() => client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!)),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  // SPEC 7.39
  test('end with the sign-out, which leads back to the site at once', async () => {
    const { tokens, visitor } = await registerSomebody(accountsServer);
    const out = client.buildEndSessionUrl(accountsServer.issuer, {
      id_token_hint: tokens.id_token!,
      post_logout_redirect_uri: accountsServer.origin,
      state: 'where-i-was',
    });
    const back = await visitor.open(out.href, { stopAt: '/' });
    expect(back.url.href).toBe(`${accountsServer.origin}/?state=where-i-was`);
    expect(await refusal(client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!))).toBe('invalid_grant');
    const { url, checks } = await beginSignIn(accountsServer, { prompt: 'none' });
    const silent = await visitor.open(url, { stopAt: '/callback' });
    expect(await refusal(client.authorizationCodeGrant(accountsServer.issuer, silent.url, checks))).toBe(
      'login_required',
    );
  });

  test('where nobody is signed in any more, goes on by a form that its policy lets send itself', async () => {
    const { tokens } = await registerSomebody(accountsServer);
    const stranger = new Visitor(accountsServer.port);
    const out = { id_token_hint: tokens.id_token!, post_logout_redirect_uri: accountsServer.origin };
    const page = await stranger.open(client.buildEndSessionUrl(accountsServer.issuer, out).href);
    const [, script] = /<script>([^]*?)<\/script>/.exec(page.text)!;
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
    expect(/form-action ([^;]*)/.exec(policy)![1]!.split(' ')).toEqual(
      expect.arrayContaining(["'self'", accountsServer.origin]),
    );
    const back = await stranger.submit(page, {}, '/');
    expect(back.url.href).toBe(`${accountsServer.origin}/`);
  });

  test('signing out without an identity token is asked about, and does not lead to foreign hosts', async () => {
    const { visitor, email } = await registerSomebody(accountsServer);
    const ask = `${accountsServer.accounts}/oidc/session/end?client_id=aurore&post_logout_redirect_uri=`;
    const refused = await visitor.open(`${ask}${encodeURIComponent('https://evil.example/')}`);
    expect(refused.status).toBe(400);
    const page = await visitor.open(`${ask}${encodeURIComponent(accountsServer.origin)}&ui_locales=nl`);
    expect(page.text).toContain('<h1>Uitloggen?</h1>');
    expect((await visitor.open(`${accountsServer.accounts}/fr/profile`)).text).toContain(email);
    const back = await visitor.submit(page, {}, '/');
    expect(back.url.href).toBe(`${accountsServer.origin}/`);
    expect((await visitor.open(`${accountsServer.accounts}/fr/profile`)).text).toContain('current-password');
  });
});

test('the client service on the same host knows whose token it is', async () => {
  const { tokens, email } = await registerSomebody(accountsServer);
  const host = new URL(accountsServer.accounts).host;
  const headers = { authorization: `Bearer ${tokens.access_token}`, origin: accountsServer.origin };
  const me = await request(accountsServer.port, 'fr', '/api/fr/accounts/me', { host, headers });
  expect(me.json()).toMatchObject({ icu: tokens.claims()!.sub, email, firstname: 'Jeanne', emailVerify: false });
  expect((await request(accountsServer.port, 'fr', '/api/fr/accounts/me', { host })).status).toBe(401);
});

describe('deleting the account by the client service', () => {
  const call = (path: string, token: string, method = 'GET') =>
    request(accountsServer.port, 'fr', `/api/fr/accounts/me${path}`, {
      host: new URL(accountsServer.accounts).host,
      method,
      headers: { authorization: `Bearer ${token}`, origin: accountsServer.origin },
    });
  /** Moves the sign-ins of an account into the past, for the store only. */
  const ageSignIns = (account: string, seconds: number) => {
    const store = new DatabaseSync(join(accountsServer.dataDir, 'accounts.db'), { timeout: 10_000 });
    try {
      const aged = store.prepare(`update oidc_payload
        set payload = json_set(payload, '$.authTime', json_extract(payload, '$.authTime') - ?)
        where account = ? and json_extract(payload, '$.authTime') is not null`);
      expect(aged.run(seconds, account).changes).toBeGreaterThan(0);
    } finally {
      store.close();
    }
  };

  test('is done with the token of a sign-in of just now, and with a renewed one', async () => {
    for (const renewed of [false, true]) {
      const { tokens, email } = await registerSomebody(accountsServer);
      const { access_token: token } = renewed
        ? await client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!)
        : tokens;
      expect(decodeJwt(token)['auth_time']).toBe(tokens.claims()!['auth_time']);
      expect((await call('', token, 'DELETE')).status).toBe(204);
      expect((await call('', token)).status).toBe(401);
      expect((await signInSomebody(accountsServer, new Visitor(accountsServer.port), email)).status).toBe(422);
    }
  });

  test('needs a new sign-in once that is more than ten minutes ago, however new the token is', async () => {
    const { tokens } = await registerSomebody(accountsServer);
    ageSignIns(tokens.claims()!.sub, 700);
    const { access_token: token } = await client.refreshTokenGrant(accountsServer.issuer, tokens.refresh_token!);
    const refused = await call('', token, 'DELETE');
    expect(refused.status).toBe(401);
    expect(refused.json()).toMatchObject({ error: { code: 'insufficient_user_authentication' } });
    expect((await call('', token)).status).toBe(200);
  });
});

test('only the sites may call the token endpoint from a page', async () => {
  const ask = (origin: string) =>
    request(accountsServer.port, 'fr', '/oidc/token', {
      host: new URL(accountsServer.accounts).host,
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'client_id=aurore&grant_type=authorization_code&code=none&code_verifier=none',
    });
  const allowed = await ask(accountsServer.origin);
  expect(allowed.headers['access-control-allow-origin']).toBe(accountsServer.origin);
  for (const origin of ['https://evil.example', accountsServer.accounts, 'null']) {
    expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('cookies are out of reach of scripts and of other sites’ requests', async () => {
  const { back } = await registerSomebody(accountsServer);
  const page = await new Visitor(accountsServer.port).open((await beginSignIn(accountsServer)).url);
  expect(page.status).toBe(200);
  expect(back.status).toBe(303);
  const session = back.headers['set-cookie']!.filter((line) => line.startsWith('_session'));
  expect(session).toHaveLength(2);
  for (const line of session) expect(line.toLowerCase()).toMatch(/(?=.*; httponly)(?=.*; samesite=lax)/);
});

test('a right password signs in, a wrong one does not', async () => {
  const { email } = await registerSomebody(accountsServer);
  const visitor = new Visitor(accountsServer.port);
  expect((await signInSomebody(accountsServer, visitor, email, 'a wrong password')).status).toBe(422);
  expect((await signInSomebody(accountsServer, visitor, email)).url.searchParams.has('code')).toBe(true);
});
