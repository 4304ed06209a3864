import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from './server.ts';

const HEADERS = ['x-latitude', 'x-longitude'] as const;

let api: Api;
beforeAll(async () => {
  process.env['GEO_HEADERS'] = HEADERS.join(',');
  api = await startApi();
});
afterAll(() => api.stop());

type City = { slug: string; gpsPosition: { x: number; y: number } };
const guess = (x: string, y: string) => api.get('/locator/start', { [HEADERS[0]]: x, [HEADERS[1]]: y });

// SPEC 4.38
test('the city nearest to what a CDN says, for the asker alone', async () => {
  const cities = await api.json<City[]>('/cities');
  expect(cities.length).toBeGreaterThan(1);
  for (const { slug, gpsPosition } of cities) {
    const answer = await guess(String(gpsPosition.x), String(gpsPosition.y));
    expect(await answer.json()).toEqual({ location: { mode: 'city', slug } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each([
  ['', ''],
  ['north', '2'],
  ['91', '2'],
  ['48', '-181'],
])('"%s", "%s" is no place: the main city, which this feed lacks', async (x, y) => {
  expect(await (await guess(x, y)).json()).toEqual({ location: null });
});
