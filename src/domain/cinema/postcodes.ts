import { REGIONS } from '#brand/postcodes.ts';
import type { Coordinates } from './distance.ts';

/** The middle of a postcode's region in a country (ISO 3166-1); undefined where none is known. */
export function regionOf(country: string, postcode: string): Coordinates | undefined {
  const regions = new Map(
    (REGIONS[country] ?? '')
      .split(',')
      .map((entry) => entry.split(' '))
      .map(([prefix = '', latitude, longitude]) => [prefix, [Number(latitude), Number(longitude)] as const]),
  );
  return regions.get(postcode.slice(0, 2)) ?? regions.get(postcode.slice(0, 1));
}
