import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accessibleView } from '../../../../src/content/views/accessible.ts';
import { cinemaDayView } from '../../../../src/content/views/cinemaDay.ts';
import { dayChoice } from '../../../../src/content/views/dayChoice.ts';
import { eveningView } from '../../../../src/content/views/evening.ts';
import { nearView } from '../../../../src/content/views/near.ts';
import { nextProgrammeOf } from '../../../../src/content/views/nextProgramme.ts';
import { seasonView } from '../../../../src/content/views/season.ts';
import { showDayView } from '../../../../src/content/views/showDay.ts';
import { tonightAt } from '../../../../src/content/views/tonight.ts';
import { cinemasByZone, firstToday, todayIn, zoneOf } from '../../../../src/content/zones.ts';
import { NO_FILTERS } from '../../../../src/contract/filters.ts';
import type { SeasonDetails } from '../../../../src/contract/season.ts';
import { at, catalogueOf, cinemaOf, cityOf, keep, placedAt, showOf, tagOf } from './chain.ts';

vi.mock('../../../../src/content/showtimes.ts', async () => (await import('./chain.ts')).fakeShowtimes);
vi.mock('../../../../src/content/bookableScreenings.ts', async () => (await import('./chain.ts')).fakeBookable);
vi.mock('../../../../src/content/programme.ts', async () => (await import('./chain.ts')).fakeProgramme);
vi.mock('../../../../src/content/screeningKinds.ts', async () => (await import('./chain.ts')).fakeKinds);
vi.mock('../../../../src/content/seasonSchedule.ts', async () => (await import('./chain.ts')).fakeSchedule);
vi.mock('../../../../src/content/accessibleShowtimes.ts', async () => (await import('./chain.ts')).fakeAccessible);

/** 05:30 in Paris, of the cinema day before; 08:30 in La Réunion; 18:30 the evening before in Tahiti. */
const NOW = new Date('2026-11-22T05:30:00+01:00');
const [BEFORE, DAY] = ['2026-11-21', '2026-11-22'];
const cinemas = [
  cinemaOf('rex', at(48.86, 2.35)),
  cinemaOf('reunion', { ...at(-20.88, 55.45), timeZone: 'Indian/Reunion', citySlug: 'saint-denis' }),
  cinemaOf('tahiti', { ...at(-17.54, -149.57), timeZone: 'Pacific/Tahiti', citySlug: 'papeete' }),
];
const [rex, reunion, tahiti] = cinemas as [(typeof cinemas)[0], (typeof cinemas)[0], (typeof cinemas)[0]];
const cities = [
  cityOf('paris', { cinemas: ['rex'] }),
  cityOf('saint-denis', { cinemas: ['reunion'] }),
  cityOf('papeete', { cinemas: ['tahiti'] }),
];
const show = showOf('a-1');
const catalogue = catalogueOf('fr', { shows: [show], cinemas, cities, tags: [tagOf('pmr')] });

beforeEach(() =>
  keep({
    screenings: [BEFORE, DAY].flatMap((day) =>
      cinemas.flatMap(({ slug }) =>
        ['12:00', '20:00'].map((time) =>
          placedAt('a-1', slug, `${day} ${time}`, { tags: ['pmr'], reservabilityEnd: `${day} ${time}:00` }),
        ),
      ),
    ),
  }),
);

describe('the zone', () => {
  test('of a cinema is its own, else its site’s', () => {
    expect(['rex', 'reunion', 'tahiti', 'gone', undefined].map((slug) => zoneOf(catalogue, slug))).toEqual([
      ...['Europe/Paris', 'Indian/Reunion', 'Pacific/Tahiti', 'Europe/Paris', 'Europe/Paris'],
    ]);
    expect([...cinemasByZone(catalogue, ['rex', 'tahiti', 'gone'])]).toEqual([
      ['Europe/Paris', ['rex', 'gone']],
      ['Pacific/Tahiti', ['tahiti']],
    ]);
  });

  test('decides what day it is there', () => {
    expect(['rex', 'reunion', 'tahiti'].map((slug) => todayIn(catalogue, slug, NOW))).toEqual([BEFORE, DAY, BEFORE]);
    // 12:00 in Paris: the night of the day before in Tahiti.
    const noon = new Date('2026-11-22T12:00:00+01:00');
    expect(firstToday(catalogue, noon)).toBe(BEFORE);
    expect(firstToday(catalogueOf('fr', { cinemas: [rex, reunion] }), noon)).toBe(DAY);
  });
});

