import type { Cinema, City } from '../../contract/cinema.ts';
import { nearest, placeOf, type NearestLimits, type Place } from '../../domain/distance.ts';
import type { Location } from '../../domain/location.ts';
import { findPlaces } from '../../domain/placeSearch.ts';

/** What the locator knows of a site. */
export type Places = { readonly cinemas: readonly Cinema[]; readonly cities: readonly City[] };

export type NearbyCinema = { readonly cinema: Cinema; readonly kilometres: number };

/** Where a location lies; undefined where there are favourites instead of a place. */
function placeOfLocation(location: Location | undefined, { cinemas, cities }: Places): Place | undefined {
  if (location?.mode === 'position') return location.place;
  if (location?.mode === 'cinema') {
    const theater = cinemas.find(({ slug }) => slug === location.slug)?.theaters[0];
    return theater && placeOf(theater.gpsPosition);
  }
  const city = location?.mode === 'city' ? cities.find(({ slug }) => slug === location.slug) : undefined;
  return city && placeOf(city.gpsPosition);
}

/** The open cinemas around what was typed or, with nothing typed, around where the visitor is. */
export function nearbyCinemas(
  typed: string,
  location: Location | undefined,
  places: Places,
  limits: NearestLimits,
): NearbyCinema[] {
  const open = places.cinemas.filter(({ status }) => status);
  const from =
    typed.trim() === '' ? placeOfLocation(location, places) : findPlaces(typed, places.cities, open)[0]?.place;
  if (!from) return [];
  const near = nearest(from, open, ({ theaters }) => theaters.map(({ gpsPosition }) => placeOf(gpsPosition)), limits);
  return near.map(({ item, kilometres }) => ({ cinema: item, kilometres }));
}
