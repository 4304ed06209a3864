import type { Cinema } from '../../contract/cinema.ts';
import type { City } from '../../contract/city.ts';
import { cinemaMatches, cityMatches, foldedNameOf, parseTyped } from './cityNames.ts';
import { nearest, placeOf, placesOf, type Place } from './distance.ts';
import { foldName } from '../../lib/foldText.ts';
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
  readonly place: Place;
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

function centre(places: readonly Place[]): Place {
  const mean = (index: 0 | 1) => places.reduce((sum, place) => sum + place[index], 0) / places.length;
  return [mean(0), mean(1)];
}

function byPostcode(
  typed: string,
  cities: readonly SearchedCity[],
  cinemas: readonly SearchedCinema[],
  country: string,
): FoundPlace[] {
  const beginning = parseTyped(typed);
  const theaters = cinemas.flatMap((cinema) =>
    placesOf(cinema.theaters.filter((theater) => cinemaMatches({ name: cinema.name, theaters: [theater] }, beginning))),
  );
  if (theaters.length > 0) return [{ name: typed, place: centre(theaters), approximate: false }];
  const [city] = cities.filter((each) => cityMatches(each, beginning)).flatMap(asPlace);
  if (city) return [{ ...city, approximate: false }];

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

/** Whole names first, then beginnings, then any part; names are folded. */
function rank(name: string, typed: string): number {
  return name === typed ? 0 : name.startsWith(typed) ? 1 : 2;
}

/**
 * The places that a typed town, cinema or postcode may mean, the likeliest first (SPEC 4 and 5): postcodes by how they
 * begin, names by any part, ignoring accents and case. A postcode without a cinema means the city with the closest one.
 * `country`: the postcodes' country (ISO 3166-1).
 */
export function findPlaces(
  typed: string,
  cities: readonly SearchedCity[],
  cinemas: readonly SearchedCinema[],
  country: string,
): FoundPlace[] {
  const text = typed.trim();
  if (text === '') return [];
  if (/^\d/.test(text)) return byPostcode(text, cities, cinemas, country);
  const wanted = foldName(text);
  const typedName = { name: wanted };
  const rankOf = (place: { readonly name: string }) => rank(foldedNameOf(place), wanted);
  const found = [
    ...cities
      .filter((city) => cityMatches(city, typedName))
      .flatMap((city) => asPlace(city).map((place) => ({ place, rank: rankOf(city) }))),
    ...cinemas
      .filter((cinema) => cinemaMatches(cinema, typedName))
      .flatMap((cinema) =>
        placesOf(cinema.theaters.slice(0, 1)).map((place) => ({
          place: { name: cinema.name, place, cinema: cinema.vistaRef },
          rank: rankOf(cinema),
        })),
      ),
  ];
  return found.sort((a, b) => a.rank - b.rank).map(({ place }) => ({ ...place, approximate: false }));
}
