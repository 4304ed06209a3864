import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Announced, Wish } from '../../../../src/contract/wish.ts';
import {
  endOfWish,
  filmsToBook,
  MAX_ANNOUNCED,
  newsOf,
  together,
  withNews,
} from '../../../../src/domain/tellMe/news.ts';
import type { WishedScreening } from '../../../../src/domain/tellMe/wish.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const HOUR = 3_600_000;
const WISH: Wish = { film: 'metropolis', since: null, pace: 'once', follow: false };

function screening(number: number, more: Partial<WishedScreening> = {}): WishedScreening {
  return {
    reference: `V1S${number}`,
    film: 'metropolis',
    people: ['fritz-lang'],
    cinema: 'aurore-lyon',
    city: 'lyon',
    version: 'vost',
    tags: [],
    needs: [],
    times: { start: 1200, end: 1300 },
    time: `2026-11-${27 + number} 20:00:00`,
    start: NOW + number * 24 * HOUR,
    state: 'bookable',
    ...more,
  };
}

const announced = (
  { reference, film, cinema, time, start }: WishedScreening,
  more: Partial<Announced> = {},
): Announced => ({
  reference,
  film,
  cinema,
  time,
  start,
  state: 'bookable',
  ...more,
});

/** The reason and the screenings of what there is to tell. */
function told(wish: Partial<Wish>, before: readonly Announced[], screenings: readonly WishedScreening[]) {
  const news = newsOf({ ...WISH, ...wish }, before, screenings, NOW);
  return news && [news.reason, ...news.screenings.map(({ reference }) => reference)].join(' ');
}

