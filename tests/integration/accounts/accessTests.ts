import { expect, test, vi } from 'vitest';
import type { Call } from './server.ts';
import type { World } from './suite.ts';

const FOREIGN = 'https://evil.example';

/** Checks that an error has the contract's shape, is not cached and is not open to all origins. Gives the error. */
async function errorOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Access-Control-Allow-Origin')).not.toBe('*');
  const body = (await response.json()) as { error: Record<string, unknown> };
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error).toMatchObject({ status: response.status, message: expect.any(String) as unknown });
  return body.error;
}

/** Tokens, ids, origins, bodies and rates. `tests/unit/accounts/token.test.ts` tests what makes a token wrong. */
export function accessTests(world: () => World): void {
  const service = (path: string, call?: Call) => world().calls.service(path, call);
  const client = (path: string, call?: Call) => world().calls.client(path, call);
  const tokenOf = (account: string, claims = {}) => world().issuer.token(account, claims);

  // SPEC 7.28
  test.each(['/accounts/me', '/accounts/me/cinemas', '/accounts/me/export', '/accounts/nothing'])(
    'without a token %s is 401, and says which scheme it wants',
    async (path) => {
      const response = await service(path);
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="aurore"');
      expect(await errorOf(response)).toMatchObject({ code: 'unauthorized' });
    },
  );

  // SPEC 6.2, 6.3
  test.each([
    ['GET', '/anna'],
    ['POST', '/anna/cinema/cinema-1'],
    ['DELETE', '/anna/cinema/cinema-1'],
    ['POST', '/anna/shows'],
    ['PATCH', '/anna/wishlist'],
    ['POST', '/anna/show/film-1-44001/intention'],
    ['POST', '/anna/show/film-1-44001/emotion'],
  ])('without a token %s /api/client%s is 401; with another’s it is 403', async (method, path) => {
    expect((await client(path, { method })).status).toBe(401);
    const response = await client(path, { method, token: await tokenOf('bert') });
    expect(response.status).toBe(403);
    expect(await errorOf(response)).toMatchObject({ code: 'foreign_account' });
  });

  test.each([
    ['an expired token', (now: number) => ({ exp: now - 100 }), 'The token has expired.'],
    ['one that is not valid yet', (now: number) => ({ nbf: now + 100 }), 'The token is not valid yet.'],
    ['one of another issuer', () => ({ iss: FOREIGN }), 'The token is of another issuer.'],
    ['one for another audience', () => ({ aud: 'aurore' }), 'The token is for another audience.'],
  ])('%s is 401 and says why', async (_, claims, message) => {
    const response = await service('/accounts/me', { token: await tokenOf('anna', claims(Date.now() / 1000)) });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe(
      `Bearer realm="aurore", error="invalid_token", error_description="${message}"`,
    );
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_token', message });
  });

  test.each(['Basic YW5uYTpzZWNyZXQ=', 'Bearer', 'Bearer a.b', 'Bearer a.b.c d', 'Bearer "a.b.c"'])(
    'Authorization: %s is 401',
    async (Authorization) => {
      const response = await service('/accounts/me', { headers: { Authorization } });
      expect(response.status).toBe(401);
      expect(await errorOf(response)).toMatchObject({ code: 'invalid_token' });
    },
  );

  test('a token in the address opens nothing', async () => {
    expect((await service(`/accounts/me?access_token=${await tokenOf('anna')}`)).status).toBe(401);
  });

  test.each(['auth0|5f7c8ec7c33c6c004bbafe82', 'a b/c', 'é%2F', '../bert'])(
    'whatever an issuer calls a client: %s',
    async (id) => {
      const response = await client(`/${encodeURIComponent(id)}`, { token: await tokenOf(id) });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id });
      const foreign = await client(`/${encodeURIComponent(id)}`, { token: await tokenOf('bert') });
      expect(foreign.status).toBe(403);
    },
  );

  // SPEC 7.28, 7.49
  test('both prefixes answer, and no others', async () => {
    const token = await tokenOf('anna');
    for (const prefix of ['../fr', '../en', '../nl', '../de', '../v1']) {
      expect((await service(`/${prefix}/accounts/me`, { token })).status).toBe(200);
    }
    expect((await service('/../es/accounts/me', { token })).status).toBe(404);
    expect((await service('/../v2/accounts/me', { token })).status).toBe(404);
  });

  test.each(['fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma'] as const)('pages of %s may read answers', async (site) => {
    const response = await service('/accounts/me', { site, token: await tokenOf('anna') });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(`http://${site}.aurore.test`);
    expect(response.headers.get('Vary')).toContain('Origin');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    FOREIGN,
    'null',
    'http://accounts.aurore.test',
    'http://fr.aurore.test.evil.example',
    'https://fr.aurore.test',
  ])('pages of %s may read nothing and change nothing', async (Origin) => {
    const token = await tokenOf('anna');
    for (const ask of [
      () => service('/accounts/me', { token, headers: { Origin } }),
      () => client('/anna', { token, headers: { Origin } }),
      () => service('/accounts/me', { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'GET' } }),
    ]) {
      expect((await ask()).headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const body = { cinemas: ['3001'] };
    for (const ask of [
      () => service('/accounts/me/cinemas', { method: 'PATCH', token, body, headers: { Origin } }),
      () => client('/anna/cinema/cinema-1', { method: 'POST', token, headers: { Origin } }),
    ]) {
      const response = await ask();
      expect(response.status).toBe(403);
      expect(await errorOf(response)).toMatchObject({ code: 'foreign_origin' });
    }
    expect(await (await service('/accounts/me/cinemas', { token })).json()).toEqual([]);
  });

  test('a browser may ask before it asks with a token', async () => {
    const response = await service('/accounts/me/cinemas', {
      method: 'OPTIONS',
      site: 'nl',
      headers: { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://nl.aurore.test');
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test.each([
    ['no JSON', '{"cinemas":', 400, 'bad_request'],
    ['a number', '7', 400, 'bad_request'],
    ['nothing', '', 400, 'bad_request'],
    ['a list of the wrong things', '{"cinemas":[{"a":1}]}', 400, 'bad_request'],
    [
      'a list that is too long',
      JSON.stringify({ cinemas: Array.from({ length: 21 }, (_, at) => `${at}`) }),
      400,
      'bad_request',
    ],
    ['a prototype', '{"__proto__":{"cinemas":["3001"]}}', 400, 'bad_request'],
    ['a body of 200 kB', JSON.stringify({ cinemas: ['1'.repeat(200_000)] }), 413, 'too_large'],
  ])('%s as body is refused', async (_, body, status, code) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await service('/accounts/me/cinemas', {
      method: 'PATCH',
      token: await tokenOf('anna'),
      body,
      headers,
    });
    expect(response.status).toBe(status);
    expect(await errorOf(response)).toMatchObject({ code });
  });

  test('a body must say that it is JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const response = await service('/accounts/me/cinemas', {
        method: 'PATCH',
        token: await tokenOf('anna'),
        body: '{"cinemas":["3001"]}',
        headers: { 'Content-Type': type },
      });
      expect(response.status).toBe(415);
      expect(await errorOf(response)).toMatchObject({ code: 'unsupported_media_type' });
    }
  });

  test('who asks too often waits, and nobody else does', async () => {
    const token = await tokenOf('eager');
    const write = () => client('/eager/show/film-1-44001/intention', { method: 'POST', token });
    for (let count = 0; count < 120; count += 1) expect((await write()).status).toBe(200);
    const response = await write();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await errorOf(response)).toMatchObject({ code: 'too_many_requests' });
    const calm = await client('/calm/show/film-1-44001/intention', { method: 'POST', token: await tokenOf('calm') });
    expect(calm.status).toBe(200);
    // Reading still works.
    expect((await client('/eager', { token })).status).toBe(200);
  });

  test('what is not there is 404, in JSON', async () => {
    const token = await tokenOf('anna');
    for (const response of [await client('/anna/nothing', { token }), await service('/nothing', { token })]) {
      expect(response.status).toBe(404);
      await errorOf(response);
    }
  });

  test('what goes wrong on our side tells nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { currentAccounts } = await import('../../../src/accounts/store/current.ts');
    const broken = vi.spyOn(await currentAccounts(), 'selectFrom').mockImplementation(() => {
      throw new Error('no such table: secret');
    });
    const response = await service('/accounts/me', { token: await tokenOf('anna') });
    broken.mockRestore();
    expect(response.status).toBe(500);
    expect(await errorOf(response)).toMatchObject({ message: 'Something went wrong on our side.' });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
}
