import { gzipSync } from 'node:zlib';
import { inject, expect, test } from 'vitest';
import { get } from '../../support/site.ts';

test('the service worker is one small file that is always requested again, and may request this site alone', async () => {
  const { status, headers, text } = await get('fr', '/worker.js');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['service-worker-allowed']).toBe('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self';");
  expect(text).not.toMatch(/\bimport\b|\bexport\b/);
  expect(gzipSync(text).length).toBeLessThan(4100);
  const again = await get('fr', '/worker.js', { headers: { 'if-none-match': headers.etag } });
  expect(again.status).toBe(304);
});

test.each(['accounts', 'tickets'])('the host %s has none', async (name) => {
  const host = `${name}.aurore.localhost:${inject('port')}`;
  for (const path of ['/worker.js', '/worker-off.js']) expect((await get('fr', path, { host })).status).toBe(404);
});

test('pages let it be registered, and the accounts host’s do not', async () => {
  expect((await get('fr', '/')).headers['content-security-policy']).toContain("worker-src 'self'");
  const host = `accounts.aurore.localhost:${inject('port')}`;
  const accounts = await get('fr', '/fr/forgotten', { host });
  expect(accounts.headers['content-security-policy']).toContain("worker-src 'none'");
});

test.each([
  ['/', '/hors-ligne'],
  ['/films', '/hors-ligne'],
  ['/en/movies-events', '/en/offline'],
  ['/cinemas', '/hors-ligne'],
  ['/hors-ligne', '/hors-ligne'],
])('%s may be stored, with %s for what was never seen', async (path, fallback) => {
  const { status, headers } = await get('fr', path);
  expect([status, headers['x-offline']]).toEqual([200, fallback]);
});

test.each([
  ['news', '/actualites', {}],
  ['a choice of one’s own', '/cookies', {}],
  ['a search', '/recherche?q=sunrise', {}],
  ['a light page', '/sorties-cinema', {}],
  ['a page in the app by its address', '/films?webview=true', {}],
  ['a page in the app by its cookie', '/films', { cookie: 'webview=1' }],
  ['no page', '/no-such-page', {}],
])('%s may not be stored', async (_, path, headers) => {
  expect((await get('fr', path, { headers })).headers['x-offline']).toBeUndefined();
});

test('a page in the app does not register it', async () => {
  expect((await get('fr', '/films')).text).toContain(' data-offline="/');
  expect((await get('fr', '/films?webview=true')).text).not.toContain('data-offline=');
});
