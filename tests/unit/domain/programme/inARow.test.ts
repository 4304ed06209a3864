import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  requestedFilms,
  sequencesOf,
  sequencesOrPairs,
  MIN_GAP,
  MAX_SEQUENCES,
  MAX_GAP,
  gapUse,
  type Placed,
} from '../../../../src/domain/programme/inARow.ts';

const MINUTE = 60_000;
/** A screening, by its start and end in minutes. Without an end, the length of its film is unknown. */
const at = (film: string, start: number, end?: number): Placed => ({
  film,
  start: start * MINUTE,
  end: end === undefined ? undefined : end * MINUTE,
});
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
const times = (chains: ReturnType<typeof sequencesOf>) =>
  chains.map(({ screenings }) => screenings.map(({ film, start }) => `${film} ${start / MINUTE}`).join(', '));

describe('films in a row', () => {
  test('follow one another in any order, least waiting first', () => {
    const screenings = [
      at('faust', clock(14), clock(16)),
      at('nosferatu', clock(16, 45), clock(18, 20)),
      at('nosferatu', clock(12), clock(13, 35)),
      at('faust', clock(18, 50), clock(20, 50)),
    ];
    const chains = sequencesOf(screenings, ['faust', 'nosferatu']);
    expect(chains.map(({ gaps, waiting }) => [gaps, waiting])).toEqual([
      [[25], 25],
      [[30], 30],
      [[45], 45],
    ]);
    expect(times(chains)).toEqual([
      `nosferatu ${clock(12)}, faust ${clock(14)}`,
      `nosferatu ${clock(16, 45)}, faust ${clock(18, 50)}`,
      `faust ${clock(14)}, nosferatu ${clock(16, 45)}`,
    ]);
  });

  test('of two that wait as long the earlier comes first', () => {
    const screenings = [at('a', 600, 700), at('a', 300, 400), at('b', 430, 500), at('b', 730, 800)];
    expect(times(sequencesOf(screenings, ['a', 'b']))).toEqual(['a 300, b 430', 'a 600, b 730']);
  });

  test.each([
    [9, 0],
    [10, 1],
    [90, 1],
    [91, 0],
  ])('a gap of %i minutes gives %i chains', (gap, count) => {
    expect(sequencesOf([at('a', 0, 100), at('b', 100 + gap, 300)], ['a', 'b'])).toHaveLength(count);
  });

  test('a screening of unknown length comes last or not at all', () => {
    const unknown = at('b', 200);
    expect(times(sequencesOf([at('a', 0, 150), unknown, at('a', 250, 300)], ['a', 'b']))).toEqual(['a 0, b 200']);
  });

  test('go on after midnight', () => {
    const screenings = [at('a', clock(22), clock(23, 50)), at('b', clock(24, 15), clock(26))];
    expect(sequencesOf(screenings, ['a', 'b'])[0]!.gaps).toEqual([25]);
  });

  test('of a single film there is no row, and a fourth is left out', () => {
    const screenings = [at('a', 0, 60), at('b', 80, 140), at('c', 160, 200), at('d', 220, 300)];
    expect(sequencesOf(screenings, ['a'])).toEqual([]);
    expect(sequencesOf(screenings, ['a', 'a'])).toEqual([]);
    expect(times(sequencesOf(screenings, ['a', 'b', 'c', 'd']))).toEqual(['a 0, b 80, c 160']);
  });

  test('where three do not fit into one day, two of them do', () => {
    const screenings = [at('a', 0, 60), at('b', 100, 160), at('c', 75, 120)];
    expect(sequencesOf(screenings, ['a', 'b', 'c'])).toEqual([]);
    expect(times(sequencesOrPairs(screenings, ['a', 'b', 'c']))).toEqual(['a 0, c 75', 'a 0, b 100']);
    expect(sequencesOrPairs(screenings, ['b', 'c'])).toEqual([]);
  });

  test('where three fit, pairs are not given', () => {
    const screenings = [at('a', 0, 60), at('b', 80, 140), at('c', 160, 200)];
    expect(times(sequencesOrPairs(screenings, ['a', 'b', 'c']))).toEqual(['a 0, b 80, c 160']);
  });

  test('pairs stand as sequences do: least waiting first, then the earlier, and no more than are read', () => {
    const tie = [
      at('b', 1000, 1060),
      at('c', 1090, 1150),
      at('a', 0, 60),
      at('b', 90, 150),
      at('a', 500, 560),
      at('c', 570, 600),
    ];
    expect(times(sequencesOrPairs(tie, ['a', 'b', 'c']))).toEqual(['a 500, c 570', 'a 0, b 90', 'b 1000, c 1090']);
    const many = Array.from({ length: 2 * MAX_SEQUENCES }, (_, index) => [
      at('a', index * 300, index * 300 + 60),
      at('b', index * 300 + 80),
    ]);
    expect(sequencesOrPairs(many.flat(), ['a', 'b', 'c'])).toHaveLength(MAX_SEQUENCES);
  });

  test('of a fourth film there are no pairs either', () => {
    expect(sequencesOrPairs([at('a', 0, 60), at('d', 80, 140)], ['a', 'b', 'c', 'd'])).toEqual([]);
  });
});

