import { Hono } from 'hono';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calendar } from '../../../src/request/endpoints/calendar/app.ts';
import { showtimeOfBooking } from '../../../src/content/bookings.ts';
import { catalogueOf } from '../../../src/content/catalogue.ts';
import { appendChanges, changesSince, lastChange } from '../../../src/content/changes.ts';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { Stage } from '../../../src/content/import/stage.ts';
import { cinemaProgramme } from '../../../src/content/programme.ts';
import { cinemaDay, showShowtimes } from '../../../src/content/showtimes.ts';
import { currentDatabase } from '../../../src/database/current.ts';
import { addDays } from '../../../src/domain/programme/cinemaDay.ts';
import { sitemap } from '../../../src/request/endpoints/discovery/sitemap.ts';
import { href } from '../../../src/routes/href.ts';
import type { SiteEnv } from '../../../src/sites/siteEnv.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, showSlug, SMALL, writeSite, type FeedSite } from './feed.ts';
import { live, rowCounts, strayGenerations } from './rows.ts';

const be = siteOf('be');
const ch = siteOf('ch');
const DAY = SMALL.firstDay;

/** Imports of two chains of three cinemas each, on the sites be and ch. */
export function importTests(folder: string): void {
  let feed: FeedSite;

  beforeAll(async () => {
    await writeSite(folder, ch, makeSite(ch));
  });

  beforeEach(async () => {
    feed = makeSite(be);
    await writeSite(folder, be, feed);
    await importFeed(folder, { allowLoss: true });
  });

  const importBe = async () => {
    await writeSite(folder, be, feed);
    const { sites } = await importFeed(folder, { allowLoss: true });
    return sites.find(({ site }) => site === 'be')!;
  };

  test('the same feed again changes nothing', async () => {
    const [rows, catalogue] = [await rowCounts(), await catalogueOf(be, 'en')];
    const { sites } = await importFeed(folder);
    expect(sites.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(await rowCounts()).toEqual(rows);
    expect(await catalogueOf(be, 'en')).toBe(catalogue);
  });

  test('a dry run of another feed writes nothing', async () => {
    feed.languages.en!.cinemas[0]!.name = 'The Lighthouse';
    await writeSite(folder, be, feed);
    const rows = await rowCounts();
    const { sites } = await importFeed(folder, { dryRun: true });
    expect(sites.map(({ outcome }) => outcome)).toEqual(['checked', 'checked']);
    expect(await rowCounts()).toEqual(rows);
  });

  describe('a screening that is no longer in the feed', () => {
    const app = new Hono<SiteEnv>();
    app.use(async (context, next) => {
      context.set('site', be);
      await next();
    });
    app.route('/calendar', calendar);
    /** What the calendar of a screening says, each property by its name. */
    const calendarOf = async (reference: string): Promise<Readonly<Record<string, unknown>>> => {
      const answer = await app.request(`/calendar/${be.defaultLanguage}/screening/${reference}.ics`);
      const text = (await answer.text()).replaceAll('\r\n ', '');
      const found = [...text.matchAll(/^([A-Z-]+)[^:\r\n]*:(.*)\r$/gm)].map(([, name, value]) => [name, value]);
      return { status: answer.status, ...(Object.fromEntries(found) as Record<string, string>) };
    };
    /** Imports the feed some minutes later, without the first line's screenings of a day, or with them. */
    const importAt = async (time: string, { without }: { without?: string } = {}) => {
      vi.setSystemTime(new Date(time));
      feed = makeSite(be);
      for (const { showtimes } of Object.values(feed.languages)) if (without) delete showtimes[0]?.showtimes[without];
      if (without) delete feed.programme['cinema-1']!.shows[showSlug(1)]!.days[without];
      expect((await importBe()).faults).toEqual([]);
    };
    const firstOf = async (day: string) => {
      const rows = await cinemaDay(be, be.defaultLanguage, 'cinema-1', day);
      return rows.get(showSlug(1))![0]!;
    };

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('has a calendar that withdraws it, until it is back', async () => {
      await importAt('2026-11-20T08:00:00Z', { without: addDays(DAY, 2) });
      await importAt('2026-11-20T09:00:00Z');
      const { reference, time } = await firstOf(DAY);
      const before = await calendarOf(reference);
      expect(before).toMatchObject({ status: 200, METHOD: 'PUBLISH', STATUS: 'CONFIRMED' });
      await importAt('2026-11-20T10:00:00Z', { without: DAY });
      const after = await calendarOf(reference);
      expect(after).toMatchObject({ status: 200, METHOD: 'CANCEL', STATUS: 'CANCELLED' });
      expect([after['UID'], after['SUMMARY'], after['DTSTART']]).toEqual([
        before['UID'],
        before['SUMMARY'],
        before['DTSTART'],
      ]);
      expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(before['SEQUENCE']));
      // Also after other imports, and once its time has come.
      await importAt(`${time.slice(0, 10)}T22:00:00Z`, { without: DAY });
      expect(await calendarOf(reference)).toMatchObject({ METHOD: 'CANCEL' });
      await importAt(`${time.slice(0, 10)}T22:10:00Z`);
      expect(await calendarOf(reference)).toMatchObject({ METHOD: 'PUBLISH', STATUS: 'CONFIRMED' });
    });

    test('is not cancelled if it had begun', async () => {
      await importAt('2026-11-20T09:00:00Z');
      const { reference } = await firstOf(DAY);
      await importAt(`${DAY}T22:00:00Z`, { without: DAY });
      expect(await calendarOf(reference)).toEqual({ status: 404 });
    });
  });

  test('one changed title dates its own page and those about no item, and no other', async () => {
    const dates = async () => {
      const text = await sitemap({ site: be, origin: 'https://be.example' }, 'en', 1);
      const entries = [...text!.matchAll(/<url><loc>https:\/\/be\.example([^<]+)<.*?<\/url>/gs)];
      return new Map(entries.map(([entry, path]) => [path!, /<lastmod>([^<]+)</.exec(entry)?.[1]]));
    };
    const before = await dates();
    feed.languages.en!.shows.shows[0]!.title = 'The Lighthouse';
    await importBe();
    const anew = [...(await dates())].filter(([path, date]) => date !== before.get(path)).map(([path]) => path);
    expect(anew).toContain('/');
    expect(anew.filter((path) => /-\d+$/.test(path))).toEqual([href(be, 'en', 'movie', { slug: showSlug(1) })]);
  });

  test('a show that is no longer in the feed is remembered as gone, until it is back', async () => {
    const whole = feed;
    feed = makeSite(be, { ...SMALL, shows: 2 });
    await importBe();
    expect([...(await catalogueOf(be, 'en')).gone].sort()).toEqual([showSlug(3), showSlug(4)]);
    expect((await catalogueOf(ch, 'en')).gone.size).toBe(0);
    feed = whole;
    await importBe();
    expect((await catalogueOf(be, 'en')).gone.size).toBe(0);
  });

  test('another feed replaces all of the site, leaves nothing behind and other sites alone', async () => {
    const other = await catalogueOf(ch, 'de');
    feed = makeSite(be, { ...SMALL, cinemas: 2, shows: 2, days: 1 });
    expect(await importBe()).toMatchObject({
      outcome: 'applied',
      counts: { cinemas: 2, shows: 2, showtimes: 8 },
      faultCount: 0,
    });
    expect((await catalogueOf(be, 'nl')).cinemas.map(({ slug }) => slug)).toEqual(['cinema-1', 'cinema-2']);
    expect(await cinemaProgramme(await live(be), 'cinema-3')).toBeUndefined();
    expect(await cinemaDay(be, 'en', 'cinema-1', '2026-11-22')).toEqual(new Map());
    expect(await strayGenerations()).toEqual([]);
    expect(await catalogueOf(ch, 'de')).toBe(other);
  });

  test('a site with a fault keeps what it shows, while another is applied', async () => {
    const before = await catalogueOf(be, 'en');
    feed.languages.en!.cinemas[0]!.name = 'The Lighthouse';
    feed.languages.en!.cinemas[1]!.hallCount = -1;
    await writeSite(folder, be, feed);
    const feedOfCh = makeSite(ch);
    feedOfCh.languages.de!.cinemas[0]!.name = 'Leuchtturm';
    await writeSite(folder, ch, feedOfCh);
    const { sites } = await importFeed(folder);
    expect(sites).toMatchObject([
      { site: 'ch', outcome: 'applied' },
      { site: 'be', outcome: 'refused', faultCount: 1 },
    ]);
    expect(sites[1]!.faults).toEqual([
      {
        file: 'be/en/cinemas.json',
        line: undefined,
        path: '$[slug=cinema-2].hallCount',
        expected: 'at least 0',
        got: '-1',
      },
    ]);
    expect(await catalogueOf(be, 'en')).toBe(before);
    expect((await catalogueOf(ch, 'de')).cinemas[0]!.name).toBe('Leuchtturm');
    expect(await strayGenerations()).toEqual([]);
  });

  test('a fault in the last line of the last file is as good as one in the first', async () => {
    const before = await showShowtimes(be, 'en', showSlug(1), ['cinema-1']);
    feed.languages.en!.showtimes[0]!.showtimes[DAY]![0]!.version = 'vo';
    feed.languages.en!.showtimes.at(-1)!.showtimes[DAY]![0]!.status = 'gone' as never;
    expect(await importBe()).toMatchObject({ outcome: 'refused', faultCount: 1, faults: [{ line: 12 }] });
    expect(await showShowtimes(be, 'en', showSlug(1), ['cinema-1'])).toEqual(before);
    expect(await strayGenerations()).toEqual([]);
  });

  test('whoever reads during an import sees the old or the new, whole', async () => {
    const old = await cinemaProgramme(await live(be), 'cinema-1');
    feed = makeSite(be, { ...SMALL, shows: 3, days: 9, firstDay: '2026-12-01' });
    await writeSite(folder, be, feed);
    let isDone = false;
    const done = importFeed(folder).finally(() => (isDone = true));
    const seen = new Set<string>();
    while (!isDone) {
      seen.add(JSON.stringify(await cinemaProgramme(await live(be), 'cinema-1')));
      await new Promise(setImmediate);
    }
    await done;
    seen.add(JSON.stringify(await cinemaProgramme(await live(be), 'cinema-1')));
    expect([...seen].map((text): unknown => JSON.parse(text))).toEqual([old, feed.programme['cinema-1']]);
  });

  test('of two imports of a site at once, one does it', async () => {
    feed.languages.en!.cinemas[0]!.name = 'The Lighthouse';
    await writeSite(folder, be, feed);
    const reports = await Promise.all([importFeed(folder), importFeed(folder)]);
    const outcomes = reports.map(({ sites }) => sites.find(({ site }) => site === 'be')!.outcome);
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect((await catalogueOf(be, 'en')).cinemas[0]!.name).toBe('The Lighthouse');
    expect(await strayGenerations()).toEqual([]);
  });

  test('while an import of a site is under way, another leaves it in peace', async () => {
    const db = await currentDatabase();
    const stage = await Stage.begin(db, 'be', () => true);
    feed.languages.en!.cinemas[0]!.name = 'The Lighthouse';
    expect(await importBe()).toMatchObject({ outcome: 'busy' });
    expect(await Stage.begin(db, 'be', () => true)).toBeUndefined();
    await stage!.goLive('the hash of a feed without anything', new Map(), []);
    expect((await catalogueOf(be, 'en')).cinemas).toEqual([]);
    await stage!.giveUp();
    expect(await importBe()).toMatchObject({ outcome: 'applied' });
    expect(await strayGenerations()).toEqual([]);
  });

  test('a long feed that says a session twice is refused, not tried', async () => {
    feed = makeSite(be, { cinemas: 10, shows: 20, days: 14, screeningsADay: 8, firstDay: DAY });
    const [first, second] = feed.languages.en!.showtimes[0]!.showtimes[DAY]!;
    second!.refCmd = first!.refCmd;
    expect(await importBe()).toMatchObject({ outcome: 'refused', faultCount: 1 });
    expect(await strayGenerations()).toEqual([]);
  });

  test('a double bill is shown with each of its shows, booked at one place, with the texts of each', async () => {
    for (const language of be.languages) {
      const lines = feed.languages[language]!.showtimes;
      const [first] = lines.find(({ cinema }) => cinema === 'cinema-1')!.showtimes[DAY]!;
      const other = structuredClone(lines[0]!);
      const { specialShowtimeDetails: details } = first!;
      const text = { ...details!, titleShowtimeDetails: `The second (${language})` };
      other.show = showSlug(2);
      other.showtimes = { [DAY]: [{ ...first!, specialShowtimeDetails: text }] };
      feed.languages[language]!.showtimes = [...lines.filter(({ show }) => show !== showSlug(2)), other];
    }
    feed.programme = {};
    expect(await importBe()).toMatchObject({ outcome: 'applied', faults: [] });
    const shown = await cinemaDay(be, 'nl', 'cinema-1', DAY);
    const [first] = shown.get(showSlug(1))!;
    const [second] = shown.get(showSlug(2))!;
    expect([first!.reference, second!.reference]).toEqual(['V3001S1', 'V3001S1~2']);
    expect([first!.refCmd, second!.refCmd]).toEqual(Array(2).fill('https://tickets.example/nl/V3001S1/booking'));
    const titles = [first, second].map((each) => each!.specialShowtimeDetails!.titleShowtimeDetails);
    expect(titles).toEqual(['With its director (nl)', 'The second (nl)']);
    const catalogue = await catalogueOf(be, 'nl');
    const found = await Promise.all(['V3001S1', 'V3001S1~2'].map((each) => showtimeOfBooking(catalogue, each)));
    expect(found.map((each) => each!.show)).toEqual([showSlug(1), showSlug(2)]);
  });

  test('screenings are served in order of time, however the feed has them', async () => {
    for (const { showtimes } of feed.languages.en!.showtimes) {
      const [first, last] = showtimes[DAY]!.map(({ time, endTime }) => ({ time, endTime }));
      Object.assign(showtimes[DAY]![0]!, last);
      Object.assign(showtimes[DAY]![1]!, first);
    }
    await importBe();
    const ofCinema = await cinemaDay(be, 'en', 'cinema-1', DAY);
    const { [DAY]: ofShow } = await showShowtimes(be, 'en', showSlug(1), ['cinema-1']);
    for (const showtimes of [ofShow!, ...ofCinema.values()]) {
      expect(showtimes.map(({ time }) => time)).toEqual([`${DAY} 10:15:00`, '2026-11-22 00:30:00']);
    }
  });

  test('a changed screening is a change of its cinema, its show and what all cinemas show, and of nothing else', async () => {
    const last = await lastChange();
    feed.languages.en!.showtimes[0]!.showtimes[DAY]![0]!.status = 'soldout';
    await importBe();
    const changes = await changesSince(last);
    expect(changes.tags.toSorted()).toEqual(['cinema:be:cinema-1', 'programme:be', `show:be:${showSlug(1)}`]);
    expect(changes.complete).toBe(true);
    expect(await changesSince(changes.last)).toEqual({ last: changes.last, tags: [], complete: true });
  });

  test('a changed text of a show is a change of the site and of the show', async () => {
    const last = await lastChange();
    feed.languages.nl!['show-details'][2]!.synopsis = 'Anders.';
    await importBe();
    expect((await changesSince(last)).tags.toSorted()).toEqual([`show:be:${showSlug(3)}`, 'site:be']);
  });

  test('what is taken away is a change too', async () => {
    const last = await lastChange();
    feed = makeSite(be, { ...SMALL, cinemas: 2 });
    await importBe();
    expect((await changesSince(last)).tags).toContain('cinema:be:cinema-3');
  });

  test('changes are stored for a while: who asks for older ones learns that some are missing', async () => {
    const db = await currentDatabase();
    const last = await lastChange();
    await db
      .deleteFrom('changes')
      .where('id', '<=', last - 1)
      .execute();
    expect((await changesSince(last - 1)).complete).toBe(true);
    expect((await changesSince(last - 2)).complete).toBe(false);
    expect((await changesSince(last + 5)).complete).toBe(false);
  });

  test("editors' HTML is harmless once it is stored, in whatever language", async () => {
    const hostile = '<p onclick="x()">Words<script>x()</script></p>';
    feed.languages.nl!.cinemas[0]!.description = hostile;
    feed.languages.fr!['show-details'][0]!.synopsis = `One.<br>${hostile}`;
    for (const language of be.languages) {
      const showtime = feed.languages[language]!.showtimes[0]!.showtimes[DAY]![0]!;
      showtime.specialShowtimeDetails!.descriptionShowtimeDetails = hostile;
    }
    await importBe();
    expect((await catalogueOf(be, 'nl')).cinemas[0]!.description).toBe('<p>Words</p>');
    expect((await catalogueOf(be, 'fr')).detailsBySlug.get(showSlug(1))!.synopsis).toBe('One.<br/><p>Words</p>');
    for (const language of be.languages) {
      const { [DAY]: ofDay } = await showShowtimes(be, language, showSlug(1), ['cinema-1'], DAY);
      expect(ofDay![0]!.specialShowtimeDetails!.descriptionShowtimeDetails).toBe('<p>Words</p>');
    }
  });

  test('no more than ten thousand changes are stored', async () => {
    const db = await currentDatabase();
    const tags = Array.from({ length: 10_100 }, (_, index) => `show:be:film-${index}`);
    await db.transaction().execute((transaction) => appendChanges(transaction, tags));
    expect((await rowCounts())['changes']).toBe(10_000);
    expect((await changesSince((await lastChange()) - 10_000)).tags).toEqual(tags.slice(100));
  });

  test('nothing may be written as [] or {} everywhere', async () => {
    const expected = await catalogueOf(be, 'en');
    const programme = await cinemaProgramme(await live(be), 'cinema-1');
    const nothing = { array: {} as never, object: [] as never };
    const { cinemas, cities, shows, 'show-details': details } = feed.languages.en!;
    cinemas[0]!.cinepassPrices = nothing.array;
    cinemas[0]!.pricing = nothing.object;
    cinemas[0]!.alert = {} as never;
    cinemas[0]!.seo = nothing.object;
    cities[0]!.nearby = nothing.array;
    cities[0]!.backdrop = nothing.object;
    shows.shows[0]!.contentRating = {} as never;
    shows.shows[0]!.backgroundPath = nothing.object;
    shows.labels = nothing.array;
    details[0]!.contentRating = {} as never;
    details[0]!.releaseAt = nothing.object;
    details[0]!.vod = nothing.object;
    feed.programme['cinema-1']!.days['2026-11-22']!.upsell = nothing.object;
    for (const line of feed.languages.en!.showtimes) {
      for (const showtime of Object.values(line.showtimes).flat()) {
        showtime.specialShowtimeDetails ??= (showtime.tags.length > 1 ? [] : {}) as never;
      }
      line.showtimes['2027-01-01'] = {} as never;
    }
    expect(await importBe()).toMatchObject({ outcome: 'applied', faults: [] });
    const served = await catalogueOf(be, 'en');
    expect(served.cinemas).toEqual(expected.cinemas);
    expect(served.cities).toEqual(expected.cities);
    expect(served.shows).toEqual(expected.shows);
    expect(served.detailsBySlug.get(showSlug(1))).toEqual({
      ...expected.detailsBySlug.get(showSlug(1)),
      releaseAt: {},
    });
    expect(await cinemaProgramme(await live(be), 'cinema-1')).toEqual(programme);
  });

  test('a programme of nothing and fields that nobody knows are accepted', async () => {
    feed.programme['cinema-3'] = { days: [], shows: [] } as never;
    feed.languages.en!.showtimes = feed.languages.en!.showtimes.filter(({ cinema }) => cinema !== 'cinema-3');
    feed.languages.en!.showtimes.push({ show: showSlug(1), cinema: 'cinema-3', showtimes: [] as never });
    for (const language of ['fr', 'nl'] as const) {
      const ofLanguage = feed.languages[language]!;
      ofLanguage.showtimes = ofLanguage.showtimes.filter(({ cinema }) => cinema !== 'cinema-3');
    }
    Object.assign(feed.languages.en!.cinemas[0]!, { unheardOf: 1 });
    expect(await importBe()).toMatchObject({ outcome: 'applied', faults: [] });
    expect(await cinemaProgramme(await live(be), 'cinema-3')).toEqual({ days: {}, shows: {} });
    expect((await catalogueOf(be, 'en')).cinemas[0]).not.toHaveProperty('unheardOf');
  });
}
