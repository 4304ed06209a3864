import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accessibleQuery, accessibleView, firstOf, wheelchairView } from '../../../../src/content/views/accessible.ts';
import { NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import type { Need } from '../../../../src/domain/programme/needs.ts';
import { catalogueOf, cinemaOf, cityOf, fakeAccessible, keep, placedAt, showOf, tagOf } from './chain.ts';

vi.mock('../../../../src/content/accessibleShowtimes.ts', async () => (await import('./chain.ts')).fakeAccessible);

const DAY = '2026-11-21';
const NOW = new Date(`${DAY}T17:30:00+01:00`);
const shows = [
  showOf('a-1', { genresSlug: ['drama'] }),
  showOf('b-2'),
  showOf('late-9', { showtimesDisplayDatetime: '2026-11-21T18:00:00+01:00' }),
];
const cinemas = [
  cinemaOf('rex', { citySlug: 'paris', hasPmrService: true }),
  cinemaOf('lux', { citySlug: 'paris' }),
  cinemaOf('shut', { citySlug: 'paris', hasPmrService: true, status: false }),
  cinemaOf('mer', { citySlug: 'brest', hasPmrService: true }),
];
const paris = cityOf('paris', { cinemas: ['rex', 'lux', 'shut'] });
const brest = cityOf('brest', { cinemas: ['mer'] });
const tags = ['audiodesc', 'hearing-impaired', 'pmr'].map((slug) => tagOf(slug));
const tagged = catalogueOf('fr', { shows, cinemas, cities: [paris, brest], tags });
const untagged = catalogueOf('fr', { shows, cinemas, cities: [paris, brest], tags: tags.slice(0, 2) });

const viewOf = (filters: Partial<Filters> = {}, catalogue = tagged, now = NOW) =>
  accessibleView(catalogue, [paris, brest], { ...NO_FILTERS, ...filters }, now);
const listed = ({ cities }: Awaited<ReturnType<typeof viewOf>>) =>
  cities.map(({ city, count, films }) => [
    `${city.slug} ${count}`,
    ...films.map(({ show, places }) =>
      [
        show.slug,
        ...places.map(({ cinema, screenings }) => `${cinema.slug} ${screenings.map(({ time }) => time).join(' ')}`),
      ].join(': '),
    ),
  ]);

beforeEach(() => keep({}));

describe('which cinemas are asked', () => {
  const query = (catalogue: typeof tagged, needs: Need[], all = true) =>
    accessibleQuery(catalogue, cinemas, { needs, all });

  test('are all open ones where tags say which halls have wheelchair spaces, or nobody needs them', () => {
    const open = ['rex', 'lux', 'mer'];
    expect(query(tagged, ['pmr'])).toEqual({ cinemas: open, tagged: { needs: ['pmr'], all: true }, anyAt: [] });
    expect(query(untagged, ['audiodesc'])).toEqual({
      cinemas: open,
      tagged: { needs: ['audiodesc'], all: true },
      anyAt: [],
    });
  });

  test('are else those whose theatres have them: alone, or besides what tags say', () => {
    expect(query(untagged, ['pmr', 'audiodesc'])).toEqual({
      cinemas: ['rex', 'mer'],
      tagged: { needs: ['audiodesc'], all: true },
      anyAt: [],
    });
    expect(query(untagged, ['pmr'], false)).toEqual({
      cinemas: ['rex', 'mer'],
      tagged: { needs: [], all: false },
      anyAt: ['rex', 'mer'],
    });
    expect(query(untagged, ['pmr', 'audiodesc'], false)).toEqual({
      ...{ cinemas: ['rex', 'lux', 'mer'], tagged: { needs: ['audiodesc'], all: false } },
      anyAt: ['rex', 'mer'],
    });
  });
});

describe('accessible screenings', () => {
  beforeEach(() =>
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 20:15`, { tags: ['audiodesc'] }),
        placedAt('a-1', 'lux', `${DAY} 19:15`, { tags: ['audiodesc', 'pmr'], version: 'vost' }),
        placedAt('b-2', 'rex', `${DAY} 18:15`, { version: 'vfst' }),
        placedAt('b-2', 'rex', `${DAY} 17:30`, { version: 'vfst' }),
        placedAt('b-2', 'lux', `${DAY} 18:20`, { tags: ['pmr'] }),
        placedAt('late-9', 'rex', `${DAY} 18:10`, { tags: ['audiodesc'] }),
        placedAt('gone-9', 'rex', `${DAY} 18:10`, { tags: ['audiodesc'] }),
        placedAt('a-1', 'shut', `${DAY} 18:10`, { tags: ['audiodesc'] }),
        placedAt('a-1', 'mer', `${DAY} 21:00`, { tags: ['audiodesc'] }),
        placedAt('a-1', 'mer', `${DAY} 22:00`),
      ],
    }),
  );

  test('are by city and film, soonest first, where they are adapted for someone', async () => {
    const view = await viewOf();
    expect(listed(view)).toEqual([
      ['paris 3', 'b-2: rex 18:15', 'a-1: rex 20:15: lux 19:15'],
      ['brest 1', 'a-1: mer 21:00'],
    ]);
    expect(view).toMatchObject({ today: DAY, day: DAY, requested: [], nextDay: undefined });
    expect(view.offered).toEqual(['audiodesc', 'hearing-impaired', 'pmr']);
    const [first] = view.cities[0]!.films;
    expect(first!.places[0]!.screenings[0]!.state).toBe('next');
    expect(view.cities[1]!.films[0]!.places[0]!.screenings[0]!.state).toBe('available');
  });

  test('come with the name of the version that is always captioned, where the site has one', async () => {
    const version = { slug: 'vfst', label: 'French, captioned', description: '' };
    const withVersion = catalogueOf('fr', { shows, cinemas, cities: [paris, brest], tags, versions: [version] });
    expect((await viewOf({}, withVersion)).captioned).toBe('French, captioned');
    expect((await viewOf()).captioned).toBeUndefined();
  });

  test('meet all needs of the address, and pass its other filters', async () => {
    expect(listed(await viewOf({ tags: ['audiodesc', 'pmr'] }))).toEqual([['paris 1', 'a-1: lux 19:15']]);
    expect((await viewOf({ tags: ['pmr'] })).requested).toEqual(['pmr']);
    expect(listed(await viewOf({ versions: ['vost'] }))).toEqual([['paris 1', 'a-1: lux 19:15']]);
    expect(listed(await viewOf({ genres: ['drama'] }))).toEqual([
      ['paris 2', 'a-1: rex 20:15: lux 19:15'],
      ['brest 1', 'a-1: mer 21:00'],
    ]);
    expect(listed(await viewOf({ localisation: 'lux' }))).toEqual([['paris 1', 'a-1: lux 19:15']]);
    expect(listed(await viewOf({ localisation: 'brest' }))).toEqual([['brest 1', 'a-1: mer 21:00']]);
  });

  test('are by the theatre where no tag names halls with wheelchair spaces', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 20:15`), placedAt('a-1', 'lux', `${DAY} 19:15`)] });
    expect(listed(await viewOf({ tags: ['pmr'] }, untagged))).toEqual([['paris 1', 'a-1: rex 20:15']]);
    expect(listed(await viewOf({ tags: ['pmr'] }, tagged))).toEqual([]);
    const few = catalogueOf('fr', { shows, cinemas, cities: [paris, brest], tags: tags.slice(0, 1) });
    expect(listed(await viewOf({}, few))).toEqual([['paris 1', 'a-1: rex 20:15']]);
    expect(listed(await viewOf({}, tagged))).toEqual([]);
  });

  test('with wheelchair spaces stand below where the list leaves them out', async () => {
    const below = (filters: Partial<Filters> = {}, catalogue = tagged) =>
      wheelchairView(catalogue, paris, { ...NO_FILTERS, ...filters }, NOW);
    expect((await below())?.count).toBe(2);
    expect((await below({ versions: ['vost'] }))?.films.map(({ show }) => show.slug)).toEqual(['a-1']);
    expect(await below({ tags: ['audiodesc'] })).toBeUndefined();
    expect(
      await below({}, catalogueOf('fr', { shows, cinemas, cities: [paris], tags: tags.slice(0, 1) })),
    ).toBeUndefined();
  });

  test('of a long list are the first of each city', async () => {
    const [whole] = (await viewOf()).cities;
    const first = firstOf(whole!, { films: 1, screenings: 1 });
    expect(first).toMatchObject({ city: paris, count: 3 });
    expect(first.films).toEqual([
      { show: shows[1], places: [{ cinema: cinemas[0], screenings: [expect.objectContaining({ time: '18:15' })] }] },
    ]);
    expect(firstOf(whole!, { films: 2, screenings: 1 }).films.map(({ places }) => places.length)).toEqual([1, 1]);
    expect(
      firstOf({ city: paris, count: 0, films: [{ show: shows[0]!, places: [] }] }, { films: 1, screenings: 1 }).films,
    ).toEqual([{ show: shows[0], places: [] }]);
  });
});

