import type { Cinema } from '../../contract/cinema.ts';
import type { City } from '../../contract/city.ts';
import { cinemaHasPostcode, cityHasPostcode, foldedNameOf, parseTyped, rankOf, type FoldedName } from './cityNames.ts';
import { nearest, placeOf, placesOf, type Coordinates } from './distance.ts';
import type { LocatorCookie } from './locator.ts';
import { regionOf } from './postcodes.ts';

type SearchedCity = Pick<City, 'slug' | 'name' | 'postalCode' | 'theaterPostalCode' | 'gpsPosition'>;
type SearchedCinema = {
  readonly name: string;
  readonly vistaRef?: string;
  readonly theaters: readonly Pick<Cinema['theaters'][number], 'addressZip' | 'gpsPosition'>[];
};

/**
 * A place that matches what was typed. `approximate`: the typed postcode has no cinema, and this is the city with the
 * nearest code or, where no known code is in its region, the city nearest to that region.
 */
export type FoundPlace = {
  readonly name: string;
  /** The name in another of the site's languages by which it was found. */
  readonly otherName?: string;
  readonly place: Coordinates;
  readonly approximate: boolean;
  /** Its slug, if it is a city. */
  readonly city?: string;
  /** Its vistaRef, if it is a cinema. */
  readonly cinema?: string | undefined;
};

/** A place that was found as the choice that the locator's cookie holds. */
export function choiceOf({ city, cinema, place: [x, y] }: FoundPlace): LocatorCookie {
  if (cinema !== undefined) return { type: 'cinema', value: cinema };
  return city === undefined ? { type: 'position', value: { x, y } } : { type: 'city', value: city };
}

/** A city as a place; none if it is not known where it is. */
const asPlace = ({ slug, name, gpsPosition }: SearchedCity) => {
  const place = placeOf(gpsPosition);
  return place ? [{ name, place, city: slug }] : [];
};

const digitsOf = (postcode: string) => /^\d*/.exec(postcode.trim())![0];

/**
 * The first two of five digits are a department, the first of four a region: postcodes that share less are in different
 * parts of the country.
 */
const enough = (postcode: string) => (postcode.length >= 5 ? 2 : 1);

function inCommon(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** How far apart two postcodes are as numbers, the shorter padded with zeros. */
function apart(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return Math.abs(Number(a.padEnd(length, '0')) - Number(b.padEnd(length, '0')));
}

function centre(places: readonly Coordinates[]): Coordinates {
  const mean = (index: 0 | 1) => places.reduce((sum, place) => sum + place[index], 0) / places.length;
  return [mean(0), mean(1)];
}

/** The place of a postcode as far as it was typed: the middle of the theatres that have it, else the city that has it. */
function ofPostcode(typed: string, cities: readonly SearchedCity[], cinemas: readonly SearchedCinema[]): FoundPlace[] {
  const wanted = parseTyped(typed);
  const theaters = cinemas.flatMap(({ theaters: all }) =>
    placesOf(all.filter((theater) => cinemaHasPostcode({ theaters: [theater] }, wanted))),
  );
  if (theaters.length > 0) return [{ name: typed, place: centre(theaters), approximate: false }];
  const [city] = cities.filter((each) => cityHasPostcode(each, wanted)).flatMap(asPlace);
  return city ? [{ ...city, approximate: false }] : [];
}

/** The city with the closest postcode, or the one nearest to the region of a postcode. */
function nearPostcode(typed: string, cities: readonly SearchedCity[], country: string): FoundPlace[] {
  const digits = digitsOf(typed);
  const known = cities
    .flatMap((each) =>
      [each.postalCode ?? '', ...each.theaterPostalCode].map((code) => ({ city: each, code: digitsOf(code) })),
    )
    .map((each) => ({ ...each, common: inCommon(digits, each.code), apart: apart(digits, each.code) }))
    .filter(({ code, common }) => common >= Math.max(enough(code), enough(digits)))
    .sort((a, b) => b.common - a.common || a.apart - b.apart);
  const region = digits.length >= 4 ? regionOf(country, digits) : undefined;
  const anywhere = { count: 1, kilometres: Infinity };
  const close = region ? nearest(region, cities, (each) => placesOf([each]), anywhere) : [];
  const found = known[0]?.city ?? close[0]?.item;
  return found ? asPlace(found).map((place) => ({ ...place, approximate: true })) : [];
}

/** The places whose names a text, which has at least a letter, is, begins or is in, in that order. */
export function placesByName(
  wanted: FoldedName,
  cities: readonly SearchedCity[],
  cinemas: readonly SearchedCinema[],
): { readonly place: FoundPlace; readonly rank: number }[] {
  // Few of thousands match: of the others nobody asks where they are.
  const ranked = (place: { readonly name: string }, at: () => readonly Omit<FoundPlace, 'approximate'>[]) => {
    const rank = rankOf(foldedNameOf(place), wanted);
    return rank === undefined ? [] : at().map((each) => ({ place: { ...each, approximate: false }, rank }));
  };
  return [
    ...cities.flatMap((city) => ranked(city, () => asPlace(city))),
    ...cinemas.flatMap((cinema) =>
      ranked(cinema, () =>
        placesOf(cinema.theaters.slice(0, 1)).map((place) => ({ name: cinema.name, place, cinema: cinema.vistaRef })),
      ),
    ),
  ].sort((a, b) => a.rank - b.rank);
}

/**
 * The places that a typed town, cinema or postcode may mean, the likeliest first (SPEC 4 and 5): postcodes by how they
 * begin, names by any part, ignoring accents and case. A text that begins with a digit may be either. A postcode without a
 * cinema means the city with the closest one. `country`: the postcodes' country (ISO 3166-1).
 */
export function findPlaces(
  typed: string,
  cities: readonly SearchedCity[],
  cinemas: readonly SearchedCinema[],
  country: string,
): FoundPlace[] {
  const text = typed.trim();
  const { name, postcode } = parseTyped(text);
  if (name[0] === '') return [];
  const byName = placesByName(name, cities, cinemas);
  if (postcode === undefined) return byName.map(({ place }) => place);
  const coded = ofPostcode(text, cities, cinemas);
  const isNew = ({ city }: FoundPlace) => city === undefined || coded.every((each) => each.city !== city);
  const placesOfRank = (isWanted: (rank: number) => boolean) =>
    byName.flatMap(({ place, rank }) => (isWanted(rank) && isNew(place) ? [place] : []));
  const found = [...placesOfRank((rank) => rank === 0), ...coded, ...placesOfRank((rank) => rank > 0)];
  return found.length > 0 ? found : nearPostcode(text, cities, country);
}
