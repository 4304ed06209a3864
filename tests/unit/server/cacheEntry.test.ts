import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addBrotli, makeCacheEntry, plainBody, sizeOf } from '../../../src/server/cacheEntry.ts';
import type { RenderedResponse } from '../../../src/server/rendered.ts';
import { address, response, entry, prepared } from './entries.ts';

const LONG = '<p>Nosferatu, eine Symphonie des Grauens.</p>'.repeat(50);
const HTML = [['content-type', 'text/html']] as const;

function sent(...lines: readonly string[]): Record<string, string> {
  const each = lines.join('').split('\r\n').slice(0, -1);
  return Object.fromEntries(each.map((line) => [line.split(': ', 1)[0]!, line.slice(line.indexOf(': ') + 2)]));
}

test('each encoding has its bytes, its length and a strong tag of its own', async () => {
  const made = await entry('/', LONG);
  await addBrotli(made);
  const { gzip, br } = made.bodies;
  const identity = await plainBody(made);
  expect(identity.body.toString()).toBe(LONG);
  expect(gunzipSync(gzip!.body).toString()).toBe(LONG);
  expect(brotliDecompressSync(br!.body).toString()).toBe(LONG);
  const common = made.head.toString('latin1').replace(/\r\n$/, '');
  const heads = [identity, gzip!, br!].map(({ lines }) => sent(common, lines));
  expect(heads.map((head) => head['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  expect(heads.map((head) => Number(head['content-length']))).toEqual(
    [identity, gzip!, br!].map(({ body }) => body.length),
  );
  expect(new Set(heads.map(({ etag }) => etag)).size).toBe(3);
  for (const { etag } of heads) expect(etag).toMatch(/^"[\w-]+"$/);
  for (const { vary } of heads) expect(vary).toBe('Accept-Encoding');
});

test('what compresses is stored compressed alone, and each piece in no more memory than it is long', async () => {
  const made = await entry('/', LONG);
  await addBrotli(made);
  expect(Object.keys(made.bodies).sort()).toEqual(['br', 'gzip']);
  const pieces = [made.head, ...Object.values(made.bodies).map(({ body }) => body)];
  for (const piece of pieces) expect(piece.buffer.byteLength).toBe(piece.length);
  const [one, other] = await Promise.all([plainBody(made), plainBody(made)]);
  expect(one.body).toBe(other.body);
  const short = await entry('/', 'x');
  expect(Object.keys(short.bodies)).toEqual(['identity']);
  expect((await plainBody(short)).body).toBe(short.bodies.identity!.body);
  expect(short.bodies.identity!.body.buffer.byteLength).toBe(1);
});

test('a header that would break out of its line is refused', async () => {
  const broken: RenderedResponse['headers'] = [...HTML, ['x-name', 'a\r\nset-cookie: b=c']];
  await expect(prepared('/', response(LONG, broken))).rejects.toThrow('Invalid character');
});

test('headers for caches are not sent to visitors, unless a CDN stands in front', async () => {
  const said: RenderedResponse['headers'] = [...HTML, ['cdn-cache-control', 'max-age=60'], ['cache-tag', 'site:fr']];
  const make = async (cdn: boolean, path: string) => sent((await prepared(path, response(LONG, said), { cdn })).lines);
  const plain = await make(false, '/films');
  expect(plain).not.toHaveProperty('cdn-cache-control');
  expect(plain).not.toHaveProperty('cache-tag');
  const fronted = await make(true, '/films');
  expect(fronted).toMatchObject({ 'cdn-cache-control': 'max-age=60', 'cache-tag': 'site:fr' });
  // A CDN cannot know who is redirected from the entry to another language.
  expect(await make(true, '/')).toMatchObject({ 'cdn-cache-control': 'no-store' });
});

test('pages are asked for again each time; the API keeps its own rule', async () => {
  const page = await entry('/', LONG);
  expect(sent(page.lines)['cache-control']).toBe('public, max-age=0, must-revalidate');
  const api = response('{}', [
    ['content-type', 'application/json'],
    ['cache-control', 'public, max-age=300'],
    ['etag', '"abc"'],
  ]);
  const made = makeCacheEntry(address('/api/cities'), await prepared('/api/cities', api), 0);
  expect(sent(made.lines)['cache-control']).toBe('public, max-age=300');
  expect(sent(made.bodies.identity!.lines)['etag']).toBe('"abc"');
});

test('other bytes or headers have another tag, the same ones the same', async () => {
  const etag = async (text: string, headers: RenderedResponse['headers']) =>
    (await prepared('/', response(text, headers))).etag;
  const first = await etag(LONG, HTML);
  expect(await etag(LONG, HTML)).toBe(first);
  expect(await etag(`${LONG} `, HTML)).not.toBe(first);
  expect(await etag(LONG, [...HTML, ['content-security-policy', "default-src 'none'"]])).not.toBe(first);
});

test('a page that came out the same is not compressed again', async () => {
  const before = await entry('/', LONG);
  await addBrotli(before);
  const again = (text: string) => prepared('/', response(text), { known: [before.etag] });
  const same = await again(LONG);
  expect(same.body).toBeUndefined();
  expect(makeCacheEntry(address('/'), same, 60_000, { before, same: before }).bodies).toBe(before.bodies);
  const other = makeCacheEntry(address('/'), await again(`${LONG}!`), 60_000, { before });
  expect(gunzipSync(other.bodies.gzip!.body).toString()).toBe(`${LONG}!`);
  expect(other.bodies.br).toBeUndefined();
});

test('its size counts all its bytes', async () => {
  const made = await entry('/', LONG);
  const before = sizeOf(made);
  expect(before).toBeGreaterThan(made.bodies.gzip!.body.length + made.lines.length);
  await addBrotli(made);
  expect(sizeOf(made)).toBe(before + made.bodies.br!.body.length);
});
