import { expect, test } from 'vitest';
import { filterName, haveNames, screeningSubject, showSubject } from '../../../src/content/filterValues.ts';
import { FILTER_GROUPS, NO_FILTERS, type Filters } from '../../../src/contract/filters.ts';
import { subjectWith } from '../../support/subject.ts';
import { catalogueOf, screeningAt } from './views/chain.ts';

const show = { genresSlug: ['drama', 'comedy'] };

test('a screening is compared by its tags, those that its version implies too, its version, and its show’s genres', () => {
  expect(showSubject(show)).toEqual(subjectWith({ genres: ['drama', 'comedy'] }));
  const screening = screeningAt('2026-11-21 20:00', { tags: ['DEFAULT', 'imax'], version: 'vfst' });
  expect(screeningSubject(screening, show)).toEqual({
    ...screeningSubject(screeningAt('2026-11-21 20:00'), show),
    tags: ['imax', 'hearing-impaired'],
    genres: ['drama', 'comedy'],
    versions: ['vfst'],
  });
});

test('a value without a name is called as it is; only of genres there is none that a site does not know', () => {
  const catalogue = catalogueOf('fr');
  const chosen = (filters: Partial<Filters>) => haveNames(catalogue, { ...NO_FILTERS, ...filters });
  for (const group of FILTER_GROUPS) expect(filterName(catalogue, group, 'klingon')).toBe('klingon');
  expect([chosen({}), chosen({ versions: ['klingon'] }), chosen({ genres: ['klingon'] })]).toEqual([true, true, false]);
});
