import { byGroup, type FilterSubject } from '../../src/domain/programme/programmeFilters.ts';

/** What filters compare, with these values and no others: a new group of filters changes no test. */
export function subjectWith(values: Partial<FilterSubject>): FilterSubject {
  return byGroup((group) => values[group] ?? []);
}
