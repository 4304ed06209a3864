import { nearest, placeOf, placesOf, type NearestLimits, type Place } from '../../../domain/cinema/distance.ts';
import type { Location } from '../../../domain/cinema/location.ts';
import { findPlaces, type FoundPlace } from '../../../domain/cinema/placeSearch.ts';
import type { LocatorCinema, Places } from './places.ts';

export type NearbyCinema = {
  readonly cinema: LocatorCinema;
  /** Undefined where the distance does not matter, or is unknown. */
  readonly kilometres: number | undefined;
};

/** The coordinates of a location; undefined for favourites, which have no single place. */
function placeOfLocation(location: Location | undefined, { cinemas, cities }: Places): Place | undefined {
  if (location?.mode === 'position') return location.place;
  if (location?.mode === 'cinema') {
    const theater = cinemas.find(({ slug }) => slug === location.slug)?.theaters[0];
    return theater && placeOf(theater.gpsPosition);
  }
  const city = location?.mode === 'city' ? cities.find(({ slug }) => slug === location.slug) : undefined;
  return city && placeOf(city.gpsPosition);
}

const positionsOf = ({ theaters }: LocatorCinema) => placesOf(theaters);

/** What was typed, as a place; undefined if nothing was typed or nothing is found. */
export function typedPlace(typed: string, { cinemas, cities }: Places, country: string): FoundPlace | undefined {
  const open = cinemas.filter(({ status }) => status);
  return findPlaces(typed, cities, open, country)[0];
}

/** The open cinemas around what was typed or, if nothing was typed, around the visitor's location. */
export function nearbyCinemas(
  typed: string,
  location: Location | undefined,
  places: Places,
  limits: NearestLimits,
  country: string,
): NearbyCinema[] {
  const from = typed.trim() === '' ? placeOfLocation(location, places) : typedPlace(typed, places, country)?.place;
  if (!from) return [];
  const open = places.cinemas.filter(({ status }) => status);
  return nearest(from, open, positionsOf, limits).map(({ item, kilometres }) => ({ cinema: item, kilometres }));
}

/** The cinemas of a held list (SPEC 4, "Locator"), in its order, with their distances from the visitor's location. */
export function heldCinemas(slugs: readonly string[], location: Location | undefined, places: Places): NearbyCinema[] {
  const from = placeOfLocation(location, places);
  const all = { count: Infinity, kilometres: Infinity };
  return slugs.flatMap((slug) => {
    const cinema = places.cinemas.find((each) => each.slug === slug);
    if (!cinema || !from) return [];
    return nearest(from, [cinema], positionsOf, all).map(({ kilometres }) => ({
      cinema,
      kilometres: kilometres < Infinity ? kilometres : undefined,
    }));
  });
}

/** Favourite cinemas, latest first, at any distance and including closed ones. */
export function favouriteCinemas(slugs: readonly string[], { cinemas }: Places): NearbyCinema[] {
  return slugs.flatMap((slug) => {
    const cinema = cinemas.find((each) => each.slug === slug);
    return cinema ? [{ cinema, kilometres: undefined }] : [];
  });
}
