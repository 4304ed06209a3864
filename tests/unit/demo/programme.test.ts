import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoCinemas, isOpen } from '../../../demo/cinemas/cinemas.ts';
import type { DemoCinema } from '../../../demo/cinemas/types.ts';
import { screeningsOf } from '../../../demo/programme/day.ts';
import { demoFilms, isDaytimeOnly, kebab, slugOf } from '../../../demo/programme/films.ts';
import { programmeOf } from '../../../demo/programme/programme.ts';
import { releaseDay, stateOf, zoneOfCinema } from '../../../demo/programme/releases.ts';
import { inLanguage, type DemoShowtime } from '../../../demo/programme/showtimes.ts';
import { addDays, cinemaDayOf } from '../../../src/domain/programme/cinemaDay.ts';
import { instantOf } from '../../../src/lib/localTime.ts';
import { fallUnder } from '../../../src/domain/programme/tags.ts';
import { siteOf, SITE_CODES, type SiteCode } from '../../../src/sites/sites.ts';
import { ZONES } from '../../../src/sites/zones.ts';

/** Ordinary days, holidays, both clock changes, a leap day and the turn of a year. */
const DAYS = ['2026-10-23', '2026-12-30', '2027-03-27', '2027-07-14', '2028-02-28'];

const houses = SITE_CODES.flatMap((code) =>
  demoCinemas[code]
    .filter(isOpen)
    .map((cinema) => ({ site: siteOf(code), cinema, zone: zoneOfCinema(siteOf(code), cinema) })),
);
const anyDay = fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2026-01-01', count));
const anyHouse = fc.constantFrom(...houses);

const made = new Map<string, DemoShowtime[]>();
/** Everything that is published for a site; made once, because many tests use it. */
function showtimesOn(code: SiteCode, today: string): DemoShowtime[] {
  const key = `${code} ${today}`;
  let showtimes = made.get(key);
  if (!showtimes) {
    showtimes = programmeOf(siteOf(code), today).flatMap((programme) => programme.showtimes);
    made.set(key, showtimes);
  }
  return showtimes;
}
const referenceOf = ({ at, session }: DemoShowtime) => `V${at.cinema.vistaRef}S${session}`;
const filmsADay = (code: SiteCode, today: string) => {
  const shows = new Map<string, Set<number>>();
  for (const { at, show } of showtimesOn(code, today)) {
    if (at.day >= addDays(today, 14)) continue;
    const key = `${at.cinema.slug} ${at.day}`;
    shows.set(key, (shows.get(key) ?? new Set()).add(show.id));
  }
  return [...shows.values()].map(({ size }) => size);
};

describe('a cinema day', () => {
  const everyDay = (faultsOf: (house: (typeof houses)[number], day: string) => unknown[]) =>
    fc.assert(
      fc.property(anyHouse, anyDay, (house, day) => {
        expect(faultsOf(house, day)).toEqual([]);
      }),
      { numRuns: 300 },
    );

  test('has no two audiences in a hall at once, nor within a quarter of an hour', () => {
    everyDay((house, day) =>
      [...Map.groupBy(screeningsOf({ ...house, day }), ({ hall }) => hall).values()].flatMap((ofHall) => {
        const inOrder = ofHall.toSorted((a, b) => a.start - b.start);
        return inOrder.filter(({ start }, index) => index > 0 && start < inOrder[index - 1]!.end + 15);
      }),
    );
  });

  test('has screenings on five-minute marks between ten and one at night, as long as their films', () => {
    everyDay((house, day) =>
      screeningsOf({ ...house, day }).filter(
        ({ start, end, show }) => start % 5 !== 0 || start < 10 * 60 || start > 25 * 60 || end - start < show.duration,
      ),
    );
  });

  test('has seven screenings in a hall at most', () => {
    everyDay((house, day) => {
      const halls = Map.groupBy(screeningsOf({ ...house, day }), ({ hall }) => hall);
      return [...halls.values()].filter(({ length }) => length > 7);
    });
  });

  test('shows a film before its release only as a premiere, and films for children by day', () => {
    everyDay((house, day) =>
      screeningsOf({ ...house, day })
        .filter(({ show }) => show.kind === 'film')
        .filter(
          ({ show, kind, start }) =>
            (stateOf(show, house.zone, day).state === 'coming' && !kind.startsWith('premiere')) ||
            (isDaytimeOnly(show) && start > 19 * 60),
        ),
    );
  });
});

