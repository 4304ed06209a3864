import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import type { Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import { addDays } from '../../domain/programme/cinemaDay.ts';
import {
  isListed,
  needsIn,
  needsOffered,
  needsShown,
  type Need,
  type NeedsShown,
} from '../../domain/programme/needs.ts';
import { SUBTITLED_FOR_HEARING_IMPAIRED } from '../../domain/programme/tags.ts';
import type { Catalogue } from '../catalogue.ts';
import { needsOf } from '../needsOf.ts';
import { accessibleDay, nextAccessibleDay, type AccessibleQuery } from '../accessibleShowtimes.ts';
import { cinemasByZone, dateIn, todayIn } from '../zones.ts';
import { cinemasOfCity } from './city.ts';
import { displayedShow, nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** How many days ahead the next day with such screenings is looked for. */
const DAYS_AHEAD = 28;

/** A film's accessible screenings in a city. */
export type AccessibleFilm = {
  readonly show: Show;
  readonly places: readonly { readonly cinema: CinemaDetails; readonly screenings: readonly ScreeningView[] }[];
};
export type AccessibleCity = {
  readonly city: CityDetails;
  /** How many screenings there are; `films` may hold fewer, where only the first are shown. */
  readonly count: number;
  /** Soonest first. */
  readonly films: readonly AccessibleFilm[];
};
export type AccessibleView = {
  readonly today: string;
  /** What people there call today. */
  readonly date: string;
  readonly day: string;
  /** The needs that the site knows about, and those that the address names. */
  readonly offered: readonly Need[];
  readonly requested: readonly Need[];
  /** The label of the version of which all screenings have captions, if the site has it. */
  readonly captioned: string | undefined;
  /** Cities with such screenings that day. */
  readonly cities: readonly AccessibleCity[];
  /** The next day that has any, within four weeks, if this one has none. */
  readonly nextDay: string | undefined;
};

/** Which open cinemas may have matching screenings, and the needs that their screenings' tags must meet. */
export function accessibleQuery(
  catalogue: Catalogue,
  cinemas: readonly CinemaDetails[],
  shown: NeedsShown,
): AccessibleQuery {
  const open = cinemas.filter(({ status }) => status);
  const slugs = (of: readonly CinemaDetails[]) => of.map(({ slug }) => slug);
  // Tags are about halls; where a site has no tag for wheelchair spaces, its theatres say whether they have any.
  if (catalogue.tags.has('pmr') || !shown.needs.includes('pmr')) {
    return { cinemas: slugs(open), tagged: shown, anyAt: [] };
  }
  const tagged = { ...shown, needs: shown.needs.filter((need) => need !== 'pmr') };
  const withSpaces = slugs(open.filter(({ hasPmrService }) => hasPmrService));
  return shown.all
    ? { cinemas: withSpaces, tagged, anyAt: [] }
    : { cinemas: tagged.needs.length > 0 ? slugs(open) : withSpaces, tagged, anyAt: withSpaces };
}

/**
 * A day's screenings in these cities that can still be reached and meet the needs of the address or, where it names
 * none, are adapted for someone. One statement, and two more for each day looked at if this one has none.
 */
export async function accessibleView(
  catalogue: Catalogue,
  cities: readonly CityDetails[],
  filters: Filters,
  now: Date,
): Promise<AccessibleView> {
  const { site } = catalogue;
  const offered = needsOffered((slug) => catalogue.tags.has(slug));
  const requested = needsIn(filters.tags);
  const shown = needsShown(requested, offered);
  const place = filters.localisation;
  const placed = cities.map((city) => ({
    city,
    cinemas: cinemasOfCity(catalogue, city).filter(
      ({ slug, citySlug }) => place === undefined || slug === place || citySlug === place,
    ),
  }));
  const listed = placed.flatMap(({ cinemas }) => cinemas);
  const slugs = listed.map(({ slug }) => slug);
  // A list of several zones is of the site's day.
  const of = cinemasByZone(catalogue, slugs).size === 1 ? slugs[0] : undefined;
  const [today, date] = [todayIn(catalogue, of, now), dateIn(catalogue, of, now)];
  const day = filters.date ?? today;
  const query = accessibleQuery(catalogue, listed, shown);
  const citiesOn = (each: string) => citiesOnDay({ catalogue, placed, query, shown, filters, now }, each);
  const ofCities = await citiesOn(day);
  let nextDay: string | undefined;
  if (ofCities.length === 0) {
    const before = addDays(today, DAYS_AHEAD);
    const nextFrom = (from: string) => nextAccessibleDay(site, query, [from, before]);
    nextDay = await nextFrom(addDays(day < today ? today : day, 1));
    // The address's other filters may hide all that a day has.
    while (nextDay !== undefined && (await citiesOn(nextDay)).length === 0) {
      nextDay = await nextFrom(addDays(nextDay, 1));
    }
  }
  const captioned = catalogue.versions.get(SUBTITLED_FOR_HEARING_IMPAIRED)?.label;
  return { today, date, day, offered, requested, captioned, cities: ofCities, nextDay };
}

/**
 * The screenings in a city with wheelchair spaces, where the list itself leaves them out: an address that names no need
 * lists what is adapted for someone, and the city's page shows these below. Undefined where the list has them.
 */
export async function wheelchairView(
  catalogue: Catalogue,
  city: CityDetails,
  filters: Filters,
  now: Date,
): Promise<AccessibleCity | undefined> {
  const requested = needsIn(filters.tags);
  const offered = needsOffered((slug) => catalogue.tags.has(slug));
  if (requested.length > 0 || needsShown(requested, offered).needs.includes('pmr')) return undefined;
  const { cities } = await accessibleView(catalogue, [city], { ...filters, tags: [...filters.tags, 'pmr'] }, now);
  return cities[0];
}

type Wanted = {
  readonly catalogue: Catalogue;
  readonly placed: readonly { readonly city: CityDetails; readonly cinemas: readonly CinemaDetails[] }[];
  readonly query: AccessibleQuery;
  readonly shown: NeedsShown;
  readonly filters: Filters;
  readonly now: Date;
};

/** The cities that have such screenings on a day. */
async function citiesOnDay(wanted: Wanted, day: string): Promise<AccessibleCity[]> {
  const { catalogue, placed, query, shown: needs, filters, now } = wanted;
  const { site, language } = catalogue;
  const found = await accessibleDay(site, language, query, day);
  const shown = [...found.values()].flatMap((shows) =>
    [...shows].flatMap(([slug, showtimes]) => (displayedShow(catalogue, slug, now) ? showtimes : [])),
  );
  const next = nextOf(shown, catalogue, now);
  return placed.flatMap(({ city, cinemas }) => {
    const films = new Map<string, { show: Show; places: AccessibleFilm['places'][number][] }>();
    for (const cinema of cinemas) {
      for (const [slug, showtimes] of found.get(cinema.slug) ?? []) {
        const show = displayedShow(catalogue, slug, now);
        if (!show) continue;
        const listed = showtimes.filter((showtime) => isListed(needsOf(catalogue, cinema, showtime), needs));
        const options = { catalogue, show, now, next };
        // The needs are applied above: of the address's other filters each screening must pass all.
        const screenings = screeningViews(listed, { ...options, filters: { ...filters, tags: [] } }).filter(
          ({ hidden, minutes }) => !hidden && minutes > 0,
        );
        if (screenings.length === 0) continue;
        const film = films.get(slug) ?? { show, places: [] };
        film.places.push({ cinema, screenings });
        films.set(slug, film);
      }
    }
    const soonest = [...films.values()].sort((a, b) => startOf(a) - startOf(b));
    return soonest.length > 0 ? { city, count: countOf(soonest), films: soonest } : [];
  });
}

function startOf({ places }: AccessibleFilm): number {
  return Math.min(...places.flatMap(({ screenings }) => screenings.map(({ minutes }) => minutes)));
}

function countOf(films: readonly AccessibleFilm[]): number {
  return films.reduce((sum, { places }) => sum + places.reduce((all, { screenings }) => all + screenings.length, 0), 0);
}

/** The first films of a city, each with its first screenings: as much as a list of many cities has room for. */
export function firstOf(
  { city, count, films }: AccessibleCity,
  most: { films: number; screenings: number },
): AccessibleCity {
  const first = films.slice(0, most.films).map(({ show, places: [place] }) => ({
    show,
    places: place ? [{ cinema: place.cinema, screenings: place.screenings.slice(0, most.screenings) }] : [],
  }));
  return { city, count, films: first };
}