describe('the next day with such screenings', () => {
  const on = (day: string, more: object = {}) =>
    placedAt('a-1', 'rex', `${day} 20:15`, { tags: ['audiodesc'], ...more });

  test('is named where the day has none, within four weeks', async () => {
    keep({ screenings: [on(DAY, { time: `${DAY} 17:00:00` }), on('2026-11-25'), on('2026-11-24'), on('2026-11-20')] });
    expect(await viewOf()).toMatchObject({ cities: [], nextDay: '2026-11-24' });
    expect(await viewOf({ date: '2026-11-24' })).toMatchObject({ day: '2026-11-24', nextDay: undefined });
    expect(await viewOf({ date: '2026-11-22' })).toMatchObject({ nextDay: '2026-11-24' });
    expect(await viewOf({ date: '2026-11-24', versions: ['vost'] })).toMatchObject({ nextDay: undefined });
    const asked = vi.spyOn(fakeAccessible, 'nextAccessibleDay');
    expect(await viewOf({ date: '2026-11-10' })).toMatchObject({ nextDay: '2026-11-24' });
    // What is past is not looked at.
    expect(asked.mock.calls.map(([, , days]) => days)).toEqual([['2026-11-22', '2026-12-19']]);
    keep({ screenings: [on('2026-12-18')] });
    expect((await viewOf()).nextDay).toBe('2026-12-18');
    keep({ screenings: [on('2026-12-19')] });
    expect((await viewOf()).nextDay).toBeUndefined();
  });

  test('is one on which its other filters leave something', async () => {
    keep({ screenings: [on('2026-11-23'), on('2026-11-24'), on('2026-11-25', { version: 'vost' })] });
    expect((await viewOf({ versions: ['vost'] })).nextDay).toBe('2026-11-25');
  });
});
