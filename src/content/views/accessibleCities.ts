import type { CityDetails } from '../../contract/city.ts';
import { inPages } from '../../lib/letters.ts';
import type { Catalogue } from '../catalogue.ts';
import { citiesByLetter, hasCinemaIndex, LARGEST, largestCities } from './cinemaIndex.ts';

/** More cities than this, each with its first screenings, are too many for a page of a list of thousands of cinemas. */
const ON_A_PAGE = 20;

export type AccessibleCities = {
  readonly cities: readonly CityDetails[];
  /** How many cities there are under each letter; none where all cities are shown. */
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  /** The letter that is shown; undefined where those with the most cinemas are. */
  readonly letter: string | undefined;
  readonly page: number;
  readonly pages: number;
};

/**
 * The cities whose accessible screenings a page shows: all that have cinemas or, where those are an index (decision 31),
 * those with the most or a page of those of a letter.
 */
export function accessibleCities(catalogue: Catalogue, wanted: string | null, page: number): AccessibleCities {
  const all = citiesByLetter(catalogue);
  if (!hasCinemaIndex(catalogue)) {
    const cities = catalogue.cities.filter(({ cinemas }) => cinemas.length > 0);
    return { cities, letters: [], letter: undefined, page: 1, pages: 1 };
  }
  const letters = [...all].map(([letter, groups]) => ({ letter, count: groups.length }));
  const pages = inPages(all.get(wanted ?? '') ?? [], () => 1, ON_A_PAGE);
  const groups = pages[page - 1];
  if (wanted === null || groups === undefined) {
    return { cities: largestCities(catalogue, LARGEST), letters, letter: undefined, page: 1, pages: 1 };
  }
  return { cities: groups.map(({ city }) => city), letters, letter: wanted, page, pages: pages.length };
}
