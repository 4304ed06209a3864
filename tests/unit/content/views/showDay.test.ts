import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayChoice } from '../../../../src/content/views/dayChoice.ts';
import { nearestCinema } from '../../../../src/content/views/nearestCinema.ts';
import { nearestToCentre } from '../../../../src/content/views/nearestRows.ts';
import { screeningDetails } from '../../../../src/content/views/screening.ts';
import { screeningsByReference, stillBookable } from '../../../../src/content/views/screeningsByReference.ts';
import { cinemaRows, showDayView } from '../../../../src/content/views/showDay.ts';
import { timetableOf } from '../../../../src/content/views/timetable.ts';
import { NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import { at, catalogueOf, cinemaOf, cityOf, keep, placedAt, showOf, store, tagOf } from './chain.ts';

vi.mock('../../../../src/content/showtimes.ts', async () => (await import('./chain.ts')).fakeShowtimes);
vi.mock('../../../../src/content/bookableScreenings.ts', async () => (await import('./chain.ts')).fakeBookable);
vi.mock('../../../../src/content/programme.ts', async () => (await import('./chain.ts')).fakeProgramme);
vi.mock('../../../../src/content/screeningKinds.ts', async () => (await import('./chain.ts')).fakeKinds);
vi.mock('../../../../src/content/showtimeSearch.ts', async () => (await import('./chain.ts')).fakeSearch);
vi.mock('../../../../src/content/bookings.ts', async () => (await import('./chain.ts')).fakeBookings);

const DAY = '2026-11-21';
const NOW = new Date(`${DAY}T17:30:00+01:00`);
const show = showOf('a-1', { genresSlug: ['drama'] });
const hidden = showOf('late-2', { showtimesDisplayDatetime: '2026-11-21T18:00:00+01:00' });
const cinemas = [
  cinemaOf('rex', { citySlug: 'paris', ...at(48.87, 2.35) }),
  cinemaOf('lux', { citySlug: 'paris', ...at(48.84, 2.34) }),
  cinemaOf('shut', { citySlug: 'paris', status: false }),
  cinemaOf('mer', { citySlug: 'brest' }),
  cinemaOf('sud', { citySlug: 'nice' }),
  cinemaOf('est', { citySlug: 'nancy' }),
];
const cities = [
  cityOf('brest', { name: 'Brest', cinemas: ['mer'], gpsPosition: { x: 48.39, y: -4.49 } }),
  cityOf('nice', { name: 'Nice', cinemas: ['sud'], gpsPosition: null }),
  cityOf('nancy', { name: 'Nancy', cinemas: ['est'], gpsPosition: { x: 48.69, y: 6.18 } }),
  cityOf('paris', { name: 'Paris', cinemas: ['rex', 'lux', 'shut'], gpsPosition: { x: 48.85, y: 2.35 } }),
];
const catalogue = catalogueOf('fr', { shows: [show, hidden], cinemas, cities });
const narrowed = (filters: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...filters });
const viewOf = (filters: Partial<Filters> = {}, of = show) => showDayView(catalogue, of, narrowed(filters), NOW);

beforeEach(() => keep({}));

