import type { CinemaDetails, CityDetails } from '../../contract/cinema.ts';
import { nearest, placeOf } from '../../domain/cinema/distance.ts';

const ALL = { count: Infinity, kilometres: Infinity };

/** The rows of a city's cinemas, nearest to its centre first. Without a city they stay as they are. */
export function nearestToCentre<Row extends { readonly cinema: CinemaDetails }>(
  rows: readonly Row[],
  city: CityDetails | undefined,
): readonly Row[] {
  if (!city) return rows;
  const placesOf = ({ cinema }: Row) => cinema.theaters.map(({ gpsPosition }) => placeOf(gpsPosition));
  return nearest(placeOf(city.gpsPosition), rows, placesOf, ALL).map(({ item }) => item);
}
