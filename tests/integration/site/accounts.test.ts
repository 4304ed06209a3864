import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request, type Init } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from '../accounts/issuer.ts';

const SHOW = 'nosferatu';

describe('clients’ calls of a running site, with another issuer', () => {
  let issuer: TestIssuer;
  let site: RunningSite;
  beforeAll(async () => {
    issuer = await startIssuer();
    site = await startSite('accounts', { OIDC_ISSUER: issuer.origin, OIDC_AUDIENCE: AUDIENCE });
  });
  afterAll(async () => {
    await site.stop();
    await issuer.stop();
  });

  const call = async (path: string, init: Init & { of?: string } = {}) =>
    request(site.port, 'fr', path, {
      ...init,
      headers: {
        ...(init.of !== undefined && { Authorization: `Bearer ${await issuer.token(init.of)}` }),
        ...(init.body !== undefined && {
          'Content-Type': 'application/json',
          // As browsers do; Node's client omits it with DELETE.
          'Content-Length': Buffer.byteLength(init.body),
        }),
        ...init.headers,
      },
    });
  const accounts = () => `accounts.aurore.localhost:${site.port}`;

  // SPEC 6.3, 7.23
  test('each client gets their own response, never another’s from a cache', async () => {
    expect((await call('/api/client/anna')).status).toBe(401);
    expect((await call('/api/client/anna', { of: 'anna' })).json()).toMatchObject({ id: 'anna' });
    expect((await call('/api/client/anna', { of: 'bert' })).status).toBe(403);
    expect((await call('/api/client/anna')).status).toBe(401);
    const { headers } = await call('/api/client/anna', { of: 'anna' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('nothing is signed in here', async () => {
    for (const path of ['/.well-known/openid-configuration', '/oidc/auth', '/fr/sign-in']) {
      expect((await call(path, { host: accounts() })).status, path).toBe(404);
    }
  });

  // SPEC 7.28
  test('the client service answers on the accounts host, and there alone', async () => {
    const path = '/api/fr/accounts/me';
    const refused = await call(path, { host: accounts() });
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="aurore"');
    expect((await call(path, { host: accounts(), of: 'anna' })).json()).toMatchObject({ icu: 'anna' });
    expect((await call(path, { of: 'anna' })).status).toBe(404);
    const Origin = `http://nl.aurore.localhost:${site.port}`;
    const { headers } = await call(path, { host: accounts(), of: 'anna', headers: { Origin } });
    expect(headers['access-control-allow-origin']).toBe(Origin);
  });

  test('bodies of DELETE and PATCH arrive', async () => {
    const { vistaRef } = ((await call('/api/cinemas')).json() as { vistaRef: string }[])[0]!;
    const body = JSON.stringify({ cinemas: [vistaRef] });
    const path = '/api/v1/accounts/me/cinemas';
    expect((await call(path, { host: accounts(), of: 'body', method: 'PATCH', body })).json()).toEqual([
      { codeCcs: vistaRef },
    ]);
    expect((await call(path, { host: accounts(), of: 'body', method: 'DELETE', body })).json()).toEqual([]);
  });

  test('a body that is too large is refused', async () => {
    for (const size of [200_000, 2_000_000]) {
      const body = JSON.stringify({ showSlugs: ['x'.repeat(size)] });
      const refused = await call('/api/client/anna/shows', { of: 'anna', method: 'POST', body });
      expect(refused.status).toBe(413);
      expect(refused.json()).toMatchObject({ error: { status: 413, code: 'too_large' } });
    }
  });

  test('no page is drawn from what an asker says of it', async () => {
    const view = {
      page: 'problem',
      status: 200,
      language: 'fr',
      site: 'fr',
      path: '/',
      framed: false,
      state: 'Forged',
    };
    const headers = { 'x-accounts-view': Buffer.from(JSON.stringify(view)).toString('base64url') };
    for (const path of ['/api/fr/webview', '/api/../fr/account', '/fr/account', '/api/%2e%2e/x']) {
      expect((await call(path, { host: accounts(), headers })).text).not.toContain('Forged');
    }
  });

  test('the public sees at once what a client feels', async () => {
    const { shows } = (await call('/api/shows')).json() as { shows: { slug: string }[] };
    const { slug } = shows.find((show) => show.slug.startsWith(SHOW))!;
    const count = async () =>
      ((await call(`/api/show/${slug}`)).json() as { feelings: { countEmotionLove: number } }).feelings
        .countEmotionLove;
    const before = await count();
    const path = `/api/client/rosa/show/${slug}/emotion`;
    const answer = await call(path, { of: 'rosa', method: 'POST', body: '{"emotion":"loved"}' });
    expect(answer.status).toBe(200);
    await expect.poll(count).toBe(before + 1);
  });

  // SPEC 7.22
  test('the demo’s vouchers are asked for with a captcha', async () => {
    const challenge = (await call('/api/captcha')).json() as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const answer = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect((await call('/api/voucher/AURORE-FR-1927')).status).toBe(403);
    const response = await call('/api/voucher/AURORE-FR-1927', { headers: { 'X-Captcha-Response': answer } });
    expect(response.json()).toMatchObject({ resultCode: 0, card: { type: 'voucher', seats: 2 } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('who requests captchas without end has to wait, whatever address they name', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 130; index += 1) {
      const headers = { 'X-Visitor-Address': `203.0.113.${index}`, 'X-Forwarded-For': `203.0.113.${index}` };
      statuses.add((await call('/api/captcha', { headers })).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
