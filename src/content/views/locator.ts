import type { CinemaDetails } from '../../contract/cinema.ts';
import { townOf } from '../../domain/cinema/address.ts';
import {
  nearest,
  placeOf,
  placesOfCinema,
  type NearestLimits,
  type Coordinates,
} from '../../domain/cinema/distance.ts';
import { initialLocation, type Location } from '../../domain/cinema/location.ts';
import { parseLocatorCookie } from '../../domain/cinema/locator.ts';
import { findPlaces, type FoundPlace } from '../../domain/cinema/placeSearch.ts';
import type { LocatorAnswer, LocatorCinema } from '../../domain/cinema/locatorAnswer.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { Catalogue } from '../catalogue.ts';
import { townsNamed } from '../towns.ts';

/** How many cinemas may be asked for by name: more than anybody's favourites. */
const MOST_NAMED = 50;
const ANYWHERE: NearestLimits = { count: Infinity, kilometres: Infinity };

/** How many cinemas are listed around a place, and how far away they may be. */
export function locatorLimits({ settings: { locator } }: Catalogue): NearestLimits {
  const { LOCATOR_MAX_CINEMAS, LOCATOR_MAX_KM } = currentSettings();
  const { maximumNumberOfCinemas: count = LOCATOR_MAX_CINEMAS, maximumDistance: kilometres = LOCATOR_MAX_KM } = locator;
  return { count, kilometres };
}

/** The places that a typed text means, likeliest first. */
export function typedPlaces({ cities, cinemas, site }: Catalogue, typed: string): FoundPlace[] {
  const open = cinemas.filter(({ status }) => status);
  return findPlaces(typed, cities, open, site.country);
}

/** Where the theatres of the open cinemas are. */
function theatresOf({ cinemas }: Catalogue): Coordinates[] {
  return cinemas.filter(({ status }) => status).flatMap(placesOfCinema);
}

/** The same or, where there are none, towns without a cinema of the chain: one can start from these, too. */
export async function placesNamed(catalogue: Catalogue, typed: string): Promise<readonly FoundPlace[]> {
  const known = typedPlaces(catalogue, typed);
  return known.length > 0 ? known : townsNamed(catalogue.site.country, typed, theatresOf(catalogue));
}

/** The open cinemas around a typed town, cinema or postcode, nearest first. */
export function cinemasNearText(catalogue: Catalogue, typed: string): LocatorAnswer {
  const [found] = typedPlaces(catalogue, typed);
  const approximate = found?.approximate ? found.name : null;
  return { approximate, from: found?.name ?? null, cinemas: found ? near(catalogue, found.place) : [] };
}

/** The open cinemas around a location, nearest first; none where nobody knows where that is. */
export function cinemasNear(catalogue: Catalogue, location: Location): LocatorAnswer {
  const place = placeOfLocation(catalogue, location);
  return { approximate: null, from: nameOfLocation(catalogue, location), cinemas: place ? near(catalogue, place) : [] };
}

/**
 * Cinemas by their slugs, in that order, closed ones too, with their distances from a location, if there is one. Those
 * that the site does not have are left out.
 */
export function namedCinemas(
  catalogue: Catalogue,
  slugs: readonly string[],
  from: Location | undefined,
): LocatorAnswer {
  const place = from && placeOfLocation(catalogue, from);
  const cinemas = slugs.slice(0, MOST_NAMED).flatMap((slug) => {
    const cinema = catalogue.cinemasBySlug.get(slug);
    if (!cinema || cinema.redirectSlug !== null) return [];
    const [away] = place ? nearest(place, [cinema], placesOfCinema, ANYWHERE) : [];
    return listed(cinema, away?.kilometres);
  });
  return { approximate: null, from: (from && nameOfLocation(catalogue, from)) ?? null, cinemas };
}

/** Where a visit starts, by what its page knows: the texts of a filter, of a cinema's reference, and of the cookie. */
export function startOf(
  catalogue: Catalogue,
  hints: { readonly where?: string; readonly page?: string; readonly cookie?: string; readonly signedIn: boolean },
): Location | undefined {
  const { cinemas, cities } = catalogue;
  const page = hints.page === undefined ? undefined : cinemas.find(({ vistaRef }) => vistaRef === hints.page)?.slug;
  const known = { filter: hints.where, page, cookie: parseLocatorCookie(hints.cookie) };
  return initialLocation(known, { cinemas, cities, signedIn: hints.signedIn });
}

function near(catalogue: Catalogue, place: Coordinates): LocatorCinema[] {
  const open = catalogue.cinemas.filter(({ status }) => status);
  return nearest(place, open, placesOfCinema, locatorLimits(catalogue)).map(({ item, kilometres }) =>
    listed(item, kilometres),
  );
}

function listed({ slug, name, status, vistaRef, theaters }: CinemaDetails, kilometres = Infinity): LocatorCinema {
  return {
    slug,
    name,
    status,
    vistaRef,
    town: townOf(theaters[0]),
    kilometres: kilometres < Infinity ? kilometres : null,
  };
}

/** The name of a location; null where it has none. */
function nameOfLocation({ cinemasBySlug, citiesBySlug }: Catalogue, location: Location): string | null {
  if (location.mode !== 'cinema' && location.mode !== 'city') return null;
  const places = location.mode === 'cinema' ? cinemasBySlug : citiesBySlug;
  return places.get(location.slug)?.name ?? null;
}

/** The coordinates of a location; undefined for favourites, which have no single place. */
export function placeOfLocation(
  { cinemasBySlug, citiesBySlug }: Catalogue,
  location: Location,
): Coordinates | undefined {
  if (location.mode === 'position') return location.place;
  if (location.mode === 'cinema') {
    const theater = cinemasBySlug.get(location.slug)?.theaters[0];
    return theater && placeOf(theater.gpsPosition);
  }
  const city = location.mode === 'city' ? citiesBySlug.get(location.slug) : undefined;
  return city && placeOf(city.gpsPosition);
}