describe('the release calendar', () => {
  test('has films come out on Wednesdays, and on Thursdays in the Netherlands and German-speaking Switzerland', () => {
    const weekdayIn = (zone: (typeof ZONES)[number]) =>
      new Set(
        demoFilms
          .filter(({ duration }) => duration < 300)
          .map((film) => new Date(releaseDay(film, zone, '2026-11-21')).getUTCDay()),
      );
    for (const zone of ZONES) expect([...weekdayIn(zone)]).toEqual([zone === 'NL_NL' || zone === 'CH_DE' ? 4 : 3]);
  });

  test('keeps a film released for as long as it plays', () => {
    fc.assert(
      fc.property(fc.constantFrom(...demoFilms), fc.constantFrom(...ZONES), anyDay, (film, zone, day) => {
        const released = stateOf(film, zone, day).state !== 'coming';
        expect(released && releaseDay(film, zone, day) > day).toBe(false);
      }),
    );
  });
});

test.each([
  ['L’Heure suprême', 'l-heure-supreme'],
  ['Les Nibelungen : La Mort de Siegfried', 'les-nibelungen-la-mort-de-siegfried'],
  ['Cœur fidèle', 'coeur-fidele'],
  ['Straße Ærø', 'strasse-aero'],
  ['20.000 mijlen onder zee', '20-000-mijlen-onder-zee'],
  ['Monte là-dessus !', 'monte-la-dessus'],
])('writes %s as %s', (title, slug) => {
  expect(kebab(title)).toBe(slug);
});

test('names a show in the default language of the site', () => {
  const sunrise = demoFilms.find(({ id }) => id === 44001)!;
  expect([slugOf(sunrise, siteOf('fr')), slugOf(sunrise, siteOf('ch'))]).toEqual(['l-aurore-44001', 'sunrise-44001']);
});

