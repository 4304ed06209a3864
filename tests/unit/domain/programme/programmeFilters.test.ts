import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILTER_GROUPS, NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import {
  byGroup,
  countAfterToggle,
  chosenCount,
  clearGroup,
  countMatches,
  filterOptions,
  groupToClear,
  kindsOf,
  matchesFilters,
  resetFilters,
  toggleFilter,
  type FilterSubject,
} from '../../../../src/domain/programme/programmeFilters.ts';
import { screeningTags } from '../../../../src/domain/programme/tags.ts';
import { subjectWith } from '../../../support/subject.ts';

const chosen = (filters: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...filters });

const metropolisImax = { id: 1, tags: ['imax'], version: 'vo' };
const metropolisPlain = { id: 2, tags: ['DEFAULT'], version: 'vost' };
const kidVfst = { id: 3, tags: ['DEFAULT'], version: 'vfst' };
const kidImax = { id: 4, tags: ['imax', 'kids'], version: 'vf' };
const genres: Record<string, string[]> = {
  'metropolis-44019': ['science-fiction', 'drama'],
  'the-kid-44011': ['comedy', 'drama'],
};
const programme = new Map([
  ['metropolis-44019', [metropolisImax, metropolisPlain]],
  ['the-kid-44011', [kidVfst, kidImax]],
]);
const screenings = [...programme].flatMap(([slug, showtimes]) =>
  showtimes.map((showtime) => {
    const own = { tags: screeningTags(showtime), genres: genres[slug]!, versions: [showtime.version] };
    return { id: showtime.id, subject: subjectWith(own) };
  }),
);
const subjects = screenings.map(({ subject }) => subject);

const kinds = kindsOf(subjects);

/** The ids of the screenings that pass the filters. */
function left(filters: Partial<Filters>): number[] {
  return screenings.filter(({ subject }) => matchesFilters(subject, chosen(filters))).map(({ id }) => id);
}

describe('narrowing a programme', () => {
  test('without filters everything is left', () => {
    expect(left({})).toEqual([1, 2, 3, 4]);
  });

  // SPEC 3.52
  test('within a group any value will do', () => {
    expect(left({ versions: ['vo'] })).toEqual([1]);
    expect(left({ versions: ['vo', 'vost'] })).toEqual([1, 2]);
    expect(left({ tags: ['kids', 'imax'] })).toEqual([1, 4]);
    expect(left({ genres: ['science-fiction'] })).toEqual([1, 2]);
    expect(left({ genres: ['comedy', 'science-fiction'] })).toEqual([1, 2, 3, 4]);
  });

  test('between groups all must hold', () => {
    expect(left({ tags: ['imax'], versions: ['vf'] })).toEqual([4]);
    expect(left({ tags: ['imax'], genres: ['science-fiction'] })).toEqual([1]);
    expect(left({ tags: ['imax'], genres: ['drama'], versions: ['vf', 'vost'] })).toEqual([4]);
    expect(left({ tags: ['imax'], versions: ['vost'] })).toEqual([]);
  });

  test('vfst counts as subtitled for the hearing-impaired', () => {
    expect(left({ tags: ['hearing-impaired'] })).toEqual([3]);
  });

  // SPEC 4.53
  test('day and localisation do not matter here, and an unknown value matches nothing', () => {
    expect(left({ date: '1999-01-01', localisation: 'nowhere' })).toEqual([1, 2, 3, 4]);
    expect(left({ tags: ['smellovision'] })).toEqual([]);
  });
});

describe('options', () => {
  test('are what the programme has, without DEFAULT and with what versions imply', () => {
    expect(filterOptions(subjects)).toMatchObject({
      tags: ['imax', 'hearing-impaired', 'kids'],
      genres: ['science-fiction', 'drama', 'comedy'],
      versions: ['vo', 'vost', 'vfst', 'vf'],
    });
    expect(filterOptions([])).toEqual(subjectWith({}));
  });

  test('carry the count one would get by toggling them', () => {
    expect(countAfterToggle(kinds, NO_FILTERS, 'tags', 'imax')).toBe(2);
    expect(countAfterToggle(kinds, chosen({ versions: ['vo'] }), 'tags', 'imax')).toBe(1);
    expect(countAfterToggle(kinds, chosen({ versions: ['vo'] }), 'versions', 'vf')).toBe(2);
    expect(countAfterToggle(kinds, chosen({ versions: ['vo'] }), 'versions', 'vo')).toBe(4);
    expect(countAfterToggle(kinds, chosen({ versions: ['vost'] }), 'tags', 'imax')).toBe(0);
  });

  test('are counted in as many steps as there are kinds', () => {
    const many = Array.from({ length: 720 }, (_, index) => subjects[index % subjects.length]!);
    expect(kindsOf(many)).toHaveLength(4);
    const [all, each] = [
      { ...subjects[0]!, tags: ['a,b'] },
      { ...subjects[0]!, tags: ['a', 'b'] },
    ];
    expect(kindsOf([all, each])).toHaveLength(2);
    expect(countMatches(kindsOf(many), NO_FILTERS)).toBe(720);
    expect(countAfterToggle(kindsOf(many), NO_FILTERS, 'tags', 'imax')).toBe(360);
  });

  // SPEC 4.54
  test('chosen in any group count, and a reset leaves the day and the place', () => {
    const filters = chosen({ date: '2026-11-21', tags: ['imax', 'kids'], genres: ['drama'], localisation: 'paris' });
    expect(chosenCount(filters)).toBe(3);
    expect(resetFilters(filters)).toEqual(chosen({ date: '2026-11-21', localisation: 'paris' }));
    expect(chosenCount(resetFilters(filters))).toBe(0);
  });

  // SPEC 4.52
  test('toggling adds, and again takes out, and leaves the rest alone', () => {
    const filters = chosen({ date: '2026-11-21', tags: ['imax'], localisation: 'paris' });
    expect(toggleFilter(filters, 'tags', 'kids')).toEqual({ ...filters, tags: ['imax', 'kids'] });
    expect(toggleFilter(filters, 'tags', 'imax')).toEqual({ ...filters, tags: [] });
    expect(filters.tags).toEqual(['imax']);
  });
});