describe('a show’s day', () => {
  test('is in the main city, today, by the order of the site’s cinemas', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'lux', `${DAY} 20:15`),
        placedAt('a-1', 'rex', `${DAY} 18:15`),
        placedAt('a-1', 'rex', `${DAY} 17:00`),
        placedAt('b-2', 'lux', `${DAY} 18:00`),
        placedAt('a-1', 'shut', `${DAY} 18:05`),
        placedAt('a-1', 'mer', `${DAY} 18:10`),
      ],
    });
    const view = await viewOf();
    expect(view).toMatchObject({
      today: DAY,
      opening: { day: DAY },
      day: DAY,
      place: { name: 'Paris', slug: 'paris' },
    });
    expect(view.published).toEqual(new Set([DAY]));
    expect(view.playing).toEqual(new Set(['lux', 'rex', 'mer']));
    const rows = view.rows.map(({ cinema, screenings }) => [
      cinema.slug,
      ...screenings.map((each) => `${each.time} ${each.state}`),
    ]);
    expect(rows).toEqual([
      ['rex', '18:15 next', '17:00 started'],
      ['lux', '20:15 available'],
    ]);
    expect(view.elsewhere.map(({ city, cinemas: count }) => [city.slug, count])).toEqual([['brest', 1]]);
  });

  test('is the first day with screenings there, or that of the address', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', '2026-11-25 20:15'),
        placedAt('a-1', 'rex', '2026-11-23 20:15'),
        placedAt('a-1', 'rex', '2026-11-20 20:15'),
      ],
    });
    const view = await viewOf();
    expect(view).toMatchObject({ today: DAY, opening: { day: '2026-11-23' }, day: '2026-11-23' });
    expect(view.published).toEqual(new Set(['2026-11-23', '2026-11-25']));
    expect(await viewOf({ date: '2026-11-25' })).toMatchObject({
      opening: { day: '2026-11-23' },
      day: '2026-11-25',
    });
    expect((await viewOf({ date: '2026-11-25' })).rows).toHaveLength(1);
    expect((await viewOf({ date: '2026-11-24' })).rows).toEqual([]);
  });

  test('opens on the first day on which it can still be booked there', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 17:00`),
        placedAt('b-2', 'rex', `${DAY} 20:15`),
        placedAt('a-1', 'mer', `${DAY} 20:15`),
        placedAt('a-1', 'lux', '2026-11-22 20:15', { status: 'soldout' }),
        placedAt('a-1', 'shut', '2026-11-22 20:15'),
        placedAt('a-1', 'lux', '2026-11-24 20:15'),
      ],
    });
    expect(await viewOf()).toMatchObject({ today: DAY, day: '2026-11-24', opening: { day: '2026-11-24' } });
    expect((await viewOf({ date: DAY })).day).toBe(DAY);
    expect((await viewOf({ localisation: 'mer' })).day).toBe(DAY);
  });

  test('is at the place of the address: a city, or a cinema', async () => {
    keep({ screenings: ['rex', 'lux', 'mer'].map((cinema) => placedAt('a-1', cinema, `${DAY} 20:15`)) });
    const brest = await viewOf({ localisation: 'brest' });
    expect(brest.place).toMatchObject({ name: 'Brest', slug: 'brest' });
    expect(brest.rows.map(({ cinema }) => cinema.slug)).toEqual(['mer']);
    expect(brest.elsewhere.map(({ city, cinemas: count }) => [city.slug, count])).toEqual([['paris', 2]]);
    const lux = await viewOf({ localisation: 'lux' });
    expect(lux.place).toMatchObject({ name: 'Aurore lux', slug: 'lux' });
    expect(lux.rows.map(({ cinema }) => cinema.slug)).toEqual(['lux']);
    expect(lux.elsewhere.map(({ city }) => city.slug)).toEqual(['brest']);
    expect((await viewOf({ localisation: 'atlantis' })).place.slug).toBe('paris');
  });

  test('is where it plays if the main city does not have it, else in the main city', async () => {
    keep({ screenings: [placedAt('a-1', 'sud', `${DAY} 20:15`)] });
    expect((await viewOf()).place.slug).toBe('nice');
    keep({ screenings: [placedAt('a-1', 'shut', `${DAY} 20:15`)] });
    const nowhere = await viewOf();
    expect(nowhere.place.slug).toBe('paris');
    expect([nowhere.rows, nowhere.elsewhere, nowhere.playing, nowhere.published]).toEqual([
      [],
      [],
      new Set(),
      new Set(),
    ]);
    const bare = await showDayView(catalogueOf('fr', { shows: [show], cinemas }), show, NO_FILTERS, NOW);
    expect(bare.place).toEqual({ name: '', slug: '', city: undefined, cinemas: [] });
  });

  test('lists other cities nearest first, last those of which nobody knows where they are', async () => {
    keep({ screenings: ['rex', 'mer', 'sud', 'est'].map((cinema) => placedAt('a-1', cinema, `${DAY} 20:15`)) });
    const slugs = async (localisation?: string) =>
      (await viewOf({ localisation })).elsewhere.map(({ city }) => city.slug);
    expect(await slugs()).toEqual(['nancy', 'brest', 'nice']);
    expect(await slugs('brest')).toEqual(['paris', 'nancy', 'nice']);
    expect(await slugs('nice')).toEqual(['brest', 'nancy', 'paris']);
  });

  test('has nothing until the hour of its screenings has come', async () => {
    keep({ screenings: [placedAt('late-2', 'rex', `${DAY} 20:15`)] });
    const view = await viewOf({}, hidden);
    expect([view.rows, view.playing, view.published]).toEqual([[], new Set(), new Set()]);
  });

  test('marks what the filters hide', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 20:15`)] });
    const isHidden = async (filters: Partial<Filters>) => (await viewOf(filters)).rows[0]!.screenings[0]!.hidden;
    expect(await isHidden({ versions: ['vost'] })).toBe(true);
    expect(await isHidden({ genres: ['drama'] })).toBe(false);
  });
});

