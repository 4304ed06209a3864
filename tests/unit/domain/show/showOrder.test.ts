import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chainOrder,
  cinemaOrder,
  inDayOrder,
  inListOrder,
  type Ranked,
  type RankedOnDay,
} from '../../../../src/domain/show/showOrder.ts';

describe('a show’s place by key', () => {
  // SPEC 9.10
  test('in the chain’s lists', () => {
    const show = { genericOrder: 1, homeOrder: 2, upcomingOrder: 3 };
    expect(chainOrder(show, 'default')).toBe(1);
    expect(chainOrder(show, 'home')).toBe(2);
    expect(chainOrder(show, 'upcoming')).toBe(3);
    expect(chainOrder(show, 'kids')).toBe(1);
    expect(chainOrder(show, 'specialAndEvent')).toBe(1);
  });

  // SPEC 9.10
  test('in a cinema’s lists; without a place among the kids’ films its general one holds', () => {
    const show = { cineOrder: 1, cineKidsOrder: 2, cineUpcomingOrder: 3, cineEntertainmentOrder: 4 };
    expect(cinemaOrder(show, 'default')).toBe(1);
    expect(cinemaOrder(show, 'home')).toBe(1);
    expect(cinemaOrder(show, 'kids')).toBe(2);
    expect(cinemaOrder({ ...show, cineKidsOrder: 0 }, 'kids')).toBe(0);
    expect(cinemaOrder({ ...show, cineKidsOrder: null }, 'kids')).toBe(1);
    expect(cinemaOrder(show, 'upcoming')).toBe(3);
    expect(cinemaOrder(show, 'specialAndEvent')).toBe(4);
  });
});

const slugs = (shows: readonly Ranked[]) => shows.map(({ slug }) => slug);

describe('list order', () => {
  // SPEC 9.11
  test('premieres first, then by place, then by slug', () => {
    const shows = [
      { slug: 'd', order: 1, premiere: false },
      { slug: 'c', order: 2, premiere: false },
      { slug: 'b', order: 2, premiere: false },
      { slug: 'z', order: 9, premiere: true },
      { slug: 'y', order: 8, premiere: true },
    ];
    expect(slugs(inListOrder(shows))).toEqual(['y', 'z', 'd', 'b', 'c']);
    expect(slugs(shows)).toEqual(['d', 'c', 'b', 'z', 'y']);
  });
});

describe('day order', () => {
  const show = (slug: string, order: number, changes: Partial<RankedOnDay> = {}): RankedOnDay => ({
    slug,
    order,
    premiere: false,
    wished: false,
    special: false,
    upsell: false,
    ...changes,
  });

  // SPEC 9.12
  test('wished and special first alike, then premieres, then upsells, then the rest', () => {
    const shows = [
      show('rest', 1),
      show('upsell', 2, { upsell: true }),
      show('premiere', 3, { premiere: true }),
      show('special', 5, { special: true }),
      show('wished', 4, { wished: true }),
    ];
    expect(slugs(inDayOrder(shows))).toEqual(['wished', 'special', 'premiere', 'upsell', 'rest']);
  });

  // SPEC 9.12
  test('the greatest weight counts, they do not add up', () => {
    const shows = [
      show('premiere-and-upsell', 1, { premiere: true, upsell: true }),
      show('wished', 9, { wished: true }),
      show('wished-and-special', 10, { wished: true, special: true }),
      show('premiere', 0, { premiere: true }),
    ];
    expect(slugs(inDayOrder(shows))).toEqual(['wished', 'wished-and-special', 'premiere', 'premiere-and-upsell']);
  });
});

describe('laws', () => {
  const ranked = fc.record({
    slug: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    order: fc.integer({ min: 0, max: 3 }),
    premiere: fc.boolean(),
    wished: fc.boolean(),
    special: fc.boolean(),
    upsell: fc.boolean(),
  });
  const list = fc.uniqueArray(ranked, { selector: ({ slug }) => slug });

  test('the order of the input does not matter, and nothing is lost', () => {
    fc.assert(
      fc.property(list, (shows) => {
        for (const order of [inListOrder<RankedOnDay>, inDayOrder<RankedOnDay>]) {
          expect(order(shows.toReversed())).toEqual(order(shows));
          expect(slugs(order(shows)).sort()).toEqual(slugs(shows).sort());
        }
      }),
    );
  });
});