describe('what a gap is good for', () => {
  test.each([
    [10, 'change'],
    [19, 'change'],
    [20, 'coffee'],
    [49, 'coffee'],
    [50, 'meal'],
    [90, 'meal'],
  ])('%i minutes: %s', (minutes, use) => {
    expect(gapUse(minutes)).toBe(use);
  });
});

describe('the films of an address', () => {
  test('stand once, in one order, and nothing but slugs', () => {
    expect(requestedFilms(['nosferatu-2', 'faust-1', 'nosferatu-2', '../x', 'x/..', '<b>', ''])).toEqual([
      'faust-1',
      'nosferatu-2',
    ]);
  });

  test('are four at most, which tells that it was too many', () => {
    expect(requestedFilms(['f', 'e', 'd', 'c', 'b', 'a'])).toEqual(['a', 'b', 'c', 'd']);
  });
});

/** A day of a large cinema: 60 films with 12 screenings each, on multiples of five minutes, some of unknown length. */
const day = fc
  .array(fc.record({ start: fc.integer({ min: 96, max: 312 }), length: fc.option(fc.integer({ min: 4, max: 60 })) }), {
    minLength: 720,
    maxLength: 720,
  })
  .map((all) =>
    all.map(({ start, length }, index) =>
      at(`film-${index % 60}`, start * 5, length === null ? undefined : (start + length) * 5),
    ),
  );
const choice = fc.uniqueArray(fc.integer({ min: 0, max: 61 }), { minLength: 2, maxLength: 3 });

describe('laws, on days of 60 films with 12 screenings each', () => {
  test('every chain has each film once, in order, never overlapping, with gaps in bounds that make up its waiting', () => {
    fc.assert(
      fc.property(day, choice, (screenings, chosen) => {
        const films = chosen.map((number) => `film-${number}`);
        for (const { screenings: chain, gaps, waiting } of sequencesOf(screenings, films)) {
          expect(chain.map(({ film }) => film).sort()).toEqual(films.toSorted());
          expect(gaps).toHaveLength(films.length - 1);
          for (const [index, gap] of gaps.entries()) {
            expect(chain[index + 1]!.start - chain[index]!.end!).toBe(gap * MINUTE);
            expect(gap).toBeGreaterThanOrEqual(MIN_GAP);
            expect(gap).toBeLessThanOrEqual(MAX_GAP);
          }
          expect(waiting).toBe(gaps.reduce((sum, gap) => sum + gap, 0));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('there are never too many, the shortest waits among them, and the order of the day does not matter', () => {
    fc.assert(
      fc.property(day, choice, (screenings, chosen) => {
        const films = chosen.map((number) => `film-${number}`);
        const waits = sequencesOf(screenings, films).map(({ waiting }) => waiting);
        expect(waits.length).toBeLessThanOrEqual(MAX_SEQUENCES);
        expect(waits).toEqual(waits.toSorted((a, b) => a - b));
        expect(sequencesOf(screenings.toReversed(), films).map(({ waiting }) => waiting)).toEqual(waits);
      }),
      { numRuns: 40 },
    );
  });

  test('what every pair comes to, tried one by one, is found', () => {
    fc.assert(
      fc.property(day, (screenings) => {
        const [a, b] = ['film-1', 'film-2'];
        const pairs = screenings.flatMap((first) =>
          screenings.flatMap((second) => {
            const other = first.film === a ? b : first.film === b ? a : undefined;
            if (first.end === undefined || second.film !== other) return [];
            const gap = (second.start - first.end) / MINUTE;
            return gap >= 10 && gap <= 90 ? [gap] : [];
          }),
        );
        const found = sequencesOf(screenings, [a, b]).map(({ waiting }) => waiting);
        expect(found).toEqual(pairs.sort((x, y) => x - y).slice(0, MAX_SEQUENCES));
      }),
      { numRuns: 20 },
    );
  });
});
