import { expect, test } from 'vitest';
import { PAGE } from './page.ts';
import { SCRIPT, startSite, until } from './site.ts';

const BEHIND = { ADDRESS_HEADER: 'x-forwarded-for', LIMIT_PAGES: '3', LIMIT_API: '2', LIMIT_SIGN_IN: '1' };

function start(environment: Record<string, string> = BEHIND) {
  return startSite(async (request, response) => {
    // Pages under this path are private.
    const isPrivate = request.url?.startsWith('/own');
    response.writeHead(200, isPrivate ? { 'cache-control': 'private' } : PAGE).end('page');
  }, environment);
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('pages that are made for one address are counted, cached pages and files are not', async () => {
  const { get, stats } = await start();
  for (const path of ['/a', '/b', '/own/c']) expect((await get(path, from('198.51.100.1'))).status).toBe(200);
  const refused = await get('/en/d', from('198.51.100.1'));
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' });
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.text).toContain(`Try again in ${seconds} second`);

  expect((await get('/a', from('198.51.100.1'))).status).toBe(200);
  expect((await get('/_astro/page.3f2a.js', from('198.51.100.1'))).text).toBe(SCRIPT);
  // Another visitor, and pages that are limited separately.
  expect((await get('/e', from('198.51.100.2'))).status).toBe(200);
  expect((await get('/api/cinemas', from('198.51.100.1'))).status).toBe(200);
  expect((await stats.limited.get()).values).toContainEqual({ labels: { tier: 'pages' }, value: 1 });
});

test('what is refused is counted and logged as such, like what is not there', async () => {
  const { get, stats, logged } = await start();
  for (const path of ['/a', '/b', '/c', '/d', '/_astro/gone.js', '/media/gone.png']) {
    await get(path, from('198.51.100.1'));
  }
  await get('/_astro/page.3f2a.js');
  await until(() => stats.running === 0);
  expect(stats.outcomes).toMatchObject({ miss: 3, refused: 3, file: 1 });
  expect(logged.filter(({ status }) => status === 429 || status === 404).map((line) => line['cache'])).toEqual([
    ...['refused', 'refused', 'refused'],
  ]);
});

test('the API tells programs in its own shape', async () => {
  const { get } = await start();
  for (const path of ['/api/a', '/api/b']) await get(path, from('198.51.100.1'));
  const refused = await get('/api/c', { headers: { ...from('198.51.100.1').headers, origin: 'https://app.example' } });
  expect(refused.status).toBe(429);
  expect(refused.json()).toMatchObject({ error: { status: 429, code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['access-control-allow-origin']).toBe('*');
});

test.each([
  ['a captcha', 'GET', '/api/captcha'],
  ['a check of a voucher', 'GET', '/api/voucher/1234'],
  ['a check of a gift card', 'GET', '/api/gift-card/1/2'],
  ['a form', 'POST', '/voucher'],
])('%s counts among the fewest', async (_what, method, path) => {
  const { get } = await start();
  expect((await get(path, { method, ...from('198.51.100.1') })).status).toBe(200);
  expect((await get(path, { method, ...from('198.51.100.1') })).status).toBe(429);
});

test('nobody gets round it by what they write into the header', async () => {
  const { get } = await start();
  const statuses = [];
  for (const path of ['/a', '/b', '/c', '/d']) {
    statuses.push((await get(path, from(`203.0.113.${path.charCodeAt(1)}, 198.51.100.1`))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a proxy that hides who asks stops nobody, and 0 is no limit', async () => {
  const hidden = await start();
  for (const path of ['/a', '/b', '/c', '/d', '/e']) expect((await hidden.get(path)).status).toBe(200);
  const free = await start({ ...BEHIND, LIMIT_PAGES: '0' });
  for (const path of ['/a', '/b', '/c', '/d', '/e']) {
    expect((await free.get(path, from('198.51.100.1'))).status).toBe(200);
  }
});
