import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_GROUPS, NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import { withChange } from '../../../../src/domain/programme/filterChange.ts';
import { byGroup, toggleFilter } from '../../../../src/domain/programme/programmeFilters.ts';

const value = fc.constantFrom('a', 'b', 'c', 'd');
const group = fc.constantFrom(...FILTER_GROUPS);
const groups = fc.record(byGroup(() => fc.uniqueArray(value, { maxLength: 3 })));
const filters: fc.Arbitrary<Filters> = groups.map((chosen) => ({ ...NO_FILTERS, ...chosen }));

/** Within a group, the order of values says nothing. */
const sorted = (of: Filters): Filters => ({ ...of, ...byGroup((name) => of[name].toSorted()) });

test('a change does to the filters that it was made for what it says', () => {
  fc.assert(
    fc.property(filters, filters, (from, to) => {
      expect(sorted(withChange(from, from, to))).toEqual(sorted(to));
    }),
  );
});

test('two toggles count in either order, and the same one pressed twice counts once', () => {
  fc.assert(
    fc.property(filters, group, value, group, value, (from, name, one, otherName, other) => {
      const [first, second] = [toggleFilter(from, name, one), toggleFilter(from, otherName, other)];
      const isSame = name === otherName && one === other;
      const both = isSame ? first : toggleFilter(first, otherName, other);
      expect(sorted(withChange(first, from, second))).toEqual(sorted(both));
      expect(sorted(withChange(second, from, first))).toEqual(sorted(both));
    }),
  );
});

test('of two days, the one pressed last counts; a filter leaves the day', () => {
  const from = { ...NO_FILTERS, date: '2026-11-21' };
  const other = { ...from, date: '2026-11-22' };
  expect(withChange(other, from, { ...from, date: '2026-11-23' }).date).toBe('2026-11-23');
  expect(withChange(other, from, { ...from, date: undefined }).date).toBeUndefined();
  expect(withChange(other, from, toggleFilter(from, 'tags', 'imax'))).toEqual({ ...other, tags: ['imax'] });
});