describe('rows of cinemas', () => {
  test('nearest to a city’s centre come first; without one they stay', () => {
    const rows = ['lux', 'sud', 'rex'].map((slug) => ({ cinema: cinemas.find((each) => each.slug === slug)! }));
    const order = (centre: Parameters<typeof nearestToCentre>[1]) =>
      nearestToCentre(rows, centre).map(({ cinema }) => cinema.slug);
    expect(order(cityOf('paris', { gpsPosition: { x: 48.88, y: 2.35 } }))).toEqual(['rex', 'lux', 'sud']);
    expect(order(cities[1])).toEqual(['lux', 'sud', 'rex']);
    expect(order(undefined)).toEqual(['lux', 'sud', 'rex']);
  });

  test('are a timetable, each screening in the hour in which it begins', () => {
    const screenings = new Map([
      [
        'rex',
        [
          placedAt('a-1', 'rex', `${DAY} 18:10`),
          placedAt('a-1', 'rex', `${DAY} 18:30`),
          placedAt('a-1', 'rex', `${DAY} 20:00`),
        ],
      ],
      ['lux', [placedAt('a-1', 'lux', `${DAY} 19:00`, { version: 'vost' })]],
      ['mer', [placedAt('a-1', 'mer', `${DAY} 23:45`, { version: 'vost' })]],
    ]);
    const of = (filters: Partial<Filters>) =>
      timetableOf(cinemaRows(catalogue, show, narrowed(filters), NOW, screenings));
    const table = of({ versions: ['vf'] });
    expect(table.hours).toEqual(['18:00', '19:00', '20:00']);
    expect(table.rows.map(({ cinema, lanes }) => [cinema.slug, lanes])).toEqual([['rex', 2]]);
    expect(table.rows[0]!.cells.map((cell) => cell.map(({ view, slot }) => `${view.time} ${slot.lane}`))).toEqual([
      ['18:10 0', '18:30 1'],
      [],
      ['20:00 0'],
    ]);
    expect(of({}).rows.map(({ cinema, lanes }) => [cinema.slug, lanes])).toEqual([
      ['rex', 2],
      ['lux', 1],
      ['mer', 1],
    ]);
    expect(of({ versions: ['vo'] })).toEqual({ hours: [], rows: [] });
  });
});