describe.each(DAYS)('the programme made on %s', (today) => {
  test.each(['fr', 'nl', 'ch', 'sn'] as const)('of %s keeps every screening as it is when it is made again', (code) => {
    const facts = ({ facts: { time, endTime, version, tags, auditoriumName }, show, at, isSpecial }: DemoShowtime) => ({
      ...{ time, endTime, version, tags, auditoriumName, isSpecial },
      show: show.id,
      day: at.day,
    });
    const tomorrow = addDays(today, 1);
    const later = new Map(showtimesOn(code, tomorrow).map((showtime) => [referenceOf(showtime), showtime]));
    const changed = showtimesOn(code, today)
      .filter(({ at }) => at.day >= tomorrow)
      .map((before) => ({ before, after: later.get(referenceOf(before)) }))
      .filter(
        ({ before, after }) =>
          !after ||
          JSON.stringify(facts(before)) !== JSON.stringify(facts(after)) ||
          (before.status === 'soldout' && after.status !== 'soldout'),
      );
    expect(changed).toEqual([]);
  });

  test.each(SITE_CODES)('of %s has a session number for each screening, on the right cinema day', (code) => {
    const showtimes = showtimesOn(code, today);
    expect(new Set(showtimes.map(referenceOf)).size).toBe(showtimes.length);
    expect(showtimes.filter(({ facts, at }) => cinemaDayOf(facts.time) !== at.day)).toEqual([]);
  });

  test.each(SITE_CODES)('of %s reaches two weeks ahead in every open cinema', (code) => {
    const byCinema = Map.groupBy(showtimesOn(code, today), ({ at }) => at.cinema.slug);
    const open = demoCinemas[code].filter(isOpen);
    for (const { slug } of open) {
      const days = new Set(byCinema.get(slug)?.map(({ at }) => at.day));
      for (let ahead = 0; ahead <= 14; ahead++) expect(days).toContain(addDays(today, ahead));
    }
  });

  test.each(['fr', 'nl'] as const)('of %s has every rare case', (code) => {
    const site = siteOf(code);
    const showtimes = showtimesOn(code, today);
    const releaseOf = ({ show, at }: DemoShowtime) => releaseDay(show, at.zone, today);
    const tagged = (tag: string) => (showtime: DemoShowtime) => showtime.tags.includes(tag);
    const cases: Record<string, (showtime: DemoShowtime) => boolean> = {
      'sold out': ({ status }) => status === 'soldout',
      'locked today, sold at the desk': ({ status, at }) => status === 'locked' && at.day < addDays(today, 7),
      'not on sale yet': ({ status, facts }) => status === 'locked' && facts.reservabilityStart > `${today}T23`,
      'past midnight': ({ facts, at }) => facts.time.slice(0, 10) > at.day,
      'in advance': (each) => each.show.kind === 'film' && releaseOf(each) > today && each.status === 'available',
      'weeks ahead': ({ at }) => at.day > addDays(today, 28),
      premiere: ({ tags }) => fallUnder('premiere', tags),
      '3D': tagged('3d'),
      IMAX: tagged('imax'),
      '4DX': tagged('4dx'),
      Dolby: tagged('dolby'),
      'original version': ({ version }) => version === (code === 'nl' ? 'ov' : 'vo'),
      'live event': ({ kind }) => kind === 'relay',
      special: ({ isSpecial }) => isSpecial,
      'bookable after the start': ({ facts }) => facts.reservabilityEnd.slice(11, 16) !== facts.time.slice(11, 16),
      // The Dutch site has no tags for these.
      ...(code === 'fr' && { 'audio description': tagged('audiodesc'), captions: tagged('hearing-impaired') }),
    };
    const missing = Object.keys(cases).filter((name) => !showtimes.some(cases[name]!));
    expect(missing).toEqual([]);
    const soldOut = showtimes.filter(({ status }) => status === 'soldout').length / showtimes.length;
    expect(soldOut).toBeGreaterThan(0.02);
    expect(soldOut).toBeLessThan(0.06);
    expect(Math.min(...filmsADay(code, today))).toBe(1);
    const graces = showtimes.map(
      ({ facts }) => Date.parse(facts.reservabilityEnd) - instantOf(facts.time, site.timeZone),
    );
    expect(new Set(graces)).toEqual(new Set([0, 15 * 60_000]));
  });

  test('has a day of sixty films in France, and from thirty to forty-five in a large cinema on others', () => {
    expect(Math.max(...filmsADay('fr', today))).toBeGreaterThanOrEqual(60);
    const large = (cinema: DemoCinema) => cinema.slug === 'aurore-saint-denis-pleyel';
    const ofDay = showtimesOn('fr', today).filter(({ at }) => large(at.cinema) && at.day === today);
    const count = new Set(ofDay.map(({ show }) => show.id)).size;
    expect(count).toBeGreaterThanOrEqual(30);
    expect(count).toBeLessThanOrEqual(45);
  });

  test('stays below sixty thousand screenings', () => {
    const count = SITE_CODES.reduce((sum, code) => sum + showtimesOn(code, today).length, 0);
    expect(count).toBeLessThan(60_000);
  });
});

test('a booking link carries the page’s language, the cinema and the session', () => {
  const [showtime] = showtimesOn('sn', '2026-11-21');
  expect(inLanguage(showtime!, 'en').refCmd).toBe(
    `https://tickets.aurore.example/en/V7501S${showtime!.session}/booking`,
  );
});
