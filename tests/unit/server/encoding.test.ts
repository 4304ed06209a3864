import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncodings, brotli, gunzip, gzip, gzipToBrotli, isCompressible } from '../../../src/server/encoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=0.5', ['gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000, gzip;q=0.001', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['gzip;q=0.5, br;q=1.0', ['br', 'gzip', 'identity']],
  ['br;q=0.5 , gzip; q=0.501', ['gzip', 'br', 'identity']],
  ['gzip;q=1.0,deflate;q=0.6,identity;q=0.3', ['gzip', 'identity']],
  ['gzip;q=0.5, identity', ['identity', 'gzip']],
  ['identity', ['identity']],
  ['gzip, *;q=0.5', ['gzip', 'br', 'identity']],
  ['gzip;q=0.5, *', ['br', 'gzip', 'identity']],
  ['gzip, identity;q=0', ['gzip']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['*;q=0', []],
  ['*;q=0, identity', ['identity']],
  ['identity;q=0', []],
  ['br, *;q=0', ['br']],
  ['bro, gzippy', ['identity']],
])('Accept-Encoding %j allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
  expect(acceptedEncodings(header)).toEqual(expected);
});

test('text is compressed, pictures and crumbs are not', () => {
  for (const type of [
    'text/html; charset=utf-8',
    'application/json; charset=utf-8',
    'image/svg+xml',
    'application/rss+xml',
  ]) {
    expect(isCompressible(type, 10_000), type).toBe(true);
  }
  for (const type of ['image/avif', 'font/woff2', 'application/zip', '']) {
    expect(isCompressible(type, 10_000), type).toBe(false);
  }
  expect(isCompressible('text/html', 20)).toBe(false);
});

test('what is compressed comes back', async () => {
  const text = Buffer.from('Sunrise — a song of two humans. '.repeat(100));
  expect(gunzipSync(await gzip(text))).toEqual(text);
  expect(brotliDecompressSync(await brotli(text, 6))).toEqual(text);
});

test.each([1, 100, 16_384, 300_000])('%d bytes come back from gzip whole', async (size) => {
  const bytes = randomBytes(size);
  expect(await gunzip(await gzip(bytes))).toEqual(bytes);
});

test.each([1, 100, 300_000])('%d bytes are decompressed into memory that nothing else is in', async (size) => {
  const { buffer, byteOffset } = await gunzip(await gzip(randomBytes(size)));
  expect(byteOffset).toBe(0);
  expect(buffer.byteLength).toBe(Math.max(Buffer.poolSize, size + 1));
});

test('what lies between gzip and brotli is given back at once', async () => {
  const zipped = await gzip(Buffer.from('Sunrise — a song of two humans. '.repeat(100_000)));
  await gzipToBrotli(zipped, 6);
  const before = process.memoryUsage().arrayBuffers;
  for (let times = 0; times < 10; times += 1) await gzipToBrotli(zipped, 6);
  // Each time 3.2 MB.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10e6);
});
