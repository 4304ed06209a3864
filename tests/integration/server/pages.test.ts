import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Render } from '../../../src/server/memoryRender.ts';
import { PAGE } from './page.ts';
import { SCRIPT, startSite, until } from './site.ts';

const TEXT = '<p>Nosferatu, eine Symphonie des Grauens — 1922.</p>'.repeat(40);

/** A renderer that answers what it is told to, and remembers its requests. */
function renderer() {
  const state = { text: TEXT, status: 200, headers: { ...PAGE } as Record<string, string | string[]> };
  const asked: IncomingMessage[] = [];
  const render: Render = async (request, response) => {
    asked.push(request);
    await Promise.resolve();
    response.writeHead(state.status, state.headers).end(state.text);
  };
  return { state, asked, render };
}

describe('a cached page', () => {
  test('comes in the best encoding that the asker takes, with its length', async () => {
    const { render, asked } = renderer();
    const { get } = await startSite(render);
    const ask = (encodings?: string) => get('/films', { headers: encodings ? { 'accept-encoding': encodings } : {} });
    const first = await ask('gzip, br');
    expect(gunzipSync(first.body).toString()).toBe(TEXT);
    await until(async () => (await ask('gzip, br')).headers['content-encoding'] === 'br');
    const brotli = await ask('gzip, br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT);
    expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('gzip, br;q=0.5')).headers['content-encoding']).toBe('gzip');
    expect((await ask('gzip;q=0.5, br;q=0')).headers['content-encoding']).toBe('gzip');
    for (const encodings of ['gzip;q=0.5, identity', '*;q=0', 'br;q=0', 'identity;q=0']) {
      expect((await ask(encodings)).text, encodings).toBe(TEXT);
    }
    const plain = await ask();
    expect(plain.text).toBe(TEXT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const { headers, body } of [first, brotli, plain]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(asked).toHaveLength(1);
  });

  test('is rendered and kept once, in however many ways its path is written', async () => {
    const { render, asked } = renderer();
    const { get, cache } = await startSite(render);
    for (const path of ['/films', '/./films', '/%2e/films', '/x/../films', '/%66ilms', '/films#1', '/.\\films']) {
      expect((await get(path)).text, path).toBe(TEXT);
    }
    expect([asked.length, cache.count]).toEqual([1, 1]);
    expect(asked[0]!.url).toBe('/films');
  });

  test('is none of what is for one visitor, however its path is written', async () => {
    const { render, asked } = renderer();
    const { get, cache } = await startSite(render);
    for (const path of ['/x/../preview/changes', '/./api/client/ada', '/api/%76oucher/x']) await get(path);
    expect(asked.map(({ url }) => url)).toEqual(['/preview/changes', '/api/client/ada', '/api/voucher/x']);
    expect(cache.count).toBe(0);
  });

  test.each(['/recherche?q=metropolis', '/en/search?q=metropolis', '/aide/recherche?q=carte'])(
    '%s, which the table of screens says is one visitor’s, is rendered once and for that visitor',
    async (path) => {
      const asked: (string | undefined)[] = [];
      const { get, cache } = await startSite(async ({ headers }, response) => {
        asked.push(headers.cookie);
        response.writeHead(200, { 'cache-control': 'private, max-age=60' }).end('found');
      });
      expect((await get(path, { headers: { cookie: 'locator=lyon' } })).text).toBe('found');
      expect(asked).toEqual(['locator=lyon']);
      expect(cache.count).toBe(0);
    },
  );

  test('is 304 to whoever has it in any encoding, and no longer when it has changed', async () => {
    const { render, state } = renderer();
    const { get, cache } = await startSite(render);
    const plain = await get('/films');
    const zipped = await get('/films', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.etag).not.toBe(plain.headers.etag);
    for (const known of [
      plain.headers.etag!,
      zipped.headers.etag!,
      `W/${plain.headers.etag!}`,
      `"x", ${zipped.headers.etag!}`,
    ]) {
      const answer = await get('/films', { headers: { 'if-none-match': known, 'accept-encoding': 'gzip' } });
      expect(answer.status, known).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(known).toContain(answer.headers.etag);
    }
    state.text = 'another';
    cache.purge(['site:fr']);
    expect((await get('/films', { headers: { 'if-none-match': plain.headers.etag } })).status).toBe(200);
  });

  test('answers HEAD with the headers of GET', async () => {
    const { render, asked } = renderer();
    const { get } = await startSite(render);
    const head = await get('/films', { method: 'HEAD' });
    const whole = await get('/films');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });

  test('hides the headers for caches, and has one with its origin', async () => {
    const { render } = renderer();
    const { get } = await startSite(render);
    const first = await get('/films');
    const second = await get('/films');
    for (const { headers } of [first, second]) {
      expect(headers).not.toHaveProperty('cdn-cache-control');
      expect(headers).not.toHaveProperty('cache-tag');
      expect(headers['x-request-id']).toMatch(/^[\da-f]{12}-\w+$/);
    }
    expect(first.headers['server-timing']).toMatch(/^cache;desc=miss, render;dur=\d+\.\d, clock;desc=\d{13}$/);
    expect(second.headers['server-timing']).toMatch(/^cache;desc=hit, clock;desc=\d{13}$/);
    const fronted = await startSite(render, { CDN: 'on' });
    expect((await fronted.get('/films')).headers).toMatchObject({ 'cache-tag': 'site:fr' });
  });

  test.each([
    ['a page', 'GET', {}],
    ['its head', 'HEAD', {}],
    ['a 304', 'GET', { 'if-none-match': '*' }],
    ['a page as it is', 'GET', { 'accept-encoding': 'identity' }],
  ])('says the same with %s on a connection that stays and on one that ends', async (_, method, asking) => {
    const { render, state } = renderer();
    Object.assign(state.headers, {
      'cache-control': 'public, max-age=300',
      'content-language': 'fr',
      'x-name': 'a: b',
    });
    const { get } = await startSite(render, {}, { clock: () => 0 });
    await get('/films');
    const ask = (connection: string) =>
      get('/films', {
        method,
        headers: { 'accept-encoding': 'gzip', ...asking, connection, 'x-request-id': 'the-same' },
      });
    const [staying, ending] = [await ask('keep-alive'), await ask('close')];
    expect(staying.status).toBe(ending.status);
    expect(staying.body).toEqual(ending.body);
    const { connection, 'keep-alive': keptFor, date, 'server-timing': timing, ...others } = staying.headers;
    expect([connection, keptFor]).toEqual(['keep-alive', 'timeout=65']);
    expect(timing).toMatch(/^cache;desc=hit, /);
    expect(ending.headers).toEqual({
      ...others,
      'server-timing': expect.stringMatching(/^cache;desc=hit, /) as string,
      date: ending.headers.date,
      connection: 'close',
    });
    expect(Math.abs(Date.parse(date!) - Date.parse(ending.headers.date!))).toBeLessThan(60_000);
    expect(others).toMatchObject({ 'x-name': 'a: b', age: '0' });
  });

  test('is sent in turn to whoever asks again before the answer is there', async () => {
    const { render } = renderer();
    const { port } = await startSite(render);
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: fr.aurore.test\r\n${more}\r\n`;
    socket.write(ask('/films') + ask('/cinemas') + ask('/films', 'Connection: close\r\n'));
    const heads = (await text(socket)).split(TEXT).slice(0, -1);
    expect(heads).toHaveLength(3);
    for (const head of heads) expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
  });

  test('holds nothing of who asked first', async () => {
    const { render, asked } = renderer();
    const { get } = await startSite(render);
    await get('/films?utm_source=letter', {
      headers: { cookie: 'a=1', 'accept-language': 'nl', 'if-none-match': '"x"' },
    });
    expect(asked[0]!.url).toBe('/films');
    // The only thing kept of a cookie is which of the few variants it asks for.
    expect(asked[0]!.headers).toEqual({ host: 'fr.aurore.test', 'x-aurore-variant': 'asking' });
  });

  test('a not-found page is cached, and never 304', async () => {
    const { render, state, asked } = renderer();
    state.status = 404;
    const { get } = await startSite(render);
    const { status, headers } = await get('/nothing');
    expect(status).toBe(404);
    expect((await get('/nothing', { headers: { 'if-none-match': headers.etag } })).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test('a thousand who ask for a page that nobody has seen cost one render', async () => {
    const { render, asked } = renderer();
    const { get } = await startSite(render);
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get('/films')));
    expect(asked).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([TEXT]));
  });
});

describe('time and failure', () => {
  test('what browsers keep for a while says how old it is', async () => {
    const { render, state } = renderer();
    state.headers['cache-control'] = 'public, max-age=300';
    let now = 0;
    const { get } = await startSite(render, {}, { clock: () => now });
    expect((await get('/api/cities')).headers.age).toBe('0');
    now = 41_900;
    expect((await get('/api/cities')).headers.age).toBe('41');
  });

  test('a cached page tells its scripts the present time, also where it has not changed', async () => {
    const { render } = renderer();
    const { get } = await startSite(render);
    const { headers } = await get('/films');
    for (const given of [{}, { 'if-none-match': String(headers.etag) }]) {
      const from = Date.now();
      const response = await get('/films', { headers: given });
      const told = Number(/, clock;desc=(\d+)$/.exec(String(response.headers['server-timing']))?.[1]);
      expect(response.status).toBe('if-none-match' in given ? 304 : 200);
      expect(told).toBeGreaterThanOrEqual(from);
      expect(told).toBeLessThanOrEqual(Date.now());
    }
  });

  test('a stale page is sent at once while the next is rendered', async () => {
    const { render, state, asked } = renderer();
    let now = 0;
    const { get } = await startSite(render, {}, { clock: () => now });
    await get('/films');
    state.text = 'another';
    now = 61_000;
    const stale = await get('/films');
    expect(stale.text).toBe(TEXT);
    expect(stale.headers['server-timing']).toMatch(/^cache;desc=stale, /);
    await until(async () => (await get('/films')).text === 'another');
    expect(asked).toHaveLength(2);
  });

  test('with every render failing, each page once seen still answers 200, and the log says so', async () => {
    const { render, state } = renderer();
    let now = 0;
    const { get, logged } = await startSite(render, {}, { clock: () => now });
    const paths = ['/films', '/cinemas', '/en', '/api/cities'];
    for (const path of paths) await get(path);
    now = 5 * 60 * 60 * 1000;
    Object.assign(state, { status: 500, text: 'Internal Server Error', headers: {} });
    for (const path of paths) {
      const { status, text, headers } = await get(path);
      expect([status, text]).toEqual([200, TEXT]);
      expect(headers['server-timing']).toMatch(/^cache;desc=kept, /);
    }
    const told = logged.filter(({ level }) => level === 50);
    expect(told.map(({ path }) => path)).toEqual(paths);
    const never = await get('/never-seen');
    expect([never.status, never.text]).toEqual([500, 'Internal Server Error']);
    expect(never.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('what is not cached', () => {
  test('goes to the asker alone, with what it sent', async () => {
    const { render, state, asked } = renderer();
    Object.assign(state, { status: 302, headers: { location: '/en', 'set-cookie': ['lang=en'], 'cache-tag': 'x' } });
    const { get } = await startSite(render);
    for (const cookie of ['a=1', 'a=2']) {
      const { status, headers } = await get('/redirect/en?from=/films', { headers: { cookie } });
      expect(status).toBe(302);
      expect(headers['set-cookie']).toEqual(['lang=en']);
      expect(headers).not.toHaveProperty('cache-tag');
      expect(headers['server-timing']).toMatch(/^cache;desc=pass, render;dur=\d+\.\d, clock;desc=\d{13}$/);
      expect(asked.at(-1)).toMatchObject({ url: '/redirect/en?from=/films', headers: { cookie } });
    }
  });

  test('at the entry, who prefers another language is asked for by name; all others share one page', async () => {
    const { render, asked } = renderer();
    const { get } = await startSite(render);
    await get('/', { headers: { 'accept-language': 'fr-FR' } });
    await get('/?utm_source=x', { headers: { cookie: 'lang=fr' } });
    await get('/', { headers: { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' } });
    expect(asked).toHaveLength(1);
    await get('/', { headers: { 'accept-language': 'en' } });
    await get('/', { headers: { cookie: 'x=1; lang=en' } });
    expect(asked).toHaveLength(3);
    expect(asked[2]!.headers.cookie).toBe('x=1; lang=en');
  });

  test('other methods reach the renderer', async () => {
    const { render, asked } = renderer();
    const { get } = await startSite(render);
    await get('/films', { method: 'DELETE' });
    await get('/api/cities', { method: 'OPTIONS' });
    expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'OPTIONS']);
  });

  test('a request without a body can be read to its end', async () => {
    const read: string[] = [];
    const { get } = await startSite(async (request, response) => {
      read.push(await text(request));
      response.writeHead(204).end();
    });
    expect((await get('/api/anything', { method: 'POST' })).status).toBe(204);
    expect((await get('/api/anything', { method: 'POST', headers: { 'content-length': '0' } })).status).toBe(204);
    expect(read).toEqual(['', '']);
  });
});

test('files of the build come compressed and for ever', async () => {
  const { render, asked } = renderer();
  const { get } = await startSite(render);
  const { headers, body } = await get('/_astro/page.3f2a.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/_astro/page.3f2a.js')).text).toBe(SCRIPT);
  expect(asked).toHaveLength(0);
});

test('each request is logged under its id, without what people typed', async () => {
  const { render } = renderer();
  const { get, logged } = await startSite(render);
  await get('/api/search/full?q=Murnau', { headers: { 'x-request-id': 'from-the-balancer' } });
  await until(() => logged.length > 0);
  expect(logged[0]).toMatchObject({
    id: 'from-the-balancer',
    method: 'GET',
    path: '/api/search/full',
    status: 200,
    cache: 'miss',
  });
  expect(JSON.stringify(logged)).not.toContain('Murnau');
});

test('a link that opens a preview is not logged: whoever has it sees drafts', async () => {
  const { render } = renderer();
  const { get, logged } = await startSite(render);
  await get('/preview/open/eyJ1c2UiOiJsaW5rIn0.c2lnbmVk');
  await until(() => logged.length > 0);
  expect(logged[0]).toMatchObject({ path: '/preview/open/…' });
  expect(JSON.stringify(logged)).not.toContain('c2lnbmVk');
});