describe('which group to clear when nothing is left', () => {
  test('the one that then shows most', () => {
    const filters = chosen({ tags: ['kids'], genres: ['science-fiction'] });
    expect(countMatches(kinds, filters)).toBe(0);
    expect(groupToClear(kinds, filters)).toEqual({ group: 'tags', count: 2 });
  });

  test('of equals the first', () => {
    const filters = chosen({ tags: ['kids'], genres: ['science-fiction'] });
    expect(groupToClear(kinds.slice(1), filters)).toEqual({ group: 'tags', count: 1 });
  });

  test('another version before all else', () => {
    const filters = chosen({ tags: ['imax'], genres: ['drama'], versions: ['vost'] });
    expect(groupToClear(kinds, filters)).toEqual({ group: 'versions', count: 2 });
    expect(groupToClear(kinds, { ...filters, tags: ['kids'] })).toEqual({ group: 'versions', count: 1 });
  });

  test('never a need of access', () => {
    const filters = chosen({ tags: ['hearing-impaired'], genres: ['science-fiction'] });
    expect(groupToClear(kinds, filters)).toEqual({ group: 'genres', count: 1 });
    expect(groupToClear(kinds, chosen({ tags: ['audiodesc', 'imax'], versions: ['vfst'] }))).toEqual({
      group: 'versions',
      count: 2,
    });
    expect(groupToClear(kinds, chosen({ tags: ['pmr'] }))).toBeUndefined();
  });

  test('none when a single one does not help', () => {
    expect(groupToClear(kinds, chosen({ tags: ['none'], versions: ['none'] }))).toBeUndefined();
    expect(groupToClear([], chosen({ tags: ['imax'] }))).toBeUndefined();
    expect(groupToClear(kinds, NO_FILTERS)).toBeUndefined();
  });

  test('hours are a group like others, dropped where that shows most', () => {
    // Nothing plays within these hours; without them, the other filters leave something.
    const hours = chosen({ from: '1900', until: '2000' });
    expect(groupToClear([], hours, kinds)).toEqual({ group: 'hours', count: 4 });
    expect(groupToClear([], { ...hours, tags: ['imax'] }, kinds)).toEqual({ group: 'hours', count: 2 });
    expect(groupToClear(kinds.slice(0, 1), { ...hours, versions: ['vf'] }, kinds)).toEqual({
      group: 'versions',
      count: 1,
    });
    expect(groupToClear([], { ...hours, tags: ['none'] }, kinds)).toBeUndefined();
    expect(clearGroup(hours, 'hours')).toEqual(NO_FILTERS);
    expect(clearGroup(chosen({ tags: ['imax'], from: '1900' }), 'tags')).toEqual(chosen({ from: '1900' }));
    expect([chosenCount(hours), chosenCount(resetFilters(hours))]).toEqual([2, 0]);
  });
});

describe('laws', () => {
  const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 });
  const subject: fc.Arbitrary<FilterSubject> = fc.record(byGroup(() => values));
  const filters: fc.Arbitrary<Filters> = subject.map((groups) => chosen(groups));
  const group = fc.constantFrom(...FILTER_GROUPS);
  const value = fc.constantFrom('a', 'b', 'c', 'd');

  test('a second value in a group never shows less, a first never shows more', () => {
    fc.assert(
      fc.property(fc.array(subject), filters, group, value, (list, chosenFilters, name, added) => {
        fc.pre(!chosenFilters[name].includes(added));
        const before = countMatches(kindsOf(list), chosenFilters);
        const after = countAfterToggle(kindsOf(list), chosenFilters, name, added);
        if (chosenFilters[name].length === 0) expect(after).toBeLessThanOrEqual(before);
        else expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('toggling twice changes no result', () => {
    fc.assert(
      fc.property(subject, filters, group, value, (one, chosenFilters, name, toggled) => {
        const twice = toggleFilter(toggleFilter(chosenFilters, name, toggled), name, toggled);
        expect(matchesFilters(one, twice)).toBe(matchesFilters(one, chosenFilters));
      }),
    );
  });

  test('kinds count as their subjects do', () => {
    fc.assert(
      fc.property(fc.array(subject), filters, (list, chosenFilters) => {
        const passing = list.filter((one) => matchesFilters(one, chosenFilters)).length;
        expect(countMatches(kindsOf(list), chosenFilters)).toBe(passing);
      }),
    );
  });

  test('every option on offer finds something when nothing else is chosen', () => {
    fc.assert(
      fc.property(fc.array(subject), (list) => {
        const options = filterOptions(list);
        for (const name of FILTER_GROUPS) {
          for (const option of options[name]) {
            expect(countAfterToggle(kindsOf(list), NO_FILTERS, name, option)).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});
