import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cinemaDayView, stillReachable } from '../../../../src/content/views/cinemaDay.ts';
import { inARowView } from '../../../../src/content/views/inARow.ts';
import { cinemaForCity, defaultCinema, tonightAt } from '../../../../src/content/views/tonight.ts';
import { NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import { catalogueOf, cinemaOf, cityOf, fakeBookable, fakeProgramme, keep, placedAt, showOf } from './chain.ts';

vi.mock('../../../../src/content/showtimes.ts', async () => (await import('./chain.ts')).fakeShowtimes);
vi.mock('../../../../src/content/bookableScreenings.ts', async () => (await import('./chain.ts')).fakeBookable);
vi.mock('../../../../src/content/programme.ts', async () => (await import('./chain.ts')).fakeProgramme);

const DAY = '2026-11-21';
const NOW = new Date(`${DAY}T17:30:00+01:00`);
const shows = ['a-1', 'b-2', 'c-3', 'd-4'].map((slug) => showOf(slug, { duration: 90 }));
const cinemas = [cinemaOf('rex'), cinemaOf('shut', { status: false }), cinemaOf('lux')];
const cities = [
  cityOf('lyon', { cinemas: ['rex', 'lux'], defaultCinema: 'lux' }),
  cityOf('nice', { cinemas: ['shut', 'rex'], defaultCinema: 'shut' }),
  cityOf('brest', { cinemas: ['shut'], defaultCinema: null }),
];
const catalogue = catalogueOf('fr', { shows, cinemas, cities });
const dayOf = async (filters: Partial<Filters> = {}, now = NOW) =>
  (await cinemaDayView(catalogue, 'rex', { ...NO_FILTERS, ...filters }, now))!;
const slugs = async (filters?: Partial<Filters>) => (await dayOf(filters)).rows.map(({ slug }) => slug);

beforeEach(() => keep({}));

describe('a cinema’s day', () => {
  test('is today’s or that of the address, with all days that have screenings', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 20:15`), placedAt('b-2', 'rex', '2026-11-23 20:15')] });
    expect(await dayOf()).toMatchObject({ cinema: 'rex', today: DAY, opening: { day: DAY }, day: DAY });
    expect((await dayOf()).published).toEqual(new Set([DAY, '2026-11-23']));
    expect(await dayOf({ date: '2026-11-23' })).toMatchObject({ today: DAY, day: '2026-11-23' });
    expect(await slugs()).toEqual(['a-1']);
    expect(await slugs({ date: '2026-11-23' })).toEqual(['b-2']);
    expect(await cinemaDayView(catalogue, 'gone', NO_FILTERS, NOW)).toBeUndefined();
  });

  test('of the address is read while it is asked on which day the programme opens', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 20:15`), placedAt('b-2', 'rex', '2026-11-23 20:15')] });
    const { promise: isRead, resolve } = Promise.withResolvers<void>();
    const [bookable, programme] = [fakeBookable.bookableScreenings, fakeProgramme.dayProgramme];
    vi.spyOn(fakeBookable, 'bookableScreenings').mockImplementation(async (...asked) => {
      await isRead;
      return bookable(...asked);
    });
    vi.spyOn(fakeProgramme, 'dayProgramme').mockImplementation((...asked) => {
      resolve();
      return programme(...asked);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await dayOf({ date: '2026-11-23' })).toMatchObject({ day: '2026-11-23', opening: { day: DAY } });
  });

  test('opens on the first day on which something can still be booked, whatever the filters', async () => {
    const later = showOf('late-9', { showtimesDisplayDatetime: '2026-11-30T18:00:00+01:00' });
    const given = catalogueOf('fr', { shows: [...shows, later], cinemas, cities });
    const opening = async (filters: Partial<Filters> = {}) => {
      const view = await cinemaDayView(given, 'rex', { ...NO_FILTERS, ...filters }, NOW);
      return [view!.day, view!.opening.day];
    };
    const screenings = [
      placedAt('a-1', 'rex', `${DAY} 14:00`),
      placedAt('a-1', 'rex', `${DAY} 20:15`, { status: 'soldout' }),
      placedAt('late-9', 'rex', `${DAY} 21:00`),
      placedAt('a-1', 'lux', `${DAY} 21:00`),
      placedAt('b-2', 'rex', '2026-11-22 20:15', { status: 'locked' }),
      placedAt('c-3', 'rex', '2026-11-23 20:15'),
      placedAt('d-4', 'rex', '2026-11-25 20:15', { version: 'vost' }),
      placedAt('a-1', 'rex', '2026-11-24 20:15'),
    ];
    const entries = { rex: { 'c-3': { bookable: false } } };
    keep({ screenings, entries });
    expect(await opening()).toEqual(['2026-11-24', '2026-11-24']);
    expect(await opening({ versions: ['vost'] })).toEqual(['2026-11-24', '2026-11-24']);
    expect(await opening({ date: DAY })).toEqual([DAY, '2026-11-24']);
    keep({ screenings: screenings.slice(0, 6), entries });
    expect(await opening()).toEqual([DAY, DAY]);
  });

  test('opens there until the last booking of that day ends', async () => {
    const until = async (clock: string) => (await dayOf({}, new Date(`${DAY}T${clock}+01:00`))).opening;
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 19:00`, { reservabilityEnd: `${DAY}T20:30:00+01:00` }),
        placedAt('b-2', 'rex', `${DAY} 20:00`),
        placedAt('b-2', 'rex', `${DAY} 23:00`, { status: 'locked' }),
        placedAt('c-3', 'rex', '2026-11-22 14:00'),
      ],
    });
    const last = { day: DAY, until: Date.parse(`${DAY}T20:30:00+01:00`) };
    expect(await until('20:29:59')).toEqual(last);
    expect(await until('20:30:00')).toEqual(last);
    const next = { day: '2026-11-22', until: Date.parse('2026-11-22T14:00:00+01:00') };
    expect(await until('20:30:01')).toEqual(next);
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 14:00`)] });
    expect((await dayOf()).opening).toEqual({ day: DAY, until: undefined });
  });

  test('leaves out shows that the site or the cinema does not have, and those whose hour has not come', async () => {
    const hidden = showOf('e-5', { showtimesDisplayDatetime: '2026-11-21T18:00:00+01:00' });
    keep({
      screenings: ['a-1', 'b-2', 'e-5', 'gone-9'].map((show) => placedAt(show, 'rex', `${DAY} 20:15`)),
      entries: { rex: { 'b-2': null } },
    });
    const view = await cinemaDayView(
      catalogueOf('fr', { shows: [...shows, hidden], cinemas, cities }),
      'rex',
      NO_FILTERS,
      NOW,
    );
    expect(view!.rows.map(({ slug }) => slug)).toEqual(['a-1']);
  });

  // SPEC 9.12
  test('is in the cinema’s order: special first, then premieres, then what is promoted; that of the day counts', async () => {
    const screenings = ['a-1', 'b-2', 'c-3', 'd-4'].map((show) => placedAt(show, 'rex', `${DAY} 20:15`));
    const entries = {
      rex: { 'a-1': { cineOrder: 4 }, 'b-2': { cineOrder: 3 }, 'c-3': { cineOrder: 2 }, 'd-4': { cineOrder: 1 } },
    };
    keep({ screenings, entries });
    expect(await slugs()).toEqual(['d-4', 'c-3', 'b-2', 'a-1']);
    const onDay = {
      [`rex ${DAY} a-1`]: { cineOrder: 0, tags: [] },
      [`rex ${DAY} c-3`]: { cineOrder: 9, tags: [], specialShowtime: true },
    };
    keep({ screenings, entries, onDay });
    expect(await slugs()).toEqual(['c-3', 'a-1', 'd-4', 'b-2']);
    const days = { [`rex ${DAY}`]: { upsell: { tag: 'imax', showSlug: 'b-2' }, highlightedShowtime: null } };
    keep({ screenings, entries, days, onDay: { [`rex ${DAY} a-1`]: { cineOrder: 4, tags: ['imax', 'avp'] } } });
    expect(await slugs()).toEqual(['a-1', 'b-2', 'd-4', 'c-3']);
  });

  test('has what is over at its end', async () => {
    keep({
      screenings: [placedAt('a-1', 'rex', `${DAY} 14:00`), placedAt('b-2', 'rex', `${DAY} 20:15`)],
      entries: { rex: { 'a-1': { cineOrder: 1 }, 'b-2': { cineOrder: 2 } } },
    });
    const { rows } = await dayOf();
    expect(rows.map(({ slug, over }) => [slug, over])).toEqual([
      ['b-2', false],
      ['a-1', true],
    ]);
    expect(stillReachable(rows).map(({ slug }) => slug)).toEqual(['b-2']);
  });

  test('has one next screening of all shows, and books none that its cinema forbids', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', `${DAY} 18:00`),
        placedAt('b-2', 'rex', `${DAY} 18:30`),
        placedAt('b-2', 'rex', `${DAY} 21:00`),
        placedAt('c-3', 'rex', `${DAY} 19:00`),
      ],
      entries: { rex: { 'a-1': { bookable: false }, 'c-3': { bookable: undefined } } } as never,
    });
    const { rows } = await dayOf();
    const states = Object.fromEntries(rows.map(({ slug, screenings }) => [slug, screenings.map(({ state }) => state)]));
    expect(states).toEqual({ 'a-1': ['locked'], 'b-2': ['next', 'available'], 'c-3': ['available'] });
  });

  test('puts forward what the cinema does, in the words of its screening', async () => {
    const special = { specialShowtimeDetails: { highlightedTitle: 'With its director' } } as never;
    const empty = { specialShowtimeDetails: { highlightedTitle: '' } } as never;
    const days = { [`rex ${DAY}`]: { upsell: null, highlightedShowtime: { type: 'tag' as const, showSlug: 'a-1' } } };
    const others = [placedAt('a-1', 'rex', `${DAY} 18:15`), placedAt('b-2', 'rex', `${DAY} 18:15`, special)];
    const highlights = async () => new Map((await dayOf()).rows.map(({ slug, highlight }) => [slug, highlight]));
    keep({
      screenings: [
        ...others,
        placedAt('a-1', 'rex', `${DAY} 19:15`, empty),
        placedAt('a-1', 'rex', `${DAY} 20:15`, special),
      ],
      days,
    });
    expect(Object.fromEntries(await highlights())).toEqual({ 'a-1': 'With its director', 'b-2': undefined });
    keep({ screenings: others, days });
    expect((await highlights()).get('a-1')).toBeNull();
    keep({ screenings: others });
    expect((await highlights()).get('a-1')).toBeUndefined();
  });

  test('marks what the filters hide, and has the details of its shows', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 20:15`)] });
    const details = { slug: 'a-1' } as never;
    const given = catalogueOf('fr', { shows, cinemas, cities, detailsBySlug: new Map([['a-1', details]]) });
    const view = await cinemaDayView(given, 'rex', { ...NO_FILTERS, versions: ['vost'] }, NOW);
    expect(view!.rows[0]!.details).toBe(details);
    expect(view!.rows[0]!.screenings[0]!.hidden).toBe(true);
  });
});

describe('tonight', () => {
  const at = (clock: string) => new Date(`${DAY}T${clock}:00+01:00`);
  const rex = cinemas[0]!;

  test('is what can still be reached; before five it is today', async () => {
    keep({ screenings: [placedAt('a-1', 'rex', `${DAY} 14:00`), placedAt('b-2', 'rex', `${DAY} 20:15`)] });
    const evening = await tonightAt(catalogue, rex, at('17:00'));
    expect(evening).toMatchObject({ cinema: rex, day: DAY, when: 'tonight' });
    expect(evening!.rows.map(({ slug }) => slug)).toEqual(['b-2']);
    expect(await tonightAt(catalogue, rex, at('16:59'))).toMatchObject({ day: DAY, when: 'today' });
  });

  test('is the next day with screenings once there is nothing left', async () => {
    keep({
      screenings: [
        placedAt('c-3', 'rex', '2026-11-25 20:15'),
        placedAt('a-1', 'rex', '2026-11-23 20:15'),
        placedAt('b-2', 'rex', `${DAY} 14:00`),
        placedAt('d-4', 'rex', '2026-11-20 20:15'),
      ],
    });
    const later = await tonightAt(catalogue, rex, at('18:00'));
    expect(later).toMatchObject({ day: '2026-11-23', when: 'later' });
    expect(later!.rows.map(({ slug }) => slug)).toEqual(['a-1']);
  });

  test('is nothing where no day is left, and in no such cinema', async () => {
    keep({ screenings: [placedAt('b-2', 'rex', `${DAY} 14:00`)] });
    expect(await tonightAt(catalogue, rex, at('18:00'))).toEqual({ cinema: rex, day: DAY, when: 'today', rows: [] });
    expect(await tonightAt(catalogue, cinemaOf('gone'), at('18:00'))).toBeUndefined();
  });
});

describe('the cinema that a city stands for', () => {
  test('is its own choice or, if that is closed, its first open one', () => {
    const of = (slug: string) => cinemaForCity(catalogue, catalogue.citiesBySlug.get(slug)!)?.slug;
    expect([of('lyon'), of('nice'), of('brest')]).toEqual(['lux', 'rex', undefined]);
    expect(cinemaForCity(catalogue, cityOf('x', { defaultCinema: 'gone', cinemas: ['gone', 'lux'] }))?.slug).toBe(
      'lux',
    );
  });

  test('is that of the main city, else any open one', () => {
    const paris = (more: object) => [...cities, cityOf('paris', more)];
    expect(defaultCinema(catalogueOf('fr', { cinemas, cities: paris({ cinemas: ['lux'] }) }))?.slug).toBe('lux');
    expect(defaultCinema(catalogueOf('fr', { cinemas, cities: paris({ cinemas: ['shut'] }) }))?.slug).toBe('rex');
    expect(defaultCinema(catalogueOf('fr', { cinemas: cinemas.slice(1), cities }))?.slug).toBe('lux');
    expect(defaultCinema(catalogueOf('fr', { cinemas: [cinemas[1]!] }))).toBeUndefined();
  });
});

describe('films in a row', () => {
  const clock = (time: string) => `${DAY} ${time}`;
  const ended = (time: string) => ({ endTime: `${DAY} ${time}:00` });
  const view = async (requested: readonly string[], filters: Partial<Filters> = {}) =>
    (await inARowView(catalogue, 'rex', { ...NO_FILTERS, ...filters }, requested, NOW))!;

  beforeEach(() =>
    keep({
      screenings: [
        placedAt('a-1', 'rex', clock('14:00'), ended('15:30')),
        placedAt('a-1', 'rex', clock('18:00'), ended('19:30')),
        placedAt('b-2', 'rex', clock('20:00'), ended('21:30')),
        placedAt('b-2', 'rex', clock('18:30'), { ...ended('20:00'), version: 'vost' }),
        placedAt('c-3', 'rex', clock('14:00'), ended('15:30')),
      ],
    }),
  );

  test('are those of the requested that can be reached, one after another', async () => {
    const { films, chosen, missing, sequences, today, day } = await view(['a-1', 'b-2', 'c-3', 'gone-9']);
    expect([today, day]).toEqual([DAY, DAY]);
    expect(films.map(({ show, chosen: is, screenings }) => [show.slug, is, screenings.length])).toEqual([
      ['a-1', true, 1],
      ['b-2', true, 2],
    ]);
    expect(chosen.map(({ slug }) => slug)).toEqual(['a-1', 'b-2']);
    expect(missing.map(({ slug }) => slug)).toEqual(['c-3']);
    expect(sequences.map(({ screenings }) => screenings.map((each) => `${each.film} ${each.view.time}`))).toEqual([
      ['a-1 18:00', 'b-2 20:00'],
    ]);
    expect(sequences[0]!.screenings.map(({ view: { state } }) => state)).toEqual(['next', 'available']);
  });

  test('do not follow what goes on for a day', async () => {
    keep({
      screenings: [
        placedAt('a-1', 'rex', clock('18:00'), { endTime: '2026-11-22 19:30:00' }),
        placedAt('b-2', 'rex', clock('20:00'), ended('21:30')),
      ],
    });
    expect((await view(['a-1', 'b-2'])).sequences).toEqual([]);
  });

  test('leave out what the filters hide, and take no more than three', async () => {
    const { films } = await view(['a-1', 'b-2'], { versions: ['vost'] });
    expect(films.map(({ show, screenings }) => [show.slug, screenings.length])).toEqual([['b-2', 1]]);
    const many = await view(['c-3', 'c-3', 'c-3', 'a-1']);
    expect(many.films.map(({ chosen }) => chosen)).toEqual([false, false]);
  });

  test('need an end that is known: one before the start is none', async () => {
    const untold = catalogueOf('fr', { shows: [showOf('a-1', { duration: null }), shows[1]!], cinemas, cities });
    const of = async (given = catalogue) =>
      (await inARowView(given, 'rex', NO_FILTERS, ['a-1', 'b-2'], NOW))!.sequences;
    expect(await of()).toHaveLength(1);
    expect(await of(untold)).toHaveLength(0);
    keep({
      screenings: [
        placedAt('a-1', 'rex', clock('18:00'), ended('18:00')),
        placedAt('b-2', 'rex', clock('18:20'), ended('19:50')),
      ],
    });
    expect(await of()).toHaveLength(0);
  });

  test('are of a cinema that the site has', async () => {
    expect(await inARowView(catalogue, 'gone', NO_FILTERS, [], NOW)).toBeUndefined();
  });
});
