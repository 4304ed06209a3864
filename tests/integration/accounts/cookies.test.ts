import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { request, type Answer } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { newEmail, PASSWORD } from './accountsServer.ts';

const HOST = 'accounts.aurore.test';
const ORIGIN = `https://${HOST}`;

let site: RunningSite;
/** A browser's cookies on the accounts host, after somebody has registered there, and all that were set on the way. */
const jar = new Map<string, string>();
const lines: string[] = [];
let email: string;

beforeAll(async () => {
  // As behind a proxy that ends https.
  site = await startSite('accounts-cookies', {
    FEATURES: 'authentication',
    SITE_ORIGIN: 'https://{site}.aurore.test',
    ACCOUNTS_ORIGIN: ORIGIN,
  });
  email = newEmail();
  const form = await follow('/fr/register');
  const fields = { firstName: 'Jeanne', lastName: 'Moreau', email, password: PASSWORD };
  await follow(form, { method: 'POST', body: new URLSearchParams(fields).toString() });
});
afterAll(() => site?.stop());

const ask = (path: string, cookie: string, init: { method?: string; body?: string } = {}) =>
  request(site.port, 'fr', path, {
    host: HOST,
    method: init.method ?? 'GET',
    headers: {
      ...(cookie !== '' && { cookie }),
      ...(init.body !== undefined && {
        origin: ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(init.body.length),
      }),
    },
    ...(init.body !== undefined && { body: init.body }),
  });

/** Requests a path with the jar's cookies, follows redirects on this host, and gives the path where that ends. */
async function follow(path: string, init: { method?: string; body?: string } = {}): Promise<string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await ask(path, cookie, init);
  for (const line of answer.headers['set-cookie'] ?? []) {
    lines.push(line);
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line)!;
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  const { location } = answer.headers;
  if (location === undefined) return path;
  const next = new URL(location, ORIGIN);
  return follow(next.pathname + next.search);
}

/** A cookie and its signature as former versions set them. */
function formerly(name: string, value: string): string {
  const { cookies } = JSON.parse(readFileSync(join(site.dataDir, 'issuer-keys.json'), 'utf8')) as { cookies: string[] };
  const signature = createHmac('sha1', cookies[0]!).update(`${name}=${value}`).digest('base64url');
  return `${name}=${value}; ${name}.sig=${signature}`;
}

const pairsOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]);

test('with https every cookie of the accounts host has a prefix, and is as that demands', () => {
  const names = new Set(lines.map((line) => line.split('=', 1)[0]!.replace('.sig', '')));
  expect([...names].sort()).toEqual([
    '__Host-interaction',
    '__Host-session',
    '__Host-site',
    '__Secure-interaction_resume',
  ]);
  for (const line of lines) {
    const said = line.toLowerCase();
    expect(said).toMatch(/(?=.*; secure)(?=.*; httponly)(?=.*; samesite=lax)/);
    expect(said).not.toContain('; domain');
    if (said.startsWith('__host-')) expect(said).toMatch(/; path=\/(;|$)/);
  }
});

test('whoever was signed in by the former name stays so, and gets the present one', async () => {
  const value = jar.get('__Host-session')!;
  const answer = await ask('/fr/profile', formerly('_session', value));
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(email);
  expect(pairsOf(answer)).toEqual(
    expect.arrayContaining([
      `__Host-session=${value}`,
      `__Host-session.sig=${jar.get('__Host-session.sig')!}`,
      '_session=',
    ]),
  );
  // The provider, too: it answers with a code and asks for no password.
  const silent = new URLSearchParams({
    client_id: 'aurore',
    redirect_uri: 'https://fr.aurore.test/callback',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    prompt: 'none',
  });
  const back = await ask(`/oidc/auth?${silent.toString()}`, formerly('_session', value));
  expect(new URL(back.headers.location!).searchParams.get('code')).toBeTypeOf('string');
});

test('a former name that we have not signed counts for nothing, nor does one beside the present name', async () => {
  const value = jar.get('__Host-session')!;
  for (const cookie of [`_session=${value}`, `_session=${value}; _session.sig=${'x'.repeat(27)}`]) {
    expect((await ask('/fr/profile', cookie)).status).toBe(303);
  }
  const own = `__Host-session=another; __Host-session.sig=${'x'.repeat(27)}`;
  expect((await ask('/fr/profile', `${own}; ${formerly('_session', value)}`)).status).toBe(303);
});

test('signing out by the client service ends the former cookie’s sign-in too', async () => {
  const value = jar.get('__Host-session')!;
  const answer = await request(site.port, 'fr', '/api/fr/logout', {
    host: HOST,
    method: 'POST',
    headers: { origin: 'https://fr.aurore.test', cookie: `_session=${value}` },
  });
  expect(answer.status).toBe(204);
  expect(pairsOf(answer).sort()).toEqual(['__Host-session.sig=', '__Host-session=', '_session.sig=', '_session=']);
  expect((await ask('/fr/profile', formerly('_session', value))).status).toBe(303);
});
