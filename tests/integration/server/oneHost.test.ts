import { expect, test, vi } from 'vitest';
import type { Render } from '../../../src/server/memoryRender.ts';
import { PAGE } from './page.ts';
import { startSite } from './site.ts';

/** A chain in one country, which needs no code of it in its address. */
vi.mock(import('#brand/sites.ts'), async (original) => {
  const { fr } = (await original()).sites;
  return { sites: { fr } } as never;
});

const render: Render = async (_request, response) => {
  response.writeHead(200, PAGE).end('page');
};
const SITE_ORIGIN = 'https://www.rex.example';

test('one site may have one host, to which the bare domain redirects with path and query', async () => {
  const { get } = await startSite(render, { SITE_ORIGIN });
  expect((await get('/films', { host: 'www.rex.example' })).status).toBe(200);
  const { status, headers } = await get('/films?semaine=1', { host: 'REX.example' });
  expect([status, headers.location]).toEqual([301, `${SITE_ORIGIN}/films?semaine=1`]);
  // The chain's other hosts are not ours to bind to https.
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
  const posted = await get('/api/voucher', { host: 'rex.example', method: 'POST' });
  expect([posted.status, posted.headers.location]).toEqual([308, `${SITE_ORIGIN}/api/voucher`]);
});

test('no address leads to another host, and no other host redirects', async () => {
  const { get } = await startSite(render, { SITE_ORIGIN });
  expect((await get('//evil.example/x', { host: 'rex.example' })).headers.location).toBe(
    `${SITE_ORIGIN}//evil.example/x`,
  );
  for (const host of ['fr.rex.example', 'rex.example:8080', 'www.www.rex.example', 'xrex.example', 'example']) {
    expect((await get('/', { host })).status, host).toBe(421);
  }
  expect((await get('/health/live', { host: 'rex.example' })).status).toBe(200);
});

test('a site at the bare domain gets what comes to www.', async () => {
  const { get } = await startSite(render, { SITE_ORIGIN: 'http://rex.example:8080' });
  const { status, headers } = await get('/', { host: 'www.rex.example:8080' });
  expect([status, headers.location]).toEqual([301, 'http://rex.example:8080/']);
});

test('the accounts may be at the bare domain', async () => {
  const { get } = await startSite(render, { SITE_ORIGIN, ACCOUNTS_ORIGIN: 'https://rex.example' });
  expect((await get('/api/client/settings', { host: 'rex.example' })).headers.location).toBeUndefined();
});