describe('what there is to tell', () => {
  test('at first: what can be booked and has not begun, the soonest, and why', () => {
    const coming = [screening(2), screening(1), screening(3, { state: 'locked' }), screening(4, { state: 'soldout' })];
    expect(told({}, [], coming)).toBe('first V1S1 V1S2');
    expect(told({ since: 'locked' }, [], coming)).toBe('opened V1S1 V1S2');
    expect(told({ since: 'soldout' }, [], coming)).toBe('seats V1S1 V1S2');
    expect(told({}, [], coming.slice(2))).toBeUndefined();
    expect(told({}, [], [screening(0)])).toBeUndefined();
    expect(told({}, [], [screening(1, { film: 'nosferatu' })])).toBeUndefined();
    const many = Array.from({ length: 9 }, (_, index) => screening(index + 1));
    expect(newsOf(WISH, [], many, NOW)?.screenings).toHaveLength(MAX_ANNOUNCED);
    const followed = { ...WISH, follow: true };
    const before = many.map((each) => announced(each));
    expect(newsOf(followed, before, [], NOW)?.screenings).toHaveLength(MAX_ANNOUNCED);
  });

  test('once: nothing more, whatever comes', () => {
    const before = [announced(screening(1))];
    expect(told({}, before, [screening(1), screening(2)])).toBeUndefined();
    expect(told({}, before, [])).toBeUndefined();
  });

  test('weekly: what is new since', () => {
    const before = [announced(screening(1))];
    expect(told({ pace: 'weekly' }, before, [screening(1), screening(2)])).toBe('more V1S2');
    expect(told({ pace: 'weekly' }, before, [screening(1)])).toBeUndefined();
    expect(told({ pace: 'weekly' }, before, [screening(1, { state: 'soldout' })])).toBeUndefined();
  });

  test('to who follows: what has become of what was told, the worst first', () => {
    const before = [1, 2, 3].map((number) => announced(screening(number)));
    const later = { time: '2026-11-29 21:00:00' };
    const follow = { follow: true };
    expect(told(follow, before, [screening(2, later), screening(3)])).toBe('cancelled V1S1');
    expect(told(follow, before, [screening(1), screening(2, later), screening(3, { state: 'soldout' })])).toBe(
      'moved V1S2',
    );
    expect(told(follow, before, [screening(1), screening(2), screening(3, { state: 'soldout' })])).toBe('soldOut V1S3');
    expect(told(follow, before, [screening(1), screening(2), screening(3, { state: 'locked' })])).toBeUndefined();
    const full = [announced(screening(1), { state: 'soldout' })];
    expect(told(follow, full, [screening(1)])).toBe('seats V1S1');
    const gone = [announced(screening(1), { state: 'cancelled' })];
    expect(told(follow, gone, [])).toBeUndefined();
    expect(told(follow, gone, [screening(1)])).toBe('seats V1S1');
    expect(told(follow, [announced(screening(0))], [])).toBeUndefined();
  });

  test('of a person: further films, not further screenings of one that could be booked or was told', () => {
    const lang: Wish = { person: 'fritz-lang', since: null, pace: 'weekly', follow: false };
    const [known, other] = [screening(1), screening(2, { state: 'locked', film: 'm' })];
    const wish = { ...lang, known: filmsToBook(lang, [known, other], NOW) };
    expect(wish.known).toEqual(['metropolis']);
    const of = (before: readonly Announced[], screenings: readonly WishedScreening[]) =>
      newsOf(wish, before, screenings, NOW)?.screenings.map(({ film, reference }) => `${film} ${reference}`);
    expect(of([], [known, other, screening(3)])).toBeUndefined();
    expect(of([], [known, { ...other, state: 'bookable' }])).toEqual(['m V1S2']);
    expect(of([announced(other)], [known, screening(4, { film: 'm' })])).toBeUndefined();
    expect(of([announced(other)], [screening(5, { film: 'fury' })])).toEqual(['fury V1S5']);
  });

  // Whatever a server does not see, the next one does: it is told once, however often it is looked at.
  test('is nothing more once it has been told', () => {
    const state = fc.constantFrom('bookable' as const, 'soldout' as const, 'locked' as const);
    const programme = fc.array(fc.record({ number: fc.integer({ min: 1, max: 4 }), state, isMoved: fc.boolean() }), {
      maxLength: 4,
    });
    const wish = fc.record({ pace: fc.constantFrom('once' as const, 'weekly' as const), follow: fc.boolean() });
    fc.assert(
      fc.property(wish, programme, programme, (asked, first, then) => {
        let before: readonly Announced[] = [];
        for (const each of [first, then]) {
          const screenings = new Map(
            each.map(({ number, state: now, isMoved }) => [
              number,
              screening(number, { state: now, ...(isMoved && { time: '2026-12-24 20:00:00' }) }),
            ]),
          );
          let rounds = 0;
          for (;;) {
            const news = newsOf({ ...WISH, ...asked }, before, [...screenings.values()], NOW);
            if (!news) break;
            before = withNews(before, news);
            // At most one message of each reason.
            expect((rounds += 1)).toBeLessThan(6);
          }
        }
      }),
    );
  });
});

describe('a wish', () => {
  const end = NOW + 1000 * HOUR;
  const before = [announced(screening(1)), announced(screening(2))];

  test('ends once it was told, or with the last screening that it follows, or when it expires', () => {
    expect(endOfWish(WISH, [], end)).toBe(end);
    expect(endOfWish(WISH, before, end)).toBeUndefined();
    expect(endOfWish({ ...WISH, follow: true }, before, end)).toBe(NOW + 48 * HOUR);
    expect(endOfWish({ ...WISH, pace: 'weekly' }, before, end)).toBe(end);
  });

  test('remembers what was told last of each screening', () => {
    const moved = announced(screening(1), { time: '2026-11-28 21:00:00' });
    expect(withNews(before, { reason: 'moved', screenings: [moved] })).toEqual([before[1], moved]);
  });
});

test('news of one person that say no more than others go with these, but not what somebody on the way must hear', () => {
  const news = (reason: 'first' | 'seats' | 'soldOut', ...numbers: number[]) => ({
    name: [reason, ...numbers].join(' '),
    news: { reason, screenings: numbers.map((number) => announced(screening(number))) },
  });
  const all = [news('first', 1), news('soldOut', 1), news('seats', 1, 2), news('first', 2, 3), news('seats', 1)];
  expect(together(all).map((group) => group.map(({ name }) => name))).toEqual([
    ['seats 1 2', 'first 1', 'seats 1'],
    ['first 2 3'],
    ['soldOut 1'],
  ]);
  expect(together([])).toEqual([]);
});
