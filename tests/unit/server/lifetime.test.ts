import { expect, test } from 'vitest';
import { lifetimeOf } from '../../../src/server/lifetime.ts';

const PUBLIC = { 'cdn-cache-control': 'max-age=60, stale-while-revalidate=600', 'cache-tag': 'site:fr, show:fr:x-1' };

test('what a page allows is read', () => {
  expect(lifetimeOf(200, PUBLIC)).toEqual({ maxAge: 60, staleWhileRevalidate: 600, tags: ['site:fr', 'show:fr:x-1'] });
  expect(lifetimeOf(200, { 'cdn-cache-control': 'max-age=5' })).toEqual({
    maxAge: 5,
    staleWhileRevalidate: 0,
    tags: [],
  });
});

test.each([200, 301, 404, 410])('a response %i may be cached', (status) => {
  expect(lifetimeOf(status, PUBLIC)).toBeDefined();
});

test.each([201, 204, 206, 302, 303, 304, 400, 405, 500, 503])('a response %i is never cached', (status) => {
  expect(lifetimeOf(status, PUBLIC)).toBeUndefined();
});

test.each([
  ['it says nothing', { 'cdn-cache-control': undefined }],
  ['it sets a cookie', { 'set-cookie': ['lang=fr'] }],
  ['it is private', { 'cache-control': 'private' }],
  ['it is not to be stored', { 'cache-control': 'No-Store' }],
  ['caches in front must not keep it', { 'cdn-cache-control': 'no-store' }],
  ['it lives for no time', { 'cdn-cache-control': 'max-age=0' }],
  ['it depends on cookies', { vary: 'Accept-Encoding, Cookie' }],
  ['it depends on everything', { vary: '*' }],
])('a response is not cached when %s', (_reason, headers) => {
  expect(lifetimeOf(200, { ...PUBLIC, ...headers })).toBeUndefined();
});

test('depending on the encoding is no hindrance', () => {
  expect(lifetimeOf(200, { ...PUBLIC, vary: 'accept-encoding' })).toBeDefined();
});
