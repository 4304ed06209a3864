import type { CinemaDetails } from '../../contract/cinema.ts';
import { cinemaHasPostcode, parseTyped } from '../../domain/cinema/cityNames.ts';
import { districtName } from '../../domain/cinema/districtName.ts';
import { placeOf, type Coordinates } from '../../domain/cinema/distance.ts';
import { likeliestPlace } from '../../domain/cinema/likeliestPlace.ts';
import type { LocatorCookie } from '../../domain/cinema/locator.ts';
import type { NoPlace, VisitorPlace } from '../../domain/cinema/placeEntry.ts';
import { choiceOf, type FoundPlace } from '../../domain/cinema/placeSearch.ts';
import { foldPlace } from '../../lib/foldText.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { SITE_CODES, siteOf, type Site } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import { cataloguesOf } from '../catalogues.ts';
import { nearestTown, townsCalled } from '../towns.ts';
import { cinemasOfCity } from './city.ts';
import { cinemasAround } from './evening.ts';
import { placesNamed } from './locator.ts';
import { cinemaForCity } from './tonight.ts';

/** What a typed text means to a visitor who wants to go to the cinema, and where it leads. */
export type TypedPlace = (VisitorPlace | NoPlace) & { readonly found?: FoundPlace; readonly site?: Site };

/** The place that a typed town, postcode or cinema means, or why it is none. */
export async function placeTyped(catalogue: Catalogue, typed: string): Promise<TypedPlace> {
  return placeMeant(catalogue, typed, await placesNamed(catalogue, typed));
}

/** The same among the places that bear its name (`placesNamed`). */
export async function placeMeant(
  catalogue: Catalogue,
  typed: string,
  found: readonly FoundPlace[],
): Promise<TypedPlace> {
  const meaning = likeliestPlace(typed, found);
  if ('place' in meaning) {
    const place = placeFound(catalogue, typed, meaning.place);
    return place ? { ...place, found: meaning.place } : { problem: 'far', names: [meaning.place.name] };
  }
  if (meaning.places.length > 0) return { problem: 'several', names: [...new Set(meaning.places.map(nameOf))] };
  const inAllLanguages = [catalogue, ...(await cataloguesOf(catalogue.site, catalogue.language))];
  const closed = inAllLanguages
    .flatMap(({ cinemas }) => cinemas)
    .find(({ status, name }) => !status && isSameName(name, typed));
  if (closed) return { problem: 'closed', names: [catalogue.cinemasBySlug.get(closed.slug)?.name ?? closed.name] };
  const abroad = await countryOf(catalogue.site, typed);
  return abroad ? { problem: 'abroad', names: [typed.trim()], site: abroad } : { problem: 'unknown', names: [] };
}

/** The place of a choice, by which the device remembers its name; `favourites` are the slugs of a client's. */
export async function placeChosen(
  catalogue: Catalogue,
  choice: LocatorCookie,
  favourites: readonly string[] = [],
): Promise<VisitorPlace | NoPlace> {
  const { cinemas, cinemasBySlug, citiesBySlug } = catalogue;
  if (choice.type === 'cinema') return cinemaPlace(cinemas.find(({ vistaRef }) => vistaRef === choice.value));
  if (choice.type === 'favorite') {
    const known = favourites.flatMap((slug) => cinemasBySlug.get(slug) ?? []);
    const open = known.filter(({ status }) => status);
    const place = cinemaPlace(open[0]);
    if ('problem' in place) return known.length > 0 ? { problem: 'closed', names: known.map(nameOf) } : place;
    return { ...place, choice, count: open.length };
  }
  if (choice.type === 'city') {
    const city = citiesBySlug.get(choice.value);
    return (city && cityPlace(catalogue, city.slug)) ?? { problem: 'unknown', names: [] };
  }
  const at: Coordinates = [choice.value.x, choice.value.y];
  const around = cinemasAround(catalogue, at);
  const [near] = around;
  const town = await nearestTown(catalogue.site.country, at);
  if (!near) return { problem: 'far', names: town === undefined ? [] : [town] };
  return { choice, cinema: near.cinema.vistaRef, name: town ?? near.cinema.name, count: around.length };
}

/** What was found as a place; undefined if nothing is near it. */
function placeFound(catalogue: Catalogue, typed: string, found: FoundPlace): VisitorPlace | undefined {
  const { cinemas, site } = catalogue;
  if (found.city !== undefined) return cityPlace(catalogue, found.city);
  const choice = choiceOf(found);
  const around = cinemasAround(catalogue, found.place);
  const [near] = around;
  if (!near) return undefined;
  if (choice.type === 'cinema') {
    const cinema = cinemas.find(({ vistaRef }) => vistaRef === choice.value);
    return { choice, cinema: choice.value, name: cinema?.name ?? found.name, count: 0 };
  }
  const theater = near.cinema.theaters.find((each) => cinemaHasPostcode({ theaters: [each] }, parseTyped(typed)));
  const name =
    /^\d/.test(found.name) && theater ? districtName(site.country, typed.trim(), theater.addressCity) : found.name;
  return { choice, cinema: near.cinema.vistaRef, name, count: around.length };
}

/** A city as a place; undefined if all its cinemas are closed and none is near. */
function cityPlace(catalogue: Catalogue, slug: string): VisitorPlace | undefined {
  const city = catalogue.citiesBySlug.get(slug)!;
  const centre = placeOf(city.gpsPosition);
  const own = cinemasOfCity(catalogue, city).filter(({ status }) => status);
  const cinema = cinemaForCity(catalogue, city) ?? (centre && cinemasAround(catalogue, centre)[0]?.cinema);
  return (
    cinema && { choice: { type: 'city', value: slug }, cinema: cinema.vistaRef, name: city.name, count: own.length }
  );
}

/** A cinema as a place, if it is open. */
function cinemaPlace(cinema: CinemaDetails | undefined): VisitorPlace | NoPlace {
  if (!cinema) return { problem: 'unknown', names: [] };
  if (!cinema.status) return { problem: 'closed', names: [cinema.name] };
  const { vistaRef, name } = cinema;
  return { choice: { type: 'cinema', value: vistaRef }, cinema: vistaRef, name, count: 0 };
}

/**
 * The site of another country that has a city of this very name in one of its languages, else a town. Towns come last, as
 * each is known by a single name.
 */
async function countryOf(here: Site, typed: string): Promise<Site | undefined> {
  const sites = SITE_CODES.map(siteOf).filter(({ country }) => country !== here.country);
  const wanted = foldPlace(typed);
  for (const site of sites) {
    if ((await cataloguesOf(site)).some((catalogue) => namesOfCities(catalogue).has(wanted))) return site;
  }
  for (const site of sites) {
    if ((await townsCalled(site.country, typed, [])).length > 0) return site;
  }
  return undefined;
}

const namesOfCities = oncePer(({ cities }: Catalogue) => new Set(cities.map(({ name }) => foldPlace(name))));
const nameOf = ({ name }: { readonly name: string }) => name;
const isSameName = (name: string, typed: string) => foldPlace(name) === foldPlace(typed);
