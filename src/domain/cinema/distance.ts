import { oncePer } from '../../lib/oncePer.ts';

/** A place on earth in degrees, latitude first. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** SPEC 9: the minutes of arc in a degree, times the kilometres of a nautical mile as the chain counts them. */
const KILOMETRES_PER_DEGREE = 60 * 1.853159616;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A position of the contract; its `x` is the latitude. */
type Position = { readonly x: number; readonly y: number };

/** A position as a place; undefined where it is unknown, which the API says with two zeros. */
export function placeOf(position: Position | null): Coordinates | undefined {
  return position === null || (position.x === 0 && position.y === 0) ? undefined : [position.x, position.y];
}

/** The places of some theatres, without those whose position is unknown. */
export function placesOf(theaters: readonly { readonly gpsPosition: Position | null }[]): Coordinates[] {
  return theaters.flatMap(({ gpsPosition }) => {
    const place = placeOf(gpsPosition);
    return place ? [place] : [];
  });
}

type WithTheatres = { readonly theaters: Parameters<typeof placesOf>[0] };

/** The places of a cinema, as `placesOf`; a search of the nearest asks for those of thousands. */
export const placesOfCinema = oncePer(({ theaters }: WithTheatres): readonly Coordinates[] => placesOf(theaters));

/** A position as attributes hold it, for scripts that sort by it; empty where it is unknown. */
export function placeText(position: Position | null): string {
  return placeOf(position)?.join(',') ?? '';
}

/**
 * Kilometres between two places along the earth's surface (SPEC 9), by the haversine formula, which stays exact at
 * short range.
 */
export function distance(from: Coordinates, to: Coordinates): number {
  const latitude = Math.sin(radians(to[0] - from[0]) / 2) ** 2;
  const longitude = Math.sin(radians(to[1] - from[1]) / 2) ** 2;
  const chord = latitude + Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * longitude;
  const angle = 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
  return (angle * 180 * KILOMETRES_PER_DEGREE) / Math.PI;
}

/** Kilometres to the nearest of some places; infinitely many if there are none. */
export function kilometresToNearest(from: Coordinates, places: readonly Coordinates[]): number {
  let least = Infinity;
  for (const place of places) {
    // What lies farther north or south than that is no nearer, which is seen without trigonometry.
    if (Math.abs(place[0] - from[0]) * KILOMETRES_PER_DEGREE < least) least = Math.min(least, distance(from, place));
  }
  return least;
}

export type NearestLimits = { readonly count: number; readonly kilometres: number };
/** SPEC 9, "Defaults before settings". */
export const NEAREST_LIMITS: NearestLimits = { count: 6, kilometres: 50 };

/**
 * The items near a place, nearest first. An item with several places counts from the nearest of them; one without any is
 * infinitely far.
 */
export function nearest<T>(
  from: Coordinates,
  items: readonly T[],
  placesOf: (item: T) => readonly Coordinates[],
  limits: NearestLimits = NEAREST_LIMITS,
): { item: T; kilometres: number }[] {
  // Most of a large chain is too far north or south, which is seen without trigonometry.
  const isNear = (place: Coordinates) => Math.abs(place[0] - from[0]) * KILOMETRES_PER_DEGREE <= limits.kilometres;
  return items
    .map((item) => ({
      item,
      kilometres: Math.min(...placesOf(item).map((place) => (isNear(place) ? distance(from, place) : Infinity))),
    }))
    .filter(({ kilometres }) => kilometres <= limits.kilometres)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, limits.count);
}
