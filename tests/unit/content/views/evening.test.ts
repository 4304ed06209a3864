import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cinemasAround,
  cinemasOfEvening,
  eveningView,
  nearestEvening,
  nextTimesIn,
} from '../../../../src/content/views/evening.ts';
import { nearView } from '../../../../src/content/views/near.ts';
import { seasonsWith, seasonView } from '../../../../src/content/views/season.ts';
import { NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import type { SeasonDetails } from '../../../../src/contract/season.ts';
import { at, catalogueOf, cinemaOf, cityOf, keep, placedAt, showOf, type Placed } from './chain.ts';

vi.mock('../../../../src/content/showtimes.ts', async () => (await import('./chain.ts')).fakeShowtimes);
vi.mock('../../../../src/content/screeningKinds.ts', async () => (await import('./chain.ts')).fakeKinds);
vi.mock('../../../../src/content/seasonSchedule.ts', async () => (await import('./chain.ts')).fakeSchedule);

const DAY = '2026-11-21';
const NOW = new Date(`${DAY}T17:30:00+01:00`);
const clock = (time: string) => new Date(`${DAY}T${time}:00+01:00`);
const shows = [showOf('a-1', { genresSlug: ['drama'] }), showOf('b-2'), showOf('c-3'), showOf('d-4')];
const late = showOf('late-9', { showtimesDisplayDatetime: '2026-11-21T18:00:00+01:00' });
const cinemas = [
  cinemaOf('far', at(48.2, 2.35)),
  cinemaOf('mid', at(48.7, 2.35)),
  cinemaOf('rex', at(48.86, 2.35)),
  cinemaOf('shut', { ...at(48.85, 2.35), status: false }),
  cinemaOf('south', at(43.7, 7.26)),
  cinemaOf('nowhere'),
];
const paris = cityOf('paris', { cinemas: ['mid', 'rex', 'shut'], gpsPosition: { x: 48.85, y: 2.35 } });
const locator = { maximumNumberOfCinemas: 2, maximumDistance: 50 };
const catalogue = catalogueOf('fr', { shows: [...shows, late], cinemas, cities: [paris], locator });
const named = (slug: string) => cinemas.find((each) => each.slug === slug)!;
const narrowed = (filters: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...filters });

beforeEach(() => keep({}));

describe('the cinemas of an evening', () => {
  const slugs = (list: readonly { cinema: { slug: string } }[]) => list.map(({ cinema }) => cinema.slug);

  test('are the open ones around the city’s centre: as many as the locator lists, and at least its own', () => {
    expect(slugs(cinemasOfEvening(catalogue, paris))).toEqual(['rex', 'mid']);
    const one = catalogueOf('fr', { cinemas, cities: [paris], locator: { ...locator, maximumNumberOfCinemas: 1 } });
    expect(slugs(cinemasOfEvening(one, paris))).toEqual(['rex', 'mid']);
    expect(slugs(cinemasAround(one, [48.85, 2.35]))).toEqual(['rex']);
    const [first] = cinemasAround(catalogue, [48.85, 2.35]);
    expect(first!.kilometres).toBeCloseTo(1.11, 1);
    expect(slugs(cinemasAround(catalogue, [10, 0]))).toEqual([]);
  });

  test('are those of the city where nobody knows where that is', () => {
    expect(cinemasOfEvening(catalogue, cityOf('lost', { cinemas: ['shut', 'mid', 'rex'] }))).toEqual([
      { cinema: named('mid'), kilometres: undefined },
      { cinema: named('rex'), kilometres: undefined },
    ]);
  });

  test('are no more than twelve', () => {
    const many = Array.from({ length: 14 }, (_, index) => cinemaOf(`c${index}`, at(48.85, 2.35 + index / 1000)));
    const given = catalogueOf('fr', { cinemas: many, locator: { maximumNumberOfCinemas: 20, maximumDistance: 50 } });
    const of = (more: object) =>
      cinemasOfEvening(given, cityOf('paris', { cinemas: many.map(({ slug }) => slug), ...more }));
    expect(of({ gpsPosition: { x: 48.85, y: 2.35 } })).toHaveLength(12);
    expect(of({ gpsPosition: null })).toHaveLength(12);
    expect(cinemasAround(given, [48.85, 2.35])).toHaveLength(12);
  });
});

