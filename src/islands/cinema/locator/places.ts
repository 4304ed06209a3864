import type { Cinema, City } from '../../../contract/cinema.ts';
import { fieldsOf, hasTexts, textsOf } from '../../../lib/fields.ts';

type Theater = Pick<Cinema['theaters'][number], 'addressZip' | 'addressCity' | 'gpsPosition'>;
/** What the locator reads of a cinema, and of a city. */
export type LocatorCinema = Pick<Cinema, 'slug' | 'name' | 'status' | 'vistaRef'> & {
  readonly theaters: readonly Theater[];
};
export type LocatorCity = Pick<City, 'slug' | 'name' | 'postalCode' | 'theaterPostalCode' | 'gpsPosition'>;

/** The places of a site that the locator knows. */
export type Places = { readonly cinemas: readonly LocatorCinema[]; readonly cities: readonly LocatorCity[] };

/** What the API answers for a postcode that is unknown (src/contract/unknown.ts). */
const UNKNOWN_ZIP = '-';

function hasPosition(value: unknown): boolean {
  const { x, y } = fieldsOf(fieldsOf(value)['gpsPosition']);
  return typeof x === 'number' && typeof y === 'number';
}

function isCinema(value: unknown): value is LocatorCinema {
  const { status, theaters } = fieldsOf(value);
  return (
    hasTexts(value, ['slug', 'name', 'vistaRef']) &&
    typeof status === 'boolean' &&
    Array.isArray(theaters) &&
    theaters.every((each) => hasTexts(each, ['addressZip', 'addressCity']) && hasPosition(each))
  );
}

function isCity(value: unknown): value is LocatorCity {
  const codes = fieldsOf(value)['theaterPostalCode'];
  return (
    hasTexts(value, ['slug', 'name', 'postalCode']) &&
    Array.isArray(codes) &&
    textsOf(codes).length === codes.length &&
    hasPosition(value)
  );
}

/** The cinemas of `/api/cinemas`, without any that is not as it should be; undefined if it is no list. */
export function parseCinemas(data: unknown): LocatorCinema[] | undefined {
  if (!Array.isArray(data)) return undefined;
  return data.filter(isCinema).map((cinema) => ({
    ...cinema,
    theaters: cinema.theaters.map((theater) => ({
      ...theater,
      addressZip: theater.addressZip === UNKNOWN_ZIP ? null : theater.addressZip,
    })),
  }));
}

/** The cities of `/api/cities`, likewise. */
export function parseCities(data: unknown): LocatorCity[] | undefined {
  return Array.isArray(data) ? data.filter(isCity) : undefined;
}

/** The city of `/api/locator/guess`; null if it has none. */
export function parseGuess(data: unknown): { readonly city: string | null } | undefined {
  const { city } = fieldsOf(data);
  return typeof city === 'string' || city === null ? { city } : undefined;
}
