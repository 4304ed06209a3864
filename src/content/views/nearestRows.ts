import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import { nearest, placeOf, placesOfCinema } from '../../domain/cinema/distance.ts';

const ALL = { count: Infinity, kilometres: Infinity };

/** The rows of a city's cinemas, nearest to its centre first. Without a city, or where it is, they stay as they are. */
export function nearestToCentre<Row extends { readonly cinema: CinemaDetails }>(
  rows: readonly Row[],
  city: CityDetails | undefined,
): readonly Row[] {
  const centre = placeOf(city?.gpsPosition ?? null);
  if (!centre) return rows;
  return nearest(centre, rows, ({ cinema }) => placesOfCinema(cinema), ALL).map(({ item }) => item);
}
