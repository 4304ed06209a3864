import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { catalogueOf } from '../../../src/content/catalogue.ts';
import { importFeed, type ImportOptions, type SiteReport } from '../../../src/content/import/importFeed.ts';
import { cinemaDay } from '../../../src/content/showtimes.ts';
import { currentDatabase } from '../../../src/database/current.ts';
import { addDays } from '../../../src/domain/programme/cinemaDay.ts';
import { dateAt } from '../../../src/lib/localTime.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, writeSite, type FeedSite, type FeedSize } from './feed.ts';
import { live, strayGenerations } from './rows.ts';

const ci = siteOf('ci');
const today = dateAt(new Date(), ci.timeZone);
/** Twelve cinemas with ten shows, whose screenings of two days are all to come. */
const CHAIN = { cinemas: 12, shows: 10, days: 2, screeningsADay: 2, firstDay: addDays(today, 1) };

/** What an import takes away from a site, of twelve cinemas if nothing else is said. */
export function lossTests(folder: string): void {
  const importCi = async (feed: FeedSite, options: ImportOptions = {}) => {
    await writeSite(folder, ci, feed);
    return (await importFeed(folder, options)).sites[0]!;
  };

  let first: SiteReport;

  beforeAll(async () => {
    first = await importCi(makeSite(ci, CHAIN));
  });

  beforeEach(async () => {
    await importCi(makeSite(ci, CHAIN), { allowLoss: true });
  });

  test('the first import has nothing to be compared with', () => {
    expect(first).toMatchObject({ outcome: 'applied', faults: [] });
    expect(first.losses).toBeUndefined();
  });

  const emptied = { ...makeSite(ci, CHAIN), programme: {} };
  emptied.languages.fr!.showtimes = [];
  emptied.languages.en!.showtimes = [];
  const closed = makeSite(ci, { ...CHAIN, cinemas: 0 });
  const [few, shows, screenings] = [
    'ci/fr/cinemas.json: at least 9 of the 12 cinemas that the site has, or --allow-loss, got',
    'ci/showtimes.ndjson: at least 7 of the 10 shows with coming screenings that the site has, or --allow-loss, got',
    'ci/showtimes.ndjson: at least 336 of the 480 coming screenings that the site has, or --allow-loss, got',
  ];

  test.each([
    ['without a line of screenings', emptied, [`${shows} 0`, `${screenings} 0`]],
    ['without a cinema', closed, [`${few} 0`, `${shows} 0`, `${screenings} 0`]],
    ['of one cinema of twelve', makeSite(ci, { ...CHAIN, cinemas: 1 }), [`${few} 1`, `${screenings} 40`]],
    ['of half of the shows', makeSite(ci, { ...CHAIN, shows: 5 }), [`${shows} 5`, `${screenings} 240`]],
    ['of one of two days', makeSite(ci, { ...CHAIN, days: 1 }), [`${screenings} 240`]],
  ])('a feed %s is refused with the numbers, and all that is live stays', async (_, feed, faults) => {
    const before = await live(ci);
    const report = await importCi(feed);
    expect(report.outcome).toBe('refused');
    expect(report.faults.map(({ file, expected, got }) => `${file}: ${expected}, got ${got}`)).toEqual(faults);
    expect(report.faultCount).toBe(faults.length);
    expect((await live(ci)).generation).toBe(before.generation);
    expect((await catalogueOf(ci, 'fr')).cinemas).toHaveLength(12);
    expect((await cinemaDay(ci, 'fr', 'cinema-12', CHAIN.firstDay)).size).toBe(10);
    expect(await strayGenerations()).toEqual([]);
  });

  test('a large loss that is allowed is applied, and counted', async () => {
    const report = await importCi(makeSite(ci, { ...CHAIN, cinemas: 1 }), { allowLoss: true });
    const losses = { cinemas: 11, shows: 0, screenings: 440 };
    expect(report).toMatchObject({ outcome: 'applied', losses });
    expect((await catalogueOf(ci, 'fr')).cinemas).toHaveLength(1);
  });

  test('a small loss is applied, and counted', async () => {
    const report = await importCi(makeSite(ci, { ...CHAIN, cinemas: 10, shows: 9 }));
    expect(report).toMatchObject({ outcome: 'applied', losses: { cinemas: 2, shows: 1, screenings: 120 } });
  });

  test('screenings that have begun since are no loss', async () => {
    const week = { ...CHAIN, firstDay: addDays(today, -9), days: 11 };
    await importCi(makeSite(ci, week));
    const report = await importCi(makeSite(ci, { ...week, firstDay: addDays(today, -1), days: 3 }));
    expect(report).toMatchObject({ outcome: 'applied', losses: { cinemas: 0, shows: 0, screenings: 0 } });
  });

  test('whether a screening has begun is asked in the time of its cinema', async () => {
    // At noon in Abidjan it is two in the morning there, when all of the day’s screenings have begun.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
    onTestFinished(() => void vi.useRealTimers());
    const onLineIslands = (days: Partial<FeedSize>) => {
      const feed = makeSite(ci, { ...CHAIN, ...days });
      for (const { cinemas } of Object.values(feed.languages)) {
        for (const cinema of cinemas) cinema.timeZone = 'Pacific/Kiritimati';
      }
      return feed;
    };
    await importCi(onLineIslands({ firstDay: today }), { allowLoss: true });
    const over = await importCi(onLineIslands({ firstDay: today, days: 1 }));
    expect(over.faults.map(({ got }) => got)).toEqual(['0', '0']);
    const rest = await importCi(onLineIslands({ days: 1 }));
    expect(rest).toMatchObject({ outcome: 'applied', losses: { cinemas: 0, shows: 0, screenings: 0 } });
  });

  test('as many cinemas under other slugs are a loss, but not under new ones that the old lead to', async () => {
    const renamed = (withFormer: boolean) => {
      const feed = makeSite(ci, CHAIN);
      const text = JSON.stringify(feed).replaceAll(/"cinema-(\d+)"/g, '"kino-$1"');
      const other = JSON.parse(text) as FeedSite;
      for (const language of withFormer ? ci.languages : []) {
        const former = feed.languages[language]!.cinemas.map((cinema, index) => ({
          ...cinema,
          ...{ redirectSlug: `kino-${index + 1}`, vistaRef: String(9000 + index) },
        }));
        other.languages[language]!.cinemas.push(...former);
      }
      return other;
    };
    expect((await importCi(renamed(false))).faults.map(({ got }) => got)).toEqual(['0']);
    expect(await importCi(renamed(true))).toMatchObject({ outcome: 'applied', losses: { cinemas: 0 } });
    // Former addresses are no cinemas: nothing is lost without them.
    expect(await importCi(renamed(false))).toMatchObject({ outcome: 'applied', losses: { cinemas: 0 } });
  });

  test("a chain's first feed replaces the demo's, however much smaller, and is compared from then on", async () => {
    const db = await currentDatabase();
    const shown = db.updateTable('site_generation').where('site', '=', 'ci');
    await shown.set((row) => ({ demo_generation: row.ref('generation') })).execute();
    const chain = { ...CHAIN, cinemas: 3 };
    const first = await importCi(makeSite(ci, chain));
    expect(first).toMatchObject({ outcome: 'applied', faults: [] });
    expect(first.losses).toBeUndefined();
    expect(await importCi(makeSite(ci, { ...chain, cinemas: 1 }))).toMatchObject({ outcome: 'refused' });
  });
}
