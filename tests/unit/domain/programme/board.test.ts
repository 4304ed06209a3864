import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf, wholeCinemas } from '../../../../src/domain/programme/board.ts';

/** A screening that begins at so many minutes of the cinema day, with a clock that stands at 18:00. */
const at = (start: number, name = '') => ({ name, times: { start, end: undefined }, minutes: start - 18 * 60 });
const clock = (hours: number, minutes = 0) => at(hours * 60 + minutes);
const many = (hours: number) => Array.from({ length: 20 }, (_, minute) => clock(hours, minute));

// A board of departures: the next hour first.
test('what begins within an hour comes first, the rest by the hour of its start', () => {
  const parts = boardOf([clock(20, 15), clock(18, 20), clock(19, 0), clock(19, 1), clock(25, 0)], 'today');
  expect(parts.map(({ hour, entries }) => [hour, entries.map(({ times }) => times.start)])).toEqual([
    ['next', [18 * 60 + 20, 19 * 60]],
    [19, [19 * 60 + 1]],
    [20, [20 * 60 + 15]],
    [25, [25 * 60]],
  ]);
});

test('screenings of the same minute stay in the order given', () => {
  const [part] = boardOf([at(1201, 'near'), at(1201, 'far'), at(1200, 'sooner')], 'later');
  expect(part!.entries.map(({ name }) => name)).toEqual(['sooner', 'near', 'far']);
});

test.each([
  ['today, the first part', 'today', [...many(18), ...many(20)], ['next']],
  ['today, the first part though nothing begins within an hour', 'today', [...many(20), ...many(21)], [20]],
  ['on another day, where the evening begins', 'later', [...many(14), ...many(18), ...many(21)], [18]],
  ['on another day without an evening, the last part', 'later', [...many(10), ...many(14)], [14]],
  ['all of a short board', 'today', [clock(18, 10), clock(20), clock(21)], ['next', 20, 21]],
] as const)('what is open: %s', (_, day, entries, open) => {
  expect(boardOf(entries, day).flatMap((part) => (part.open ? part.hour : []))).toEqual(open);
});

test('a board has every screening once, in order', () => {
  const starts = fc.array(fc.integer({ min: 0, max: 30 * 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(starts, fc.constantFrom('today' as const, 'later' as const), (minutes, day) => {
      const shown = boardOf(
        minutes.map((start) => at(start)),
        day,
      ).flatMap(({ entries }) => entries);
      expect(shown.map(({ times }) => times.start)).toEqual([...minutes].sort((a, b) => a - b));
    }),
  );
});

test.each([
  ['all where there is room', 'aabbb', 5, 'aabbb'],
  ['the nearest cinemas that fit whole', 'aabbbcc', 6, 'aabbb'],
  ['none of a cinema that does not fit', 'aabbb', 4, 'aa'],
  ['all of the nearest cinema in any case', 'aaaab', 2, 'aaaa'],
])('a board that is too long has %s', (_, cinemas, most, shown) => {
  const entries = [...cinemas].map((cinema) => ({ cinema }));
  expect(
    wholeCinemas(entries, most)
      .map(({ cinema }) => cinema)
      .join(''),
  ).toBe(shown);
});
