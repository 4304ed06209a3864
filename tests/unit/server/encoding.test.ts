import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncodings, brotli, gzip, isCompressible } from '../../../src/server/encoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=0.5', ['gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000, gzip;q=0.001', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['br, *;q=0', ['br', 'identity']],
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
