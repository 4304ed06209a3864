/** The least and the greatest latitude and longitude of a country, in degrees. */
export type Bounds = {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

const box = (south: number, north: number, west: number, east: number): Bounds => ({ south, north, west, east });

/** By ISO 3166-1 code, without parts overseas; a country that is not here is not checked. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  AT: box(46.3, 49.1, 9.5, 17.2),
  BE: box(49.4, 51.6, 2.5, 6.5),
  CH: box(45.8, 47.9, 5.9, 10.6),
  CI: box(4.2, 10.8, -8.7, -2.4),
  DE: box(47.2, 55.1, 5.8, 15.1),
  ES: box(27.6, 43.9, -18.2, 4.4),
  FR: box(41.3, 51.2, -5.3, 9.7),
  GB: box(49.8, 60.9, -8.7, 1.8),
  IE: box(51.3, 55.5, -10.7, -5.9),
  IT: box(35.4, 47.1, 6.6, 18.6),
  LU: box(49.4, 50.2, 5.7, 6.6),
  MA: box(20.7, 36, -17.2, -0.9),
  NL: box(50.7, 53.6, 3.3, 7.3),
  PT: box(32.3, 42.2, -31.4, -6.1),
  SN: box(12.2, 16.8, -17.6, -11.3),
  TN: box(30.2, 37.6, 7.5, 11.7),
};

/** The bounds of a country, by its ISO 3166-1 code. */
export function boundsOf(country: string): Bounds | undefined {
  return Object.hasOwn(BOUNDS, country) ? BOUNDS[country] : undefined;
}