describe('the days to choose from', () => {
  const choice = (slug: string, filters: Partial<Filters> = {}) => dayChoice(catalogue, slug, narrowed(filters), NOW);
  const ended = (time: string) => ({ endTime: `${time}:00` });

  beforeEach(() =>
    keep({
      screenings: [
        placedAt('a-1', 'rex', '2026-11-20 20:15'),
        placedAt('a-1', 'rex', '2026-11-23 18:00', ended('2026-11-23 19:45')),
        placedAt('a-1', 'rex', '2026-11-24 20:15', { ...ended('2026-11-24 22:15'), version: 'vost', tags: ['imax'] }),
        placedAt('late-2', 'rex', '2026-11-26 20:15'),
        placedAt('gone-9', 'rex', '2026-11-27 20:15'),
        placedAt('a-1', 'mer', '2026-11-28 20:15'),
      ],
    }),
  );

  test('are those of a cinema with a screening that is shown', async () => {
    expect(await choice('rex')).toEqual({
      ...{ today: DAY, defaultDay: '2026-11-23', day: '2026-11-23' },
      days: new Set(['2026-11-23', '2026-11-24']),
      nearest: '2026-11-24',
      ...{ cinemas: ['rex'], place: [48.87, 2.35] },
    });
    expect(await choice('rex', { date: DAY })).toMatchObject({ day: DAY, nearest: '2026-11-23' });
    expect(await choice('rex', { date: '2026-11-24' })).toMatchObject({
      defaultDay: '2026-11-23',
      day: '2026-11-24',
      nearest: '2026-11-23',
    });
    expect(await choice('atlantis')).toBeUndefined();
  });

  test('pass the filters and the hours', async () => {
    const days = async (filters: Partial<Filters>) => [...(await choice('rex', filters))!.days];
    expect(await days({ versions: ['vost'] })).toEqual(['2026-11-24']);
    expect(await days({ tags: ['imax'] })).toEqual(['2026-11-24']);
    expect(await days({ genres: ['drama'] })).toEqual(['2026-11-23', '2026-11-24']);
    expect(await days({ genres: ['comedy'] })).toEqual([]);
    expect(await days({ from: '1900' })).toEqual(['2026-11-24']);
    expect(await days({ until: '2000' })).toEqual(['2026-11-23']);
    store.screenings.push(placedAt('a-1', 'rex', '2026-11-25 12:00', ended('2026-11-26 13:00')));
    expect(await days({ until: '2000' })).toEqual(['2026-11-23']);
    expect(await days({ from: '1200' })).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  });

  test('of a show are those around its place', async () => {
    expect(await choice('a-1')).toMatchObject({
      today: DAY,
      defaultDay: '2026-11-23',
      day: '2026-11-23',
      nearest: '2026-11-24',
    });
    expect([...(await choice('a-1', { localisation: 'brest' }))!.days]).toEqual(['2026-11-28']);
    store.screenings.push(placedAt('b-2', 'rex', '2026-11-29 20:15'));
    expect([...(await choice('a-1'))!.days]).toEqual(['2026-11-23', '2026-11-24']);
  });
});

