import type { CityDetails } from '../../contract/city.ts';
import { findPlaces } from '../../domain/cinema/placeSearch.ts';
import { isLongEnough, MAX_LISTED } from '../../domain/search/search.ts';
import type { Sentence } from '../../domain/search/sentence.ts';
import { foldPlace } from '../../lib/foldText.ts';
import type { Catalogue } from '../catalogue.ts';
import { peopleOf } from '../people.ts';
import type { SearchMatch } from './items.ts';
import { AS_TYPED, FORGIVING } from './options.ts';
import { findIn, type Index } from './textIndex.ts';

/** Where a postcode has no cinema: the city that the locator leads to, and its cinemas. */
export function nearPostcode(catalogue: Catalogue, text: string): SearchMatch[] {
  const { site, cities, cinemas } = catalogue;
  const typed = text.trim();
  // A Dutch one ends in two letters.
  const [, digits] = /^(\d+)(?:\s?[a-z]{2})?$/i.exec(typed) ?? [];
  const isWhole =
    digits !== undefined && cities.some(({ postalCode }) => /^\d*/.exec(postalCode ?? '')![0].length === digits.length);
  if (!isWhole) return [];
  const [found] = findPlaces(typed, cities, cinemas, site.country);
  return placeMatches(catalogue, (city) => city.slug === found?.city);
}

/** A text that names one of the cities beside something else: what the rest finds, then the city and its cinemas. */
export function besidePlace(
  catalogue: Catalogue,
  searched: readonly Index<SearchMatch>[],
  text: string,
): SearchMatch[] {
  const words = spaced(text);
  const named = catalogue.cities.filter(({ name }) => words.includes(spaced(name)));
  if (named.length === 0) return [];
  const rest = named.reduce((left, { name }) => left.replace(spaced(name), ' '), words);
  const found = isLongEnough(rest) ? findIn(searched, rest, [AS_TYPED, FORGIVING], ENOUGH) : [];
  const others = found.filter(({ type }) => type !== 'cinema' && type !== 'city');
  return others.length === 0 ? [] : [...others, ...placeMatches(catalogue, (city) => named.includes(city))];
}

/**
 * A text that names several things, such as a film, a version and a day: the films that it names or that its other words
 * find, and then its places.
 */
export function ofSentence(
  catalogue: Catalogue,
  searched: readonly Index<SearchMatch>[],
  { chips, rest }: Sentence,
): SearchMatch[] {
  if (chips.length === 0) return [];
  const facts = chips.flatMap((chip) => chip.facts);
  const valuesOf = (kind: 'show' | 'person' | 'city' | 'cinema') =>
    facts.flatMap((fact) => (fact.kind === kind ? fact.values : []));
  const people = valuesOf('person').flatMap((slug) => peopleOf(catalogue).get(slug) ?? []);
  const shows = [
    ...valuesOf('show').flatMap((slug) => catalogue.showsBySlug.get(slug) ?? []),
    ...people.flatMap(({ directed, playedIn }) => [...directed, ...playedIn]),
  ];
  const found = rest ? findIn(searched, rest.words, [AS_TYPED, FORGIVING], ENOUGH) : [];
  // A film that is named and other words: no film has both.
  if (rest && (found.length === 0 || facts.some(({ kind }) => kind === 'show' || kind === 'person'))) return [];
  const cities = new Set(valuesOf('city'));
  const cinemas = valuesOf('cinema').flatMap((slug) => catalogue.cinemasBySlug.get(slug) ?? []);
  return [
    ...[...new Set(shows)].map((item) => ({ type: 'show' as const, item })),
    ...found,
    ...cinemas.map((item) => ({ type: 'cinema' as const, item })),
    ...placeMatches(catalogue, ({ slug }) => cities.has(slug)),
  ];
}

/** The words of a text, folded, with a space around each. */
const spaced = (text: string) => ` ${foldPlace(text)} `;

function placeMatches({ cities, cinemas }: Catalogue, isWanted: (city: CityDetails) => boolean): SearchMatch[] {
  const wanted = cities.filter(isWanted);
  const slugs = new Set(wanted.map(({ slug }) => slug));
  return [
    ...wanted.map((item) => ({ type: 'city' as const, item })),
    ...cinemas.filter(({ citySlug }) => slugs.has(citySlug)).map((item) => ({ type: 'cinema' as const, item })),
  ];
}

/** Further shows and older news are looked through where there are not more of them than are listed. */
export const ENOUGH = { ofFirst: isFull('show'), ofIndex: isFull('news') } as const;

function isFull(of: SearchMatch['type']) {
  return (found: readonly SearchMatch[]) => found.filter(({ type }) => type === of).length > MAX_LISTED;
}
