import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite } from '../store/feed.ts';
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

// SPEC 4.37, 4.45
test('a visit starts at the address’s filter, else at the page’s cinema, else where the cookie says', async () => {
  const start = async (hints: Record<string, string>) => {
    const cookie = { type: 'city', value: 'city-1' };
    const asked = new URLSearchParams({ cookie: encodeURIComponent(JSON.stringify(cookie)), ...hints });
    return (await api.json<{ location: unknown }>(`/locator/start?${asked.toString()}`)).location;
  };
  expect(await start({ where: 'city-2', page: '3001' })).toEqual({ mode: 'city', slug: 'city-2' });
  expect(await start({ where: 'nowhere', page: '3001' })).toEqual({ mode: 'cinema', slug: 'cinema-1' });
  expect(await start({})).toEqual({ mode: 'city', slug: 'city-1' });
  const favourites = encodeURIComponent(JSON.stringify({ type: 'favorite', value: null }));
  expect(await start({ cookie: favourites })).toBeNull();
  expect(await start({ cookie: favourites, signedIn: '1' })).toEqual({ mode: 'favorite' });
});

// SPEC 9.4, 9.5
test('near a place are six cinemas at most, none of them beyond 50 km, the nearest first', async () => {
  const feed = makeSite(siteOf('fr'), { cinemas: 10, shows: 1, days: 1, screeningsADay: 1, firstDay: '2026-11-21' });
  for (const { cities, cinemas } of Object.values(feed.languages)) {
    // The second city and its two cinemas are 111 km north of all others.
    for (const { gpsPosition } of [cities[1]!, cinemas[2]!.theaters[0]!, cinemas[3]!.theaters[0]!]) gpsPosition!.x += 1;
  }
  await api.replace('fr', feed);
  const near = async (city: string) => {
    const { cinemas } = await api.json<{ cinemas: { slug: string }[] }>(`/locator/cinemas?city=${city}`);
    return cinemas.map(({ slug }) => slug);
  };
  expect(await near('city-1')).toEqual([1, 2, 5, 6, 7, 8].map((number) => `cinema-${number}`));
  expect((await near('city-2')).toSorted()).toEqual(['cinema-3', 'cinema-4']);
});

// SPEC 5.7, 5.8
test('a city is found by its name in each of the site’s languages, and known abroad by all of them', async () => {
  const feed = makeSite(siteOf('be'));
  const NAMES = { en: 'Brussels', fr: 'Bruxelles', nl: 'Brussel' } as const;
  for (const language of ['en', 'fr', 'nl'] as const) feed.languages[language]!.cities[0]!.name = NAMES[language];
  await api.replace('be', feed);
  const asked = (host: string, path: string) => api.json<object>(path, { host: `${host}.aurore.test` });
  for (const typed of Object.values(NAMES)) {
    for (const [language, name] of Object.entries(NAMES)) {
      const query = `q=${typed.toUpperCase()}&language=${language}`;
      expect(await asked('be', `/locator/place?${query}`)).toMatchObject({
        ...{ choice: { type: 'city', value: 'city-1' }, name, count: 2 },
      });
      expect(await asked('be', `/locator/cinemas?${query}`)).toMatchObject({ from: name, approximate: null });
    }
    expect(await asked('fr', `/locator/place?q=${typed}`)).toMatchObject({ problem: 'abroad', names: [typed] });
  }
});