describe('the nearest cinema, where a programme has nothing', () => {
  const of = async (slug: string, more: Partial<Filters> = {}) => {
    const filters = narrowed(more);
    const choice = (await dayChoice(near, slug, filters, NOW))!;
    const found = await nearestCinema(near, slug, { filters, choice, now: NOW });
    return found && [found.cinema.slug, found.day];
  };
  const near = catalogueOf('fr', {
    shows: [show, hidden],
    cinemas: [
      ...cinemas,
      cinemaOf('suburb', { citySlug: 'suburb', ...at(48.9, 2.4) }),
      cinemaOf('town', { citySlug: 'town', ...at(48.8, 2.1) }),
      cinemaOf('far', { citySlug: 'far', ...at(45.75, 4.85) }),
    ],
    cities,
  });

  test('has on that day what passes all filters, and can still be booked', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 20:15`),
        // It has begun.
        placedAt('a-1', 'suburb', `${DAY} 17:00`, { version: 'vost' }),
        placedAt('a-1', 'suburb', `${DAY} 20:15`),
        placedAt('a-1', 'town', `${DAY} 20:15`, { version: 'vost', tags: ['audiodesc'] }),
        placedAt('a-1', 'far', `${DAY} 20:15`, { version: 'vost', tags: ['relaxed'] }),
      ],
    });
    expect(await of('a-1', { versions: ['vf'] })).toEqual(['suburb', DAY]);
    expect(await of('a-1', { versions: ['vost'] })).toEqual(['town', DAY]);
    expect(await of('rex', { versions: ['vost'] })).toEqual(['town', DAY]);
    expect(await of('a-1', { tags: ['audiodesc'] })).toEqual(['town', DAY]);
    // A need is not given up, nor is anybody sent to another end of the country.
    expect(await of('a-1', { tags: ['relaxed'] })).toBeUndefined();
    expect(await of('a-1', { from: '2100' })).toBeUndefined();
  });

  test('of a show without another day here, is on the nearest day there', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'suburb', '2026-11-23 20:15', { version: 'vost' }),
        placedAt('a-1', 'town', '2026-11-29 20:15', { version: 'vost' }),
      ],
    });
    expect(await of('a-1', { versions: ['vost'], date: '2026-11-28' })).toEqual(['town', '2026-11-29']);
    expect(await of('a-1', { versions: ['vost'] })).toEqual(['suburb', '2026-11-23']);
    // Here it plays on another day, which comes first.
    store.screenings.push(placedAt('a-1', 'lux', '2026-11-24 20:15', { version: 'vost' }));
    expect(await of('a-1', { versions: ['vost'], date: DAY })).toBeUndefined();
    expect(await of('rex', { versions: ['vost'], date: '2026-11-22' })).toBeUndefined();
  });
});

describe('a screening', () => {
  const tags = [tagOf('imax'), tagOf('quiet', { places: ['cinema'] })];
  const given = catalogueOf('fr', { shows: [show], cinemas, cities, tags });
  const soon = placedAt('a-1', 'rex', `${DAY} 18:00`, { tags: ['imax', '3d', 'quiet', 'pmr'] });
  const later = placedAt('a-1', 'rex', `${DAY} 20:15`);

  test('has its show, its cinema and the others of that day', async () => {
    keep({ screenings: [soon, later, placedAt('a-1', 'rex', '2026-11-22 20:15')] });
    const found = (await screeningDetails(given, soon.reference, NOW))!;
    expect(found).toMatchObject({ reference: soon.reference, show, cinema: cinemas[0], day: DAY, threeD: true });
    expect(found.experiences.map(({ slug }) => slug)).toEqual(['imax']);
    expect(found.showtime).toMatchObject({ reference: soon.reference });
    expect([found.view.reference, found.view.state]).toEqual([soon.reference, 'next']);
    expect(found.others.map(({ reference, state }) => [reference, state])).toEqual([[later.reference, 'available']]);
    expect((await screeningDetails(given, later.reference, NOW))!).toMatchObject({
      threeD: false,
      view: { state: 'available' },
    });
  });

  test('is none that the site does not know, or whose show or cinema it lacks', async () => {
    const strange = placedAt('gone-9', 'rex', `${DAY} 20:15`);
    const lost = placedAt('a-1', 'gone', `${DAY} 20:15`);
    keep({ screenings: [strange, lost] });
    for (const { reference } of [strange, lost, soon])
      expect(await screeningDetails(given, reference, NOW)).toBeUndefined();
  });

  test('cannot be booked where its cinema forbids it', async () => {
    keep({ screenings: [{ ...soon, showBookable: false }, later] });
    const found = (await screeningDetails(given, soon.reference, NOW))!;
    expect([found.view.state, ...found.others.map(({ state }) => state)]).toEqual(['locked', 'locked']);
  });

  test('of several by their references are in that order; what can be booked has not begun', async () => {
    const begun = placedAt('a-1', 'rex', `${DAY} 17:00`, { reservabilityEnd: `${DAY}T19:00:00+01:00` });
    keep({ screenings: [soon, later, begun] });
    const list = await screeningsByReference(given, [later.reference, 'V9S9', soon.reference, begun.reference], NOW);
    expect(list.map((each) => each?.reference)).toEqual([later.reference, undefined, soon.reference, begun.reference]);
    expect(stillBookable(list).map(({ reference }) => reference)).toEqual([later.reference, soon.reference]);
  });
});
