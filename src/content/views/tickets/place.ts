import type { CinemaDetails } from '../../../contract/cinema.ts';
import type { CityDetails } from '../../../contract/city.ts';
import { placeOf, placesOfCinema, type Coordinates } from '../../../domain/cinema/distance.ts';
import { findPlaces, type FoundPlace } from '../../../domain/cinema/placeSearch.ts';
import type { Fact } from '../../../domain/search/sentence.ts';
import type { Catalogue } from '../../catalogue.ts';
import { townsCalled } from '../../towns.ts';
import { cinemasOfCity } from '../city.ts';
import { cinemasAround, cinemasOfEvening, type EveningCinema } from '../evening.ts';
import { placeOfLocation, startOf } from '../locator.ts';
import { valuesOf } from './wish.ts';

/** As many cinemas as a text is about, the nearest to the centre of a town that has more. */
const MOST_CINEMAS = 24;

/** The place that a text is about. Its name is undefined around the visitor's position. */
export type SearchedPlace = {
  readonly cinemas: readonly EveningCinema[];
  readonly name: string | undefined;
  readonly centre: Coordinates | undefined;
  readonly city?: string;
};

/** The town around which a word means, one with cinemas or without; undefined if there is no such town. */
export async function townNamed(catalogue: Catalogue, words: string): Promise<SearchedPlace | undefined> {
  const open = catalogue.cinemas.filter(({ status }) => status).flatMap(placesOfCinema);
  const [town] = await townsCalled(catalogue.site.country, words, open);
  return town && around(catalogue, town);
}

function around(catalogue: Catalogue, { name, place }: Pick<FoundPlace, 'name' | 'place'>): SearchedPlace {
  return { name, centre: place, cinemas: cinemasAround(catalogue, place) };
}

/** The cinemas that a text names, by themselves, their town or a postcode. */
export function placeNamed(catalogue: Catalogue, facts: readonly Fact[]): SearchedPlace | undefined {
  const { cinemasBySlug, citiesBySlug } = catalogue;
  const cinemas = valuesOf(facts, 'cinema')
    .flat()
    .flatMap((slug) => cinemasBySlug.get(slug) ?? []);
  const cities = valuesOf(facts, 'city')
    .flat()
    .flatMap((slug) => citiesBySlug.get(slug) ?? []);
  if (cinemas.length > 0) {
    const there = cinemas.filter(({ citySlug }) => cities.some(({ slug }) => slug === citySlug));
    const named = there.length > 0 ? there : cinemas;
    return {
      name: named.map(({ name }) => name).join(', '),
      centre: placesOfCinema(named[0]!)[0],
      cinemas: named.slice(0, MOST_CINEMAS).map(unmeasured),
    };
  }
  const [city] = cities;
  if (city) {
    const all = cities.flatMap((each) => ofCity(catalogue, each)).slice(0, MOST_CINEMAS);
    return {
      name: cities.map(({ name }) => name).join(', '),
      centre: placeOf(city.gpsPosition),
      cinemas: all,
      ...(cities.length === 1 && { city: city.slug }),
    };
  }
  const [postcode] = valuesOf(facts, 'postcode').flat();
  const open = catalogue.cinemas.filter(({ status }) => status);
  const [found] = postcode === undefined ? [] : findPlaces(postcode, catalogue.cities, open, catalogue.site.country);
  return found && around(catalogue, found);
}

const unmeasured = (cinema: CinemaDetails): EveningCinema => ({ cinema, kilometres: undefined });

/** The open cinemas of a city or, if all are closed, those around it. */
function ofCity(catalogue: Catalogue, city: CityDetails): readonly EveningCinema[] {
  const own = cinemasOfCity(catalogue, city).filter(({ status }) => status);
  return own.length > 0 ? own.map(unmeasured) : cinemasOfEvening(catalogue, city);
}

/** The visitor's own place, as the locator's cookie has it, or the main city. */
export function ownPlace(catalogue: Catalogue, cookie: string | undefined): SearchedPlace {
  const { site, citiesBySlug, cinemasBySlug } = catalogue;
  const location = startOf(catalogue, { ...(cookie !== undefined && { cookie }), signedIn: false });
  if (location?.mode === 'position') {
    return { name: undefined, centre: location.place, cinemas: cinemasAround(catalogue, location.place) };
  }
  const slug =
    location?.mode === 'city'
      ? location.slug
      : location?.mode === 'cinema'
        ? cinemasBySlug.get(location.slug)?.citySlug
        : undefined;
  const city = citiesBySlug.get(slug ?? site.mainCity);
  if (!city) return { name: undefined, centre: location && placeOfLocation(catalogue, location), cinemas: [] };
  return {
    name: city.name,
    city: city.slug,
    centre: placeOf(city.gpsPosition),
    cinemas: ofCity(catalogue, city).slice(0, MOST_CINEMAS),
  };
}
