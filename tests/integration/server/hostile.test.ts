import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Render } from '../../../src/server/memoryRender.ts';
import { PAGE } from './page.ts';
import { SCRIPT, startSite } from './site.ts';

const FILE = '/_astro/page.3f2a.js';
const page: Render = async (_request, response) => {
  response.writeHead(200, PAGE).end('page');
};

test.each([
  'bytes=5-2',
  'bytes=-5',
  'bytes=abc',
  'bytes=-5-3',
  'lines=1-2',
  'bytes=0-1,4-5',
  `bytes=${'9'.repeat(400)}-1`,
])('the range %s is no range, and the server goes on', async (range) => {
  const { get } = await startSite(page);
  const { status, text } = await get(FILE, { headers: { range } });
  expect([status, text]).toEqual([200, SCRIPT]);
});

test('a range is a part; one behind the end is refused', async () => {
  const { get } = await startSite(page);
  const part = await get(FILE, { headers: { range: 'bytes=2-5' } });
  expect([part.status, part.text]).toEqual([206, SCRIPT.slice(2, 6)]);
  expect((await get(FILE, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
});

test.each([
  // What these are read as is a page's address.
  ['/media/../media-of-others/secret', 200],
  ['/media/%2e%2e/media-of-others/secret', 200],
  ['/media/x/..%2f..%2fmedia-of-others/secret', 404],
])('%s does not lead out of the pictures', async (path, expected) => {
  const { get, folder } = await startSite(page);
  mkdirSync(join(folder, 'media'), { recursive: true });
  mkdirSync(join(folder, 'media-of-others'), { recursive: true });
  writeFileSync(join(folder, 'media-of-others', 'secret'), 'hush');
  const { status, text } = await get(path);
  expect(status).toBe(expected);
  expect(text).not.toContain('hush');
});

test('a mistake of ours on the way to an answer ends no process', async () => {
  const { get, logged } = await startSite(() => {
    throw new Error('a mistake');
  });
  const { status, text } = await get('/films', { method: 'POST' });
  expect([status, text]).toEqual([500, 'Something went wrong on our side.\n']);
  expect(logged.some(({ level }) => level === 50)).toBe(true);
  expect((await get('/health/live')).status).toBe(200);
});

async function raw(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(head.replaceAll('\n', '\r\n'));
  return textOf(socket);
}

test.each([
  ['two lengths', 'POST /films HTTP/1.1\nHost: fr.aurore.test\nContent-Length: 1\nContent-Length: 2\n\nab'],
  [
    'a length and chunks',
    'POST /films HTTP/1.1\nHost: fr.aurore.test\nContent-Length: 1\nTransfer-Encoding: chunked\n\n0\n\n',
  ],
  ['another coding than chunks', 'POST /films HTTP/1.1\nHost: fr.aurore.test\nTransfer-Encoding: xchunked\n\n0\n\n'],
  ['two hosts', 'GET /films HTTP/1.1\nHost: fr.aurore.test\nHost: nl.aurore.test\nConnection: close\n\n'],
  ['no host', 'GET /films HTTP/1.1\nConnection: close\n\n'],
  ['a space before the colon', 'GET /films HTTP/1.1\nHost : fr.aurore.test\n\n'],
  ['a folded header', 'GET /films HTTP/1.1\nHost: fr.aurore.test\nX: a\n b\n\n'],
  [
    'the address of another host',
    'GET http://nl.aurore.test/films HTTP/1.1\nHost: fr.aurore.test\nConnection: close\n\n',
  ],
])('a request with %s is refused, and nothing is rendered', async (_what, head) => {
  let renders = 0;
  const { port } = await startSite(async (_request, response) => {
    renders += 1;
    response.writeHead(200, PAGE).end('page');
  });
  expect(await raw(port, head)).toMatch(/^HTTP\/1\.1 400 /);
  expect(renders).toBe(0);
});

test.each(['http://fr.aurore.test/films', 'HTTP://FR.aurore.test/films', 'http://fr.aurore.test/./films'])(
  'the address %s of the same host is its path (RFC 9112, 3.2.2)',
  async (target) => {
    const seen: string[] = [];
    const { port } = await startSite(async (request, response) => {
      seen.push(request.url!);
      response.writeHead(200, PAGE).end('page');
    });
    const answer = await raw(port, `GET ${target} HTTP/1.1\nHost: fr.aurore.test\nConnection: close\n\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen).toEqual(['/films']);
  },
);

test('a host with the dot of the root leads to the same without it, any other nowhere', async () => {
  const { get } = await startSite(page, { SITE_ORIGIN: 'https://{site}.aurore.test' });
  const { status, headers } = await get('/films?page=2', { host: 'FR.aurore.test.' });
  expect([status, headers.location]).toEqual([301, 'https://fr.aurore.test/films?page=2']);
  for (const host of ['fr.aurore.test..', 'evil.example.', '.']) expect((await get('/', { host })).status).toBe(421);
});

test('headers that a proxy might believe change no cached page', async () => {
  const seen: (string | undefined)[] = [];
  const { get } = await startSite(async (request, response) => {
    seen.push(Object.keys(request.headers).sort().join(' '));
    response.writeHead(200, PAGE).end('page');
  });
  const headers = Object.fromEntries(
    [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-original-url',
      'x-rewrite-url',
      'forwarded',
      'x-visitor-address',
      'x-accounts-view',
    ].map((name) => [name, 'evil.example']),
  );
  await get('/films', { headers });
  expect(seen).toEqual(['host x-aurore-variant']);
});

test('https sites say so for two years, and mark their cookies', async () => {
  const { get } = await startSite(page, { SITE_ORIGIN: 'https://{site}.aurore.test' });
  const kept = await get('/films?webview=true');
  expect(kept.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(kept.headers['set-cookie']).toEqual(['webview=1; Path=/; SameSite=Lax; Secure']);
  expect((await get(FILE)).headers['strict-transport-security']).toMatch(/^max-age/);
});
