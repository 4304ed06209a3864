import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cinema } from '../../../src/contract/cinema.ts';
import type { City } from '../../../src/contract/city.ts';
import type { CinemaProgramme, ShowCinemas, Showtime } from '../../../src/contract/programme.ts';
import type { Show } from '../../../src/contract/show.ts';
import type { SiteCode } from '../../../src/sites/sites.ts';
import { feedOf, startApi, TICKETING, UNUSUAL, type Api } from './server.ts';

type ShowtimesByDay = Readonly<Record<string, Showtime[]>>;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Endpoints agree with each other, for a program that reads them all. */
describe.each<[SiteCode, string]>([
  ['fr', 'fr'],
  ['fr', 'en'],
  ['be', 'en'],
  ['be', 'nl'],
])('on %s in %s', (code, language) => {
  const read = <T>(path: string) => api.json<T>(`${path}?language=${language}`, { host: `${code}.aurore.test` });
  const everyCinema = async () => read<Cinema[]>('/cinemas');
  const programmeOf = (cinema: string) => read<CinemaProgramme>(`/cinema/${cinema}/shows`);

  test('cities and cinemas name each other', async () => {
    const [cities, cinemas] = await Promise.all([read<City[]>('/cities'), everyCinema()]);
    const pairs = cities.flatMap((city) => city.cinemas.map((cinema) => `${city.slug}/${cinema}`));
    expect(pairs.sort()).toEqual(cinemas.map(({ citySlug, slug }) => `${citySlug}/${slug}`).sort());
  });

  test('what a list says of an item, the item says itself', async () => {
    for (const city of await read<City[]>('/cities')) expect(await read(`/city/${city.slug}`)).toMatchObject(city);
    for (const cinema of await everyCinema()) expect(await read(`/cinema/${cinema.slug}`)).toMatchObject(cinema);
    const { shows } = await read<{ shows: Show[] }>('/shows');
    for (const { slug, title, isMovie, duration } of shows) {
      expect(await read(`/show/${slug}`)).toMatchObject({ slug, title, isMovie, duration });
    }
  });

  test('every show of a programme, a city and the site is listed', async () => {
    const { shows } = await read<{ shows: Show[] }>('/shows');
    const listed = new Set(shows.map(({ slug }) => slug));
    const named = new Set<string>();
    for (const { slug, citySlug } of await everyCinema()) {
      const programme = await programmeOf(slug);
      const inCity = await read<{ shows: { slug: string }[] }>(`/zone/${citySlug}`);
      const slugsInCity = inCity.shows.map((show) => show.slug);
      for (const show of Object.keys(programme.shows)) {
        named.add(show);
        expect(slugsInCity).toContain(show);
      }
    }
    const everywhere = await read<{ shows: { slug: string }[] }>('/zone');
    expect(everywhere.shows.map(({ slug }) => slug).sort()).toEqual([...named].sort());
    expect([...named].filter((slug) => !listed.has(slug))).toEqual([]);
    expect(named.size).toBe(4);
  });

  test('the days of a programme, of a show, and of its screenings are the same', async () => {
    const { shows } = await read<{ shows: Show[] }>('/shows');
    let screenings = 0;
    for (const { slug: cinema } of await everyCinema()) {
      const programme = await programmeOf(cinema);
      for (const { slug: show } of shows) {
        const byDay = await read<ShowtimesByDay>(`/show/${show}/showtimes/${cinema}`);
        const where = await read<ShowCinemas>(`/show/${show}/cinemas`);
        const days = Object.keys(byDay);
        expect(Object.keys(programme.shows[show]?.days ?? {}).sort()).toEqual(days);
        expect(Object.keys(where[cinema]?.days ?? {}).sort()).toEqual(days);
        for (const [day, ofDay] of Object.entries(byDay)) {
          expect(ofDay.length).toBeGreaterThan(0);
          expect(await read(`/show/${show}/showtimes/${cinema}/${day}`)).toEqual(ofDay);
          screenings += ofDay.length;
        }
      }
    }
    // 3 cinemas, 4 shows, 3 days, 2 screenings a day.
    expect(screenings).toBe(72);
  });

  test('a city shows the screenings of its cinemas together, by time', async () => {
    const path = (place: string) => `/show/film-1-44001/showtimes/${place}`;
    const [city, one, other] = await Promise.all([
      read<ShowtimesByDay>(path('city-1')),
      read<ShowtimesByDay>(path('cinema-1')),
      read<ShowtimesByDay>(path('cinema-2')),
    ]);
    expect(Object.keys(city)).toEqual(Object.keys(one));
    for (const [day, showtimes] of Object.entries(city)) {
      const times = showtimes.map(({ time }) => time);
      expect(times).toEqual([...times].sort());
      const bookings = (list: readonly Showtime[] = []) => list.map(({ refCmd }) => refCmd);
      expect(bookings(showtimes).sort()).toEqual([...bookings(one[day]), ...bookings(other[day])].sort());
    }
  });

  test('a booking link names the ticketing origin, the language, the cinema and a session of its own', async () => {
    const seen = new Set<string>();
    for (const { slug: cinema, vistaRef } of await everyCinema()) {
      for (const show of Object.keys((await programmeOf(cinema)).shows)) {
        const byDay = await read<ShowtimesByDay>(`/show/${show}/showtimes/${cinema}`);
        for (const { refCmd } of Object.values(byDay).flat()) {
          const start = `${TICKETING}/${language}/V${vistaRef}S`;
          expect(refCmd.slice(0, start.length)).toBe(start);
          expect(refCmd.slice(start.length)).toMatch(/^\d+\/booking$/);
          seen.add(refCmd);
        }
      }
    }
    expect(seen.size).toBe(72);
  });

  test('a screening before 08:00 stands under the day before', async () => {
    const byDay = await read<ShowtimesByDay>('/show/film-1-44001/showtimes/cinema-1');
    expect(byDay['2026-11-21']?.map(({ time }) => time)).toEqual(['2026-11-21 10:15:00', '2026-11-22 00:30:00']);
  });
});

test('what a new feed changes, the next answer says', async () => {
  const before = await api.get('/cinema/cinema-1/shows');
  const feed = feedOf('fr');
  for (const programme of Object.values(feed.programme)) programme.shows['film-1-44001']!.isNew = false;
  for (const language of Object.values(feed.languages)) {
    language['show-details'] = language['show-details'].filter(({ slug }) => slug !== UNUSUAL.listedOnly);
    language.shows.shows = language.shows.shows.filter(({ slug }) => slug !== UNUSUAL.listedOnly);
  }
  await api.replace('fr', feed);
  const after = await api.get('/cinema/cinema-1/shows', { 'If-None-Match': before.headers.get('ETag')! });
  expect(after.status).toBe(200);
  expect(((await after.json()) as CinemaProgramme).shows['film-1-44001']?.isNew).toBe(false);
  const { shows } = await api.json<{ shows: Show[] }>('/shows');
  expect(shows.map(({ slug }) => slug)).not.toContain(UNUSUAL.listedOnly);
  expect((await api.get(`/show/${UNUSUAL.listedOnly}`)).status).toBe(410);
  // The other site has its own feed.
  expect((await api.get(`/show/${UNUSUAL.listedOnly}`, { host: 'be.aurore.test' })).status).toBe(200);
});
