import type { Catalogue } from '../../content/catalogue.ts';
import { haveNames } from '../../content/filterValues.ts';
import type { Filters } from '../../contract/filters.ts';

/** No programme is known so many days ahead, and nobody looks for one that was so long ago. */
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * Whether the day, the place and the values of filters are any that a site can have. An address with others could only
 * show an empty list, and there is no end to such addresses. Versions are not checked: any screening may bring a new
 * one. Tags have an answer of their own (guard.ts).
 */
export function filtersExist(catalogue: Catalogue, filters: Filters, now: Date): boolean {
  const { citiesBySlug, cinemasBySlug } = catalogue;
  const { date, localisation } = filters;
  if (date !== undefined && Math.abs(Date.parse(date) - now.getTime()) > MAX_DAYS * DAY_MS) return false;
  if (localisation !== undefined && !citiesBySlug.has(localisation) && !cinemasBySlug.has(localisation)) return false;
  return haveNames(catalogue, filters);
}
