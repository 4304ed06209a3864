import { beforeAll, describe, expect, test } from 'vitest';
import { bookableScreenings } from '../../../src/content/bookableScreenings.ts';
import { comingScreenings } from '../../../src/content/calendar.ts';
import { catalogueOf, type Catalogue } from '../../../src/content/catalogue.ts';
import { changesSince } from '../../../src/content/changes.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import {
  cinemaProgramme,
  cinemasOfShow,
  cityProgramme,
  dayProgramme,
  daysOfShow,
  showCinemas,
} from '../../../src/content/programme.ts';
import { screeningKinds, showDays } from '../../../src/content/screeningKinds.ts';
import { search } from '../../../src/content/search/search.ts';
import { siteProgramme } from '../../../src/content/siteProgramme.ts';
import { cinemaDay, cinemasShowing, showShowtimes } from '../../../src/content/showtimes.ts';
import { nextTimes } from '../../../src/content/showtimeSearch.ts';
import { cinemaProgrammeSchema, showCinemasSchema, showtimesByDaySchema } from '../../../src/contract/programme.ts';
import { usage } from '../../../src/database/open.ts';
import { siteOf, type Site } from '../../../src/sites/sites.ts';
import { makeSite, showSlug, SMALL, writeSite } from './feed.ts';
import { live } from './rows.ts';

const fr = siteOf('fr');
const nl = siteOf('nl');
const sn = siteOf('sn');
const DAY = SMALL.firstDay;
/** Of that day. */
const NOW = new Date(`${DAY}T12:00:00Z`);
const LARGE = { cinemas: 12, shows: 12, days: 6, screeningsADay: 5, firstDay: DAY };

