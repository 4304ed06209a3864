import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '../../support/request.ts';
import { startScaleSite } from '../../support/scaleStore.ts';
import type { RunningSite } from '../../support/server.ts';

/** The site of the chain of `npm run demo -- --scale`, over HTTP. */
let site: RunningSite;
const get = (path: string) => request(site.port, 'fr', path);

beforeAll(async () => {
  site = await startScaleSite('scale');
});
afterAll(() => site.stop());

test('the chain at scale has 2,000 cinemas and 300 shows, imported without a fault', async () => {
  const cinemas = (await get('/api/cinemas')).json() as { slug: string }[];
  expect(cinemas.length).toBe(2000);
  const { shows } = (await get('/api/shows')).json() as { shows: unknown[] };
  expect(shows.length).toBe(300);
});
