import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Faults } from '../../../../src/content/import/faults.ts';
import { lossesBy, refuseLosses, type OfferedContent } from '../../../../src/content/import/losses.ts';
import { siteOf } from '../../../../src/sites/sites.ts';

const offer = (cinemas: number, shows: number, screenings: number): OfferedContent => ({
  ...{ cinemas: new Set(Array.from({ length: cinemas }, (_, index) => `cinema-${index}`)), shows, screenings },
});

/** What remains of a live offer where that is too little; nothing where a feed is taken. */
function refused(live: OfferedContent, feed: OfferedContent, percent = 30): string[] {
  const faults = new Faults();
  refuseLosses({ site: siteOf('fr'), live, losses: lossesBy(feed, live), percent }, faults);
  return faults.listed.map(({ expected, got }) => `${got}: ${expected.replace(/ that the site has.*/, '')}`);
}

test.each([
  [offer(12, 40, 1000), offer(9, 28, 700), []],
  [offer(12, 40, 1000), offer(8, 28, 700), ['8: at least 9 of the 12 cinemas']],
  [offer(12, 40, 1000), offer(12, 27, 700), ['27: at least 28 of the 40 shows with coming screenings']],
  [offer(12, 40, 1000), offer(12, 40, 699), ['699: at least 700 of the 1000 coming screenings']],
])('thirty per cent may go, and no more', (live, feed, expected) => {
  expect(refused(live, feed)).toEqual(expected);
});

test('of few, some may go whatever share that is, but not the last', () => {
  expect(refused(offer(2, 3, 11), offer(1, 1, 1))).toEqual([]);
  expect(refused(offer(2, 4, 21), offer(2, 1, 11))).toEqual([]);
  expect(refused(offer(2, 5, 21), offer(2, 1, 10))).toEqual([
    '1: at least 2 of the 5 shows with coming screenings',
    '10: at least 11 of the 21 coming screenings',
  ]);
  expect(refused(offer(1, 1, 1), offer(0, 0, 0))).toHaveLength(3);
});

test('the share is a setting, and 100 is no limit', () => {
  expect(refused(offer(10, 10, 100), offer(5, 5, 50), 50)).toEqual([]);
  expect(refused(offer(10, 10, 100), offer(4, 4, 49), 50)).toHaveLength(3);
  expect(refused(offer(10, 10, 100), offer(0, 0, 0), 100)).toEqual([]);
});

test('whatever a site has, a feed with as much or more is taken, one with nothing of it is not', () => {
  const counts = fc.integer({ min: 1, max: 500 });
  const percents = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(counts, counts, counts, percents, (cinemas, shows, screenings, percent) => {
      const live = offer(cinemas, shows, screenings);
      expect(refused(live, offer(cinemas, shows + 1, screenings), percent)).toEqual([]);
      expect(refused(offer(0, 0, 0), live, percent)).toEqual([]);
      expect(refused(live, offer(0, 0, 0), percent)).toHaveLength(3);
    }),
  );
});