describe('an evening', () => {
  const list = ['rex', 'mid'].map((slug) => ({ cinema: named(slug), kilometres: slug === 'rex' ? 1 : 17 }));
  const viewOf = (filters: Partial<Filters> = {}, now = NOW) => eveningView(catalogue, list, narrowed(filters), now);
  const board = ({ parts }: Awaited<ReturnType<typeof viewOf>>) =>
    parts.map(({ hour, entries }) => [
      hour,
      ...entries.map(({ time, show, cinema }) => `${time} ${show.slug} ${cinema.slug}`),
    ]);

  test('is what has not begun, by start, at all its cinemas', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 20:15`),
        placedAt('a-1', 'rex', `${DAY} 17:30`),
        placedAt('b-2', 'mid', `${DAY} 18:15`),
        placedAt('late-9', 'rex', `${DAY} 18:10`),
        placedAt('gone-9', 'rex', `${DAY} 18:05`),
        placedAt('a-1', 'far', `${DAY} 18:30`),
        placedAt('a-1', 'rex', '2026-11-22 20:15'),
      ],
    });
    const view = await viewOf();
    expect(board(view)).toEqual([
      ['next', '18:15 b-2 mid'],
      [20, '20:15 a-1 rex'],
    ]);
    expect(view).toMatchObject({ today: DAY, day: DAY, when: 'tonight', count: 2, cinemas: 2 });
    const [next, other] = view.parts.flatMap(({ entries }) => entries);
    expect([next!.state, other!.state]).toEqual(['next', 'available']);
    expect([next!.kilometres, other!.kilometres]).toEqual([17, 1]);
    expect(nextTimesIn(view)).toEqual(
      new Map([
        ['mid', '18:15'],
        ['rex', '20:15'],
      ]),
    );
  });

  test('is today before five', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 20:15`)] });
    expect((await viewOf({}, clock('16:59'))).when).toBe('today');
    expect((await viewOf({}, clock('17:00'))).when).toBe('tonight');
  });

  test('is tomorrow’s once all have begun, but not if the address names a day', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 17:00`),
        placedAt('b-2', 'rex', '2026-11-22 20:15'),
        placedAt('b-2', 'rex', '2026-11-23 20:15'),
      ],
    });
    const view = await viewOf();
    expect(view).toMatchObject({ today: DAY, day: '2026-11-22', when: 'later', count: 1 });
    expect(nextTimesIn(view)).toEqual(new Map());
    expect(await viewOf({ date: DAY })).toMatchObject({ day: DAY, when: 'tonight', count: 0, parts: [] });
    expect(await viewOf({ date: '2026-11-23' })).toMatchObject({ day: '2026-11-23', when: 'later', count: 1 });
  });

  test('leaves out what its filters hide, which still say what else there is', async () => {
    const catalogued = catalogueOf('fr', {
      ...{ shows, cinemas, locator },
      versions: [
        { slug: 'vf', label: 'VF', description: '' },
        { slug: 'vost', label: 'VOST', description: '' },
      ],
    });
    keep({
      screenings: [placedAt('a-1', 'rex', `${DAY} 20:15`), placedAt('b-2', 'mid', `${DAY} 19:15`, { version: 'vost' })],
    });
    const view = await eveningView(catalogued, list, narrowed({ versions: ['vost'] }), NOW);
    expect(board(view)).toEqual([[19, '19:15 b-2 mid']]);
    expect(view).toMatchObject({ count: 1, cinemas: 1, day: DAY });
    expect(view.groups.find(({ name }) => name === 'versions')!.options.map(({ slug }) => slug)).toEqual([
      'vf',
      'vost',
    ]);
    expect(await eveningView(catalogued, list, narrowed({ genres: ['comedy'] }), NOW)).toMatchObject({
      day: DAY,
      count: 0,
    });
  });

  test('without anything left, knows what to clear and the nearest day that has something', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 20:15`),
        placedAt('a-1', 'mid', '2026-11-24 20:15', { version: 'vost' }),
        placedAt('a-1', 'far', '2026-11-22 20:15', { version: 'vost' }),
      ],
    });
    const filters = narrowed({ versions: ['vost'] });
    const view = await eveningView(catalogue, list, filters, NOW);
    expect(view).toMatchObject({ count: 0, day: DAY, drop: { group: 'versions', count: 1 } });
    expect(await nearestEvening(catalogue, list, filters, view, NOW)).toBe('2026-11-24');
    expect(await nearestEvening(catalogue, list, narrowed({ tags: ['pmr'] }), view, NOW)).toBeUndefined();
  });

  test('has the screenings of as many cinemas as there is room for', async () => {
    const many = (cinema: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        placedAt('a-1', cinema, `${DAY} ${18 + Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')}`),
      );
    keep({ screenings: [...many('rex', 100), ...many('mid', 61)] });
    expect(await viewOf()).toMatchObject({ count: 100, cinemas: 1 });
    keep({ screenings: [...many('rex', 100), ...many('mid', 60)] });
    expect(await viewOf()).toMatchObject({ count: 160, cinemas: 2 });
  });

  test('has a next time for each cinema: the first that can be booked', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 18:15`, { status: 'soldout' }),
        placedAt('a-1', 'rex', `${DAY} 19:15`),
        placedAt('a-1', 'rex', `${DAY} 20:15`),
        placedAt('a-1', 'mid', `${DAY} 20:15`, { status: 'locked' }),
      ],
    });
    expect(nextTimesIn(await viewOf())).toEqual(new Map([['rex', '19:15']]));
  });
});

describe('near a place', () => {
  const limits = { count: 3, kilometres: 50 };
  const viewOf = (now = NOW) => nearView(catalogue, [48.85, 2.35], limits, now);
  const rows = ({ cinemas: list }: Awaited<ReturnType<typeof viewOf>>) =>
    list.map(({ cinema, rows: films }) => [
      cinema.slug,
      ...films.map(({ show, screenings }) => `${show.slug} ${screenings.map(({ time }) => time).join(' ')}`),
    ]);

  test('are the open cinemas with what can be reached, soonest first: three films, and two screenings of each', async () => {
    keep({
      screenings: [
        ...['22:00', '18:40', '20:00', '17:00'].toSorted().map((time) => placedAt('a-1', 'rex', `${DAY} ${time}`)),
        placedAt('b-2', 'rex', `${DAY} 18:30`),
        placedAt('c-3', 'rex', `${DAY} 19:30`),
        placedAt('d-4', 'rex', `${DAY} 21:30`),
        placedAt('late-9', 'rex', `${DAY} 18:00`),
        placedAt('gone-9', 'rex', `${DAY} 18:00`),
        placedAt('a-1', 'shut', `${DAY} 18:00`),
      ],
    });
    const view = await viewOf();
    expect(rows(view)).toEqual([['rex', 'b-2 18:30', 'a-1 18:40 20:00', 'c-3 19:30'], ['mid']]);
    expect(view).toMatchObject({ day: DAY, isToday: true });
    expect(view.cinemas[0]!.rows[0]!.screenings[0]!.state).toBe('next');
    expect(view.cinemas[0]!.kilometres).toBeCloseTo(1.11, 1);
  });

  test('are those of the next day once nothing can be reached', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 17:00`), placedAt('b-2', 'mid', '2026-11-22 14:00')] });
    const view = await viewOf();
    expect(rows(view)).toEqual([['rex'], ['mid', 'b-2 14:00']]);
    expect(view).toMatchObject({ day: '2026-11-22', isToday: false });
    // It begins in more than twelve hours: nothing says that it is the next.
    expect(view.cinemas[1]!.rows[0]!.screenings[0]!.state).toBe('available');
  });

  test('are today’s where there is no cinema at all', async () => {
    expect(await nearView(catalogue, [10, 0], limits, NOW)).toEqual({
      day: DAY,
      isToday: true,
      isCalledToday: true,
      cinemas: [],
    });
  });
});

