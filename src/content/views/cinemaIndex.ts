import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import { findCinemas } from '../../domain/cinema/cinemaSearch.ts';
import { byLetter, inPages } from '../../lib/letters.ts';
import { oncePer } from '../../lib/oncePer.ts';
import type { Catalogue } from '../catalogue.ts';
import { cataloguesOf } from '../catalogues.ts';
import { cinemasOfCity } from './city.ts';

/** A list of more cinemas than this is an index by letter (decision 31). */
const MOST_IN_ONE_LIST = 200;
/** About as many cinemas of a letter, or found by a search, are on a page. */
const ON_A_PAGE = 100;
/** How many cities with the most cinemas an index shows itself. */
export const LARGEST = 12;

export type CityGroup = { readonly city: CityDetails; readonly cinemas: readonly CinemaDetails[] };
export type LetterPage = {
  readonly letter: string;
  readonly page: number;
  readonly pages: number;
  readonly groups: readonly CityGroup[];
};
export type CinemaIndex = {
  /** How many cinemas are under each letter. */
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  /** The cities with the most cinemas, by name. */
  readonly largest: readonly CityGroup[];
};

/** Whether a site's list of cinemas is an index. */
export function hasCinemaIndex({ cinemas }: Catalogue): boolean {
  return cinemas.length > MOST_IN_ONE_LIST;
}

/** The letters with which the names of cities with cinemas begin, and the cities with the most. */
export function cinemaIndex(catalogue: Catalogue): CinemaIndex {
  const letters = [...citiesByLetter(catalogue)].map(([letter, groups]) => ({ letter, count: countOf(groups) }));
  const groups = [...citiesByLetter(catalogue).values()].flat();
  const largest = groups.toSorted((a, b) => b.cinemas.length - a.cinemas.length).slice(0, LARGEST);
  return { letters, largest: groups.filter((group) => largest.includes(group)) };
}

/** A page of the cities that begin with a letter, by name; undefined if there is no such letter or page. */
export function letterPage(catalogue: Catalogue, letter: string, page: number): LetterPage | undefined {
  const pages = inPages(citiesByLetter(catalogue).get(letter) ?? [], ({ cinemas }) => cinemas.length, ON_A_PAGE);
  const groups = pages[page - 1];
  return groups && { letter, page, pages: pages.length, groups };
}

/**
 * The first cinemas that a text finds, and how many it finds: by names in the page's language, and then by those in the
 * site's others.
 */
export async function searchCinemas(catalogue: Catalogue, typed: string) {
  const { site, language, cinemasBySlug } = catalogue;
  const all = [catalogue, ...(await cataloguesOf(site, language))].flatMap((each) => slugsFound(each, typed));
  const found = [...new Set(all)].flatMap((slug) => cinemasBySlug.get(slug) ?? []);
  return { count: found.length, cinemas: found.slice(0, ON_A_PAGE) };
}

function slugsFound({ cinemas, citiesBySlug }: Catalogue, typed: string): string[] {
  const items = cinemas.map((cinema) => ({ cinema, city: citiesBySlug.get(cinema.citySlug) }));
  return findCinemas(typed, items).map(({ cinema }) => cinema.slug);
}

/** The cities with the most cinemas, by name: all of them where they are no more than `most`. */
export function largestCities({ cities, language }: Catalogue, most: number): readonly CityDetails[] {
  if (cities.length <= most) return cities;
  const { compare } = new Intl.Collator(language);
  return bySize(cities)
    .slice(0, most)
    .sort((a, b) => compare(a.name, b.name));
}

const bySize = oncePer((cities: readonly CityDetails[]) =>
  cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length),
);

type Letters = ReadonlyMap<string, readonly CityGroup[]>;

/**
 * The cities with cinemas, by the letters that their names begin with. Sorting some thousand names takes longer than the
 * rest of the page.
 */
export const citiesByLetter = oncePer((catalogue: Catalogue): Letters => {
  const groups = catalogue.cities
    .map((city) => ({ city, cinemas: cinemasOfCity(catalogue, city) }))
    .filter(({ cinemas }) => cinemas.length > 0);
  return byLetter(groups, ({ city }) => city.name, catalogue.language);
});

function countOf(groups: readonly CityGroup[]): number {
  return groups.reduce((sum, { cinemas }) => sum + cinemas.length, 0);
}
