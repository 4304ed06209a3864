import type { CinemaDetails } from '../../contract/cinema.ts';
import { townOf } from '../../domain/cinema/address.ts';
import { parseTyped } from '../../domain/cinema/cityNames.ts';
import {
  nearest,
  placeOf,
  placesOfCinema,
  type NearestLimits,
  type Coordinates,
} from '../../domain/cinema/distance.ts';
import { initialLocation, type Location } from '../../domain/cinema/location.ts';
import { parseLocatorCookie } from '../../domain/cinema/locator.ts';
import { findPlaces, placesByName, type FoundPlace } from '../../domain/cinema/placeSearch.ts';
import type { LocatorAnswer, LocatorCinema } from '../../domain/cinema/locatorAnswer.ts';
import { foldPlace } from '../../lib/foldText.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { Catalogue } from '../catalogue.ts';
import { cataloguesOf } from '../catalogues.ts';
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

/**
 * The places that a typed text means, likeliest first: by their names in the page's language or, where none of these is the
 * very text, in the site's others (`Genf` in English). Of those, one that only begins so counts where nothing else is found.
 */
export async function typedPlaces(catalogue: Catalogue, typed: string): Promise<FoundPlace[]> {
  const { cities, site, language } = catalogue;
  const { name } = parseTyped(typed);
  if (name[0] === '') return [];
  const own = findPlaces(typed, cities, openCinemas(catalogue), site.country);
  if (own[0] && foldPlace(own[0].name) === foldPlace(typed)) return own;
  const worst = own.length > 0 ? 0 : 1;
  const others = (await cataloguesOf(site, language))
    .flatMap((other) => placesByName(name, other.cities, openCinemas(other)))
    .filter(({ rank }) => rank <= worst)
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ place }) => inOwnLanguage(catalogue, place));
  const places = Map.groupBy([...others, ...own], ({ city, cinema }) => `${city}/${cinema}`);
  return [...places.values()].map(([place]) => place!);
}

/** A place that was found by its name in another language. */
function inOwnLanguage({ citiesBySlug, cinemas }: Catalogue, found: FoundPlace): FoundPlace[] {
  const { city, cinema, name: otherName } = found;
  const own = city === undefined ? cinemas.find(({ vistaRef }) => vistaRef === cinema) : citiesBySlug.get(city);
  return own ? [{ ...found, name: own.name, otherName }] : [];
}

function openCinemas({ cinemas }: Catalogue): readonly CinemaDetails[] {
  return cinemas.filter(({ status }) => status);
}

/** Where the theatres of the open cinemas are. */
function theatresOf(catalogue: Catalogue): Coordinates[] {
  return openCinemas(catalogue).flatMap(placesOfCinema);
}

/** The same or, where there are none, towns without a cinema of the chain: one can start from these, too. */
export async function placesNamed(catalogue: Catalogue, typed: string): Promise<readonly FoundPlace[]> {
  const known = await typedPlaces(catalogue, typed);
  return known.length > 0 ? known : townsNamed(catalogue.site.country, typed, theatresOf(catalogue));
}

/** The open cinemas around a typed town, cinema or postcode, nearest first. */
export async function cinemasNearText(catalogue: Catalogue, typed: string): Promise<LocatorAnswer> {
  const [found] = await typedPlaces(catalogue, typed);
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
  return nearest(place, openCinemas(catalogue), placesOfCinema, locatorLimits(catalogue)).map(({ item, kilometres }) =>
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
