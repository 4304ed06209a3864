import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { currentDatabase } from '../../../src/database/current.ts';
import { startApi, UNUSUAL, type Api } from './server.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const DAY = '/show/film-1-44001/showtimes/cinema-1/2026-11-21';

async function errorOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('CDN-Cache-Control')).toBeNull();
  const body = (await response.json()) as { error: Record<string, unknown> };
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error).toMatchObject({ status: response.status, message: expect.any(String) as unknown });
  return body.error;
}

describe('an answer', () => {
  test('is JSON in UTF-8 that any page may read and caches may keep', async () => {
    const { headers, status } = await api.get('/shows');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  });

  test.each([
    ['/shows', ['site:fr']],
    ['/cinema/cinema-1/shows', ['site:fr', 'cinema:fr:cinema-1']],
    ['/zone/city-1', ['site:fr', 'cinema:fr:cinema-1', 'cinema:fr:cinema-2']],
    ['/show/film-1-44001/cinemas', ['site:fr', 'show:fr:film-1-44001']],
    [DAY, ['site:fr', 'show:fr:film-1-44001', 'cinema:fr:cinema-1']],
  ])('%s names what it is made of', async (path, tags) => {
    const { headers } = await api.get(path);
    expect(headers.get('Cache-Tag')?.split(', ')).toEqual(tags);
    expect(headers.get('CDN-Cache-Control')).toMatch(/^max-age=\d+/);
  });

  test('to HEAD has the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([api.request('HEAD', DAY), api.get(DAY)]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...get.headers]);
  });

  test('is the same without a User-Agent, and with parameters nobody knows', async () => {
    const plain = await (await api.get(DAY)).text();
    expect(await (await api.get(`${DAY}?utm_source=x&page=2`, { 'User-Agent': 'curl/8' })).text()).toBe(plain);
  });

  test('is at the address without a slash at its end', async () => {
    const { status, headers } = await api.get('/shows/?language=en');
    expect(status).toBe(301);
    expect(headers.get('Location')).toBe('/api/shows?language=en');
  });
});

describe('ETag', () => {
  test('is strong, and the same as long as the answer is', async () => {
    const etag = (await api.get('/cinemas')).headers.get('ETag');
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await api.get('/cinemas')).headers.get('ETag')).toBe(etag);
    expect((await api.get('/cinemas?language=en')).headers.get('ETag')).not.toBe(etag);
    expect((await api.get('/cities')).headers.get('ETag')).not.toBe(etag);
  });

  test.each([
    ['itself', (etag: string) => etag],
    ['weakened by a proxy', (etag: string) => `W/${etag}`],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['anything', () => '*'],
  ])('sent back as %s gives 304 without a body', async (_name, sent) => {
    const etag = (await api.get('/cinemas')).headers.get('ETag')!;
    const response = await api.get('/cinemas', { 'If-None-Match': sent(etag) });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('ETag')).toBe(etag);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('of another answer gives the answer', async () => {
    expect((await api.get('/cinemas', { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

describe('language', () => {
  const description = async (query: string, host = 'fr.aurore.test') =>
    (await api.json<{ description: string }>(`/cinema/cinema-1${query}`, { host })).description;

  test("is the site's default unless another of its languages is asked for", async () => {
    expect(await description('')).toBe('<p>In fr</p>');
    expect(await description('?language=en')).toBe('<p>In en</p>');
    expect(await description('', 'be.aurore.test')).toBe('<p>In en</p>');
    expect(await description('?language=nl', 'be.aurore.test')).toBe('<p>In nl</p>');
  });

  test.each(['?language=de', '?language=', '?language=xx', '?language=fr&language=en', '?language[]=en'])(
    'that the site does not speak is ignored: %s',
    async (query) => {
      expect(await description(query)).toBe('<p>In fr</p>');
    },
  );

  test('changes the words of a special screening', async () => {
    const title = async (query: string) =>
      (await api.json<{ specialShowtimeDetails: { titleShowtimeDetails: string } | null }[]>(DAY + query))[0]
        ?.specialShowtimeDetails?.titleShowtimeDetails;
    expect(await title('')).toBe('With its director (fr)');
    expect(await title('?language=en')).toBe('With its director (en)');
  });
});

describe('an error', () => {
  // SPEC 4.71, 8.5
  test.each([
    '/city/nowhere',
    '/cinema/nowhere',
    '/cinema/nowhere/shows',
    '/cinema/nowhere/translate',
    '/zone/nowhere',
    '/show/nothing-1',
    '/show/nothing-1/cinemas',
    '/show/nothing-1/translate',
    '/show/nothing-1/showtimes/cinema-1',
    '/show/film-1-44001/showtimes/nowhere',
    '/show/film-1-44001/showtimes/nowhere/2026-11-21',
    '/show/__proto__',
    '/cinema/constructor',
    '/city/%E0%A4%A',
    '/nonsense',
    '',
  ])('404: %s', async (path) => {
    const response = await api.get(path);
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toMatchObject({ code: 'not_found' });
  });

  // SPEC 4.74, 8.2
  test.each([
    `/show/${UNUSUAL.takenOff}`,
    `/show/${UNUSUAL.takenOff}/cinemas`,
    `/show/${UNUSUAL.takenOff}/translate`,
    `/show/${UNUSUAL.takenOff}/showtimes/cinema-1`,
    `/show/${UNUSUAL.takenOff}/showtimes/cinema-1/2026-11-21`,
  ])('410 for a show taken off: %s', async (path) => {
    const response = await api.get(path);
    expect(response.status).toBe(410);
    expect(await errorOf(response)).toMatchObject({ code: 'gone' });
  });

  test('is none for a show that moved: its details say where', async () => {
    expect(await api.json(`/show/${UNUSUAL.moved}`)).toMatchObject({ redirectSlug: 'film-1-44001' });
  });

  test.each([
    ['/show/film-1-44001/showtimes/cinema-1/tomorrow', 'day'],
    ['/show/film-1-44001/showtimes/cinema-1/2026-02-30', 'day'],
    ['/search/full', 'q'],
    ['/search/quick?language=en', 'q'],
    [`/search/full?q=${'x'.repeat(201)}`, 'q'],
  ])('400 names the parameter: %s', async (path, parameter) => {
    const response = await api.get(path);
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error).toMatchObject({ code: 'bad_request', parameter });
    expect(error['message']).toContain(parameter);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('405: %s', async (method) => {
    for (const path of ['/shows', DAY, '/openapi.json', '/docs']) {
      const response = await api.request(method, path);
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
      expect(await errorOf(response)).toMatchObject({ code: 'method_not_allowed' });
    }
  });

  test('500 reveals nothing of what went wrong, and is not cached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const db = await currentDatabase();
    const broken = vi.spyOn(db, 'executeQuery').mockImplementation(() => {
      throw new Error('no such table: secret');
    });
    const response = await api.get('/shows');
    broken.mockRestore();
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await errorOf(response)).toEqual({
      status: 500,
      code: 'internal_error',
      message: 'Something went wrong on our side.',
    });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect((await api.get('/shows')).status).toBe(200);
  });
});

test('a browser may ask before it asks with If-None-Match', async () => {
  const { status, headers } = await api.request('OPTIONS', '/shows', {
    Origin: 'https://elsewhere.example',
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'if-none-match',
  });
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Access-Control-Allow-Methods')).toContain('GET');
  expect(headers.get('Access-Control-Allow-Headers')).toBe('*');
});