/** A small chain on the fr site, one about twenty times as large on nl, none on sn. */
export function readingTests(folder: string): void {
  const feed = makeSite(fr);
  feed.programme['cinema-2']!.shows[showSlug(3)]!.bookable = false;

  beforeAll(async () => {
    await writeSite(folder, fr, feed);
    await writeSite(folder, nl, makeSite(nl, LARGE));
    const { sites } = await importFeed(folder);
    expect(sites.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
  });

  test('the catalogue of each language is what the feed says, in its order', async () => {
    for (const language of fr.languages) {
      const catalogue = await catalogueOf(fr, language);
      const expected = feed.languages[language]!;
      expect(catalogue.cities).toEqual(expected.cities);
      expect(catalogue.cinemas).toEqual(expected.cinemas);
      expect(catalogue.shows).toEqual(expected.shows.shows);
      expect([...catalogue.detailsBySlug.values()]).toEqual(expected['show-details']);
      expect([...catalogue.tags.values()]).toEqual(expected.tags);
      expect([...catalogue.versions.values()]).toEqual(expected.versions);
      expect(catalogue.technologies).toEqual(expected.technologies);
      expect(catalogue.cinemasBySlug.get('cinema-2')).toEqual(expected.cinemas[1]);
    }
  });

  test('what a cinema’s programme does not let be booked is not among what can be, there alone', async () => {
    const showsOf = async (cinema: string) =>
      new Set((await bookableScreenings(fr, [cinema], ['on', DAY])).map(({ show }) => show));
    const elsewhere = await showsOf('cinema-1');
    expect(elsewhere.has(showSlug(3))).toBe(true);
    expect(elsewhere.difference(await showsOf('cinema-2'))).toEqual(new Set([showSlug(3)]));
  });

  test('when a show can be seen next is told of the cinemas that are asked for alone', async () => {
    const catalogue = await catalogueOf(nl, 'nl');
    const open = catalogue.cinemas.map(({ slug }) => slug);
    const everywhere = await nextTimes(catalogue, open, NOW, showSlug(1));
    expect(everywhere.size).toBeGreaterThan(2);
    const [first, second] = everywhere;
    expect(await nextTimes(catalogue, [second![0], first![0]], NOW, showSlug(1))).toEqual(new Map([first!, second!]));
  });

  test('the calendar of a tag has what has that tag, to the letter', async () => {
    const catalogue = await catalogueOf(fr, 'fr');
    const count = async (slug: string) => (await comingScreenings(catalogue, { of: 'tag', slug }, NOW)).length;
    expect(await count('imax')).toBeGreaterThan(0);
    for (const slug of ['IMAX', 'im_x', 'ima%', '%', 'ima', '"']) expect(await count(slug), slug).toBe(0);
  });

  test('a catalogue is the same object for as long as nothing changes', async () => {
    expect(await catalogueOf(fr, 'en')).toBe(await catalogueOf(fr, 'en'));
  });

  test('a site without a feed has nothing, and says so without failing', async () => {
    const catalogue = await catalogueOf(sn, 'fr');
    expect(catalogue).toMatchObject({ generation: 0, cinemas: [], shows: [] });
    expect(await cinemaProgramme(catalogue, 'cinema-1')).toBeUndefined();
    expect(await cityProgramme(catalogue, 'city-1')).toBeUndefined();
    expect(await showCinemas(catalogue, showSlug(1))).toEqual({});
    expect(await showShowtimes(sn, 'fr', showSlug(1), ['cinema-1'])).toEqual({});
    expect(await cinemaDay(sn, 'fr', 'cinema-1', DAY)).toEqual(new Map());
  });

  test("a cinema's programme is the feed's", async () => {
    const programme = await cinemaProgramme(await live(fr), 'cinema-1');
    expect(programme).toEqual(feed.programme['cinema-1']);
    expect(Object.keys(programme!.shows)).toEqual([1, 2, 3, 4].map(showSlug));
    expect(cinemaProgrammeSchema.parse(programme)).toEqual(programme);
    expect(await cinemaProgramme(await live(fr), 'cinema-9')).toBeUndefined();
  });

  test("a cinema's day is its part of the whole programme", async () => {
    const whole = feed.programme['cinema-1']!;
    const { day, shows, onDay, published } = await dayProgramme(fr, 'cinema-1', DAY);
    expect(day).toEqual(whole.days[DAY]);
    expect([...published].sort()).toEqual(Object.keys(whole.days));
    for (const [slug, { days, ...show }] of Object.entries(whole.shows)) {
      expect(shows.get(slug)).toEqual(show);
      expect(onDay.get(slug)).toEqual(days[DAY]);
    }
    const later = await dayProgramme(fr, 'cinema-1', '2027-01-01');
    expect(later).toEqual({ day: undefined, shows, onDay: new Map(), published });
  });

  test("a show's screenings at a cinema are the feed's, with booking links of ours", async () => {
    const { showtimes } = feed.languages.fr!.showtimes[0]!;
    const expected = Object.fromEntries(
      Object.entries(showtimes).map(([day, ofDay]) => [
        day,
        ofDay.map((showtime) => ({
          ...showtime,
          refCmd: showtime.refCmd!.replace('https://elsewhere.example', 'https://tickets.example'),
        })),
      ]),
    );
    const served = await showShowtimes(fr, 'fr', showSlug(1), ['cinema-1']);
    expect(showtimesByDaySchema.parse(served)).toEqual(expected);
    for (const { refCmd, reference } of Object.values(served).flat()) expect(refCmd).toContain(`/${reference}/`);
    expect(await showShowtimes(fr, 'fr', showSlug(1), ['cinema-1'], DAY)).toEqual({ [DAY]: served[DAY] });
    expect(await showShowtimes(fr, 'fr', showSlug(1), ['cinema-1'], '2030-01-01')).toEqual({});
  });

  test('another language has its own booking links and texts', async () => {
    const { [DAY]: ofDay } = await showShowtimes(fr, 'en', showSlug(1), ['cinema-1'], DAY);
    expect(ofDay![0]).toMatchObject({
      refCmd: 'https://tickets.example/en/V3001S1/booking',
      specialShowtimeDetails: { titleShowtimeDetails: 'With its director (en)' },
    });
    expect(ofDay![1]!.specialShowtimeDetails).toBeNull();
  });

  test("a cinema's day holds all its screenings until 08:00, in order of time", async () => {
    const shows = await cinemaDay(fr, 'fr', 'cinema-2', DAY);
    expect([...shows.keys()].sort()).toEqual([1, 2, 3, 4].map(showSlug));
    for (const showtimes of shows.values()) {
      expect(showtimes.map(({ time }) => time)).toEqual([`${DAY} 10:15:00`, '2026-11-22 00:30:00']);
    }
    expect(shows.get(showSlug(4))!.every(({ isMovie }) => !isMovie)).toBe(true);
  });

  test('the days of each show are each once, and the kinds of screenings have all their days, or all their times', async () => {
    const cinemas = ['cinema-1', 'cinema-2'];
    const from = [...(await dayProgramme(fr, 'cinema-1', DAY)).published].sort()[1]!;
    for (const show of [undefined, showSlug(2)]) {
      const shows = show === undefined ? [1, 2, 3, 4].map(showSlug) : [show];
      const listed = shows.map(async (slug) => Object.entries(await showShowtimes(fr, 'fr', slug, cinemas)));
      const screenings = (await Promise.all(listed)).flatMap((days, index) =>
        days.flatMap(([day, all]) => (day < from ? [] : all.map((each) => ({ ...each, day, show: shows[index]! })))),
      );
      expect(screenings.length).toBeGreaterThan(3);
      const asked = { cinemas, from, show };
      const pairs = new Set(screenings.map((each) => `${each.show} ${each.day}`));
      expect((await showDays(fr, asked)).map((each) => `${each.show} ${each.day}`).sort()).toEqual([...pairs].sort());

      const kindOf = (each: { show: string; version: string; tags: readonly string[] }) =>
        JSON.stringify([each.show, each.version, each.tags]);
      const kinds = Map.groupBy(screenings, kindOf);
      const byDay = await screeningKinds(fr, { ...asked, timed: false });
      expect(byDay.map(kindOf).sort()).toEqual([...kinds.keys()].sort());
      for (const kind of byDay) {
        const days = kinds.get(kindOf(kind))!.map(({ day }) => day);
        expect(kind.at.map(({ day }) => day).sort()).toEqual([...new Set(days)].sort());
      }
      for (const kind of await screeningKinds(fr, { ...asked, timed: true })) {
        const times = kinds.get(kindOf(kind))!.map(({ time, endTime }) => `${time} ${endTime}`);
        expect(kind.at.map(({ time, end_time: end }) => `${time} ${end}`).sort()).toEqual(times.sort());
      }
    }
    expect(await showDays(fr, { cinemas: [], from: DAY })).toEqual([]);
  });

  test('where a show plays on a day', async () => {
    const cinemas = await cinemasShowing(fr, 'fr', showSlug(2), ['cinema-1', 'cinema-3'], DAY);
    expect([...cinemas.keys()].sort()).toEqual(['cinema-1', 'cinema-3']);
    expect(cinemas.get('cinema-3')).toEqual((await showShowtimes(fr, 'fr', showSlug(2), ['cinema-3'], DAY))[DAY]);
  });

  test('where a show plays at all: its release, its days, and what a day puts forward if that is it', async () => {
    const ordinary = { tags: ['imax'], upsell: null, versions: ['vost'], highlightedShowtime: null };
    const cinemas = await showCinemas(await live(fr), showSlug(1));
    expect(showCinemasSchema.parse(cinemas)).toEqual(cinemas);
    expect(Object.keys(cinemas)).toEqual(['cinema-1', 'cinema-2', 'cinema-3']);
    expect(cinemas['cinema-1']).toEqual({
      releasedAt: '2026-11-18',
      days: {
        '2026-11-21': {
          tags: ['imax'],
          upsell: { tag: 'imax', showSlug: showSlug(1) },
          versions: ['vost'],
          specialShowtime: true,
          highlightedShowtime: { type: 'tag', showSlug: showSlug(1) },
        },
        '2026-11-22': { ...ordinary, specialShowtime: true },
        '2026-11-23': { ...ordinary, specialShowtime: true },
      },
    });
    const other = await showCinemas(await live(fr), showSlug(2));
    expect(other['cinema-1']!.days[DAY]).toEqual({ ...ordinary, specialShowtime: false });
  });

  test("a city's programme is that of its cinemas together", async () => {
    const of = async (city: string) => (await cityProgramme(await live(fr), city))!.shows[1];
    const show = { slug: showSlug(2), tags: ['imax'], bookable: true, isKids: true, isComingSoon: false };
    expect(await of('city-1')).toEqual({ ...show, next24ShowtimesCount: 4 });
    expect(await of('city-2')).toEqual({ ...show, next24ShowtimesCount: 2 });
    expect(await cityProgramme(await live(fr), 'atlantis')).toBeUndefined();
  });

  test.each([
    ['eveil', showSlug(2)],
    ['L’ÉVEIL', showSlug(2)],
    ['l eve', showSlug(2)],
    ['sonnenaufgang', showSlug(3)],
    ['sonenaufgang', showSlug(3)],
    ['cinema 3', 'cinema-3'],
  ])('a search for %s finds %s first', async (text, slug) => {
    const [first] = await search(await live(fr), text, NOW);
    expect(first?.item).toMatchObject({ slug });
  });

  test('a search for nothing finds nothing', async () => {
    expect(await search(await live(fr), '  ', NOW)).toEqual([]);
    expect(await search(await live(fr), 'zzzzzz', NOW)).toEqual([]);
  });

  test("a city's screenings of a show are those of its cinemas in the order of their time", async () => {
    const { [DAY]: ofDay } = await showShowtimes(fr, 'fr', showSlug(2), ['cinema-2', 'cinema-1']);
    expect(ofDay!.map(({ time, refCmd }) => [time, /V\d+/.exec(refCmd)![0]])).toEqual([
      [`${DAY} 10:15:00`, 'V3001'],
      [`${DAY} 10:15:00`, 'V3002'],
      ['2026-11-22 00:30:00', 'V3001'],
      ['2026-11-22 00:30:00', 'V3002'],
    ]);
    expect(await showShowtimes(fr, 'fr', showSlug(2), [])).toEqual({});
  });

  test('the days on which a show plays, from a day on', async () => {
    const cinemas = ['cinema-1', 'cinema-3'];
    const daysFrom = async (day: string) => [...(await daysOfShow(fr, showSlug(2), cinemas, day))].sort();
    expect(await daysFrom(DAY)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(await daysFrom('2026-11-23')).toEqual(['2026-11-23']);
    expect(await daysFrom('2026-11-24')).toEqual([]);
    expect((await daysOfShow(fr, showSlug(2), ['cinema-9'], DAY)).size).toBe(0);
    expect((await daysOfShow(fr, showSlug(2), [], DAY)).size).toBe(0);
  });

  test('the cinemas that play a show, from a day on', async () => {
    const cinemasFrom = async (day: string) => [...(await cinemasOfShow(fr, showSlug(2), day))].sort();
    expect(await cinemasFrom(DAY)).toEqual(['cinema-1', 'cinema-2', 'cinema-3']);
    expect(await cinemasFrom('2026-11-23')).toEqual(['cinema-1', 'cinema-2', 'cinema-3']);
    expect(await cinemasFrom('2026-11-24')).toEqual([]);
  });

  describe('each question is one statement, on a large chain as on a small one', () => {
    const questions: Record<string, (site: Site, catalogue: Catalogue) => Promise<unknown>> = {
      catalogueOf: (site) => catalogueOf(site, site.defaultLanguage),
      cinemaProgramme: (_, catalogue) => cinemaProgramme(catalogue, 'cinema-1'),
      dayProgramme: (site) => dayProgramme(site, 'cinema-1', DAY),
      cinemaDay: (site) => cinemaDay(site, 'en', 'cinema-1', DAY),
      showCinemas: (_, catalogue) => showCinemas(catalogue, showSlug(1)),
      cinemasOfShow: (site) => cinemasOfShow(site, showSlug(1), DAY),
      daysOfShow: (site) => daysOfShow(site, showSlug(1), ['cinema-1', 'cinema-2'], DAY),
      showShowtimes: (site) => showShowtimes(site, 'en', showSlug(1), ['cinema-1', 'cinema-2']),
      cinemasShowing: (site) => cinemasShowing(site, 'en', showSlug(1), ['cinema-1', 'cinema-2'], DAY),
      cityProgramme: (_, catalogue) => cityProgramme(catalogue, 'city-1'),
      changesSince: () => changesSince(0),
    };

    test.each(Object.entries(questions))('%s', async (_, ask) => {
      for (const site of [fr, nl]) {
        const catalogue = await live(site);
        const before = usage.statements;
        await ask(site, catalogue);
        expect(usage.statements - before).toBe(1);
      }
    });

    test('siteProgramme, which is cached until an import', async () => {
      const catalogue = await live(nl);
      const before = usage.statements;
      const programme = await siteProgramme(catalogue);
      expect(programme.size).toBe(LARGE.shows);
      expect(programme.get(showSlug(2))).toEqual({ bookable: true, isKids: true, tags: ['imax'] });
      expect(await siteProgramme(await catalogueOf(nl, 'en'))).toBe(programme);
      // The programme once and, for English, its catalogue, its revisions and the check that it is still the current
      // one.
      expect(usage.statements - before).toBeLessThanOrEqual(4);
    });
  });
}