describe.each([
  { cinema: rex, today: BEFORE, when: 'later', soonest: '2026-11-22T12:00:00+01:00' },
  { cinema: reunion, today: DAY, when: 'today', soonest: '2026-11-22T12:00:00+04:00' },
  { cinema: tahiti, today: BEFORE, when: 'tonight', soonest: '2026-11-21T20:00:00-10:00' },
])('in $cinema.slug it is', ({ cinema, today, when, soonest }) => {
  const start = Date.parse(soonest);
  const city = cities.find(({ cinemas: own }) => own.includes(cinema.slug))!;

  test('the day of its programme and of its choice of days', async () => {
    const view = (await cinemaDayView(catalogue, cinema.slug, NO_FILTERS, NOW))!;
    const opening = when === 'later' ? DAY : today;
    expect([view.today, view.day]).toEqual([today, opening]);
    const days = today === DAY ? [DAY] : [BEFORE, DAY];
    expect(await dayChoice(catalogue, cinema.slug, NO_FILTERS, NOW)).toMatchObject({ today, days: new Set(days) });
    const filters = { ...NO_FILTERS, localisation: cinema.slug };
    expect(await dayChoice(catalogue, 'a-1', filters, NOW)).toMatchObject({ today, defaultDay: opening });
    expect(await showDayView(catalogue, show, filters, NOW)).toMatchObject({ today, published: new Set(days) });
  });

  test('today or tonight', async () => {
    const tonight = (await tonightAt(catalogue, cinema, NOW))!;
    expect(tonight.when).toBe(when);
    expect(tonight.rows[0]!.screenings[0]).toMatchObject({ state: 'next', screening: { start } });
    const evening = await eveningView(catalogue, [{ cinema, kilometres: 1 }], NO_FILTERS, NOW);
    expect(evening).toMatchObject({ today, when });
    expect(evening.parts[0]!.entries[0]!.screening.start).toBe(start);
  });

  test('the day around it, of its city’s accessible screenings, and of a season', async () => {
    const [place] = cinema.theaters;
    const from = [place!.gpsPosition!.x, place!.gpsPosition!.y] as const;
    const near = await nearView(catalogue, from, { count: 2, kilometres: 50 }, NOW);
    expect(near).toMatchObject(when === 'later' ? { day: DAY, isToday: false } : { day: today, isToday: true });
    expect(near.cinemas[0]!.rows[0]!.screenings[0]!.screening.start).toBe(start);
    expect((await accessibleView(catalogue, [city], NO_FILTERS, NOW)).today).toBe(today);
    const season = { shows: ['a-1'] } as unknown as SeasonDetails;
    const view = await seasonView(catalogue, season, { ...NO_FILTERS, localisation: cinema.slug }, [], NOW);
    expect(view.days[0]).toBe(today);
    expect(view.shows[0]!.screenings[0]!.view.screening.start).toBe(start);
  });
});

test('a list of cities in several zones is of the site’s day', async () => {
  expect((await accessibleView(catalogue, cities, NO_FILTERS, NOW)).today).toBe(BEFORE);
  expect((await accessibleView(catalogue, cities, { ...NO_FILTERS, localisation: 'saint-denis' }, NOW)).today).toBe(
    DAY,
  );
});

test('the next programme of a cinema is counted from its own day', async () => {
  // The week of Monday the 23rd is to be published on the 21st, which is over in La Réunion.
  const ofWeek = (cinema: typeof rex) => nextProgrammeOf(catalogue, { ...cinema, cinemaWeekOffset: 0 }, NOW);
  expect(await ofWeek(rex)).toEqual({ from: '2026-11-23', published: BEFORE });
  expect(await ofWeek(tahiti)).toEqual(await ofWeek(rex));
  expect(await ofWeek(reunion)).toBeUndefined();
});