describe('a season', () => {
  const season = (more: Partial<SeasonDetails> = {}) =>
    ({
      slug: 'opera',
      active: true,
      redirectSlug: null,
      shows: ['a-1', 'b-2', 'late-9', 'gone-9'],
      ...more,
    }) as SeasonDetails;
  const brest = cityOf('brest', { cinemas: ['south'] });
  const given = catalogueOf('fr', { shows: [...shows, late], cinemas, cities: [paris, brest] });
  const viewOf = (filters: Partial<Filters> = {}, chosen: string[] = [], of = given) =>
    seasonView(of, season(), narrowed(filters), chosen, NOW);
  const works = ({ shows: list }: Awaited<ReturnType<typeof viewOf>>) =>
    list.map(({ show, screenings, left, scheduled }) => [
      show.slug,
      screenings.map(({ date, view }) => `${date} ${view.time}`),
      left,
      scheduled,
    ]);
  const programme: Placed[] = [
    placedAt('a-1', 'far', '2026-11-24 20:00'),
    placedAt('a-1', 'rex', '2026-11-25 20:00'),
    placedAt('a-1', 'rex', '2026-11-23 20:00'),
    placedAt('a-1', 'rex', `${DAY} 17:00`),
    placedAt('a-1', 'rex', '2026-11-20 20:00'),
    placedAt('b-2', 'mid', '2026-11-20 20:00'),
    placedAt('late-9', 'rex', '2026-11-26 20:00'),
    placedAt('a-1', 'shut', '2026-11-26 20:00'),
  ];

  test('plays in the first cinema of the main city that has it, on these days', async () => {
    keep({ screenings: programme });
    const view = await viewOf();
    expect(view.cinema?.slug).toBe('rex');
    expect(view.cinemas.map(({ slug }) => slug)).toEqual(['far', 'rex']);
    expect(view.days).toEqual([DAY, '2026-11-23', '2026-11-25']);
    expect(view.day).toBeUndefined();
    expect(works(view)).toEqual([
      ['a-1', ['2026-11-25 20:00', '2026-11-23 20:00'], 0, true],
      ['b-2', [], 0, false],
      ['late-9', [], 0, false],
    ]);
    expect(view.shows[0]!.screenings.map(({ view: { state } }) => state)).toEqual(['available', 'available']);
  });

  test('is at the place of the address, or on its day', async () => {
    keep({ screenings: [...programme, placedAt('a-1', 'south', '2026-11-27 20:00')] });
    const cinema = async (localisation: string) => (await viewOf({ localisation })).cinema?.slug;
    expect(await cinema('far')).toBe('far');
    expect(await cinema('nowhere')).toBe('nowhere');
    expect(await cinema('shut')).toBe('far');
    expect(await cinema('brest')).toBe('south');
    expect(await cinema('atlantis')).toBe('far');
    expect((await viewOf({ localisation: 'nowhere' })).days).toEqual([]);
    const day = await viewOf({ date: '2026-11-25' });
    expect([day.day, works(day)[0]]).toEqual(['2026-11-25', ['a-1', ['2026-11-25 20:00'], 0, true]]);
  });

  test('shows six screenings of a work, and how many more; and which are chosen', async () => {
    const many = Array.from({ length: 8 }, (_, index) => placedAt('a-1', 'rex', `2026-11-2${index + 2} 20:00`));
    keep({ screenings: many });
    const [work] = (await viewOf({}, [many[1]!.reference])).shows;
    expect([work!.screenings.length, work!.left]).toEqual([6, 2]);
    expect(work!.screenings.map(({ chosen }) => chosen)).toEqual([false, true, false, false, false, false]);
    expect(work!.screenings[1]!.reference).toBe(many[1]!.reference);
  });

  test('plays nowhere yet', async () => {
    expect(await viewOf()).toMatchObject({ cinema: undefined, cinemas: [], days: [] });
  });

  test('has a show if it is active and has not moved', () => {
    const seasons = [
      season(),
      season({ slug: 'old', active: false }),
      season({ slug: 'moved', redirectSlug: 'opera' }),
      season({ slug: 'other', shows: ['c-3'] }),
    ];
    const content = { seasons: new Map(seasons.map((each) => [each.slug, each])) } as never;
    expect(seasonsWith(content, 'a-1').map(({ slug }) => slug)).toEqual(['opera']);
    expect(seasonsWith(content, 'c-3').map(({ slug }) => slug)).toEqual(['other']);
  });
});
