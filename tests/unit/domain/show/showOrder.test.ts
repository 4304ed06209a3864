import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chainOrder,
  cinemaOrder,
  dayWeight,
  inDayOrder,
  inListOrder,
  WISH_WEIGHT,
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
  // SPEC 9.12
  test('special screenings weigh most, as wishes do, then premieres, then upsells; the greatest counts', () => {
    const none = { special: false, premiere: false, upsell: false };
    expect(dayWeight({ ...none, special: true, premiere: true })).toBe(WISH_WEIGHT);
    expect(WISH_WEIGHT).toBe(3);
    expect(dayWeight({ ...none, premiere: true, upsell: true })).toBe(2);
    expect(dayWeight({ ...none, upsell: true })).toBe(1);
    expect(dayWeight(none)).toBe(0);
  });

  test('is by weight, then by place, then by slug; what is over comes last', () => {
    const shows = [
      { slug: 'over', order: 0, weight: 3, over: true },
      { slug: 'rest', order: 1, weight: 0, over: false },
      { slug: 'z', order: 5, weight: 3, over: false },
      { slug: 'y', order: 5, weight: 3, over: false },
      { slug: 'first', order: 4, weight: 3, over: false },
      { slug: 'premiere', order: 3, weight: 2, over: false },
    ];
    expect(inDayOrder(shows).map(({ slug }) => slug)).toEqual(['first', 'y', 'z', 'premiere', 'rest', 'over']);
  });
});

describe('laws', () => {
  const ranked = fc.record({
    slug: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    order: fc.integer({ min: 0, max: 3 }),
    premiere: fc.boolean(),
    weight: fc.integer({ min: 0, max: 3 }),
    over: fc.boolean(),
  });
  const list = fc.uniqueArray(ranked, { selector: ({ slug }) => slug });

  test('the order of the input does not matter, and nothing is lost', () => {
    fc.assert(
      fc.property(list, (shows) => {
        for (const order of [inListOrder<Ranked & RankedOnDay>, inDayOrder<Ranked & RankedOnDay>]) {
          expect(order(shows.toReversed())).toEqual(order(shows));
          expect(slugs(order(shows)).sort()).toEqual(slugs(shows).sort());
        }
      }),
    );
  });
});
