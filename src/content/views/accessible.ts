import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import type { Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import { addDays, cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import {
  isListed,
  needsIn,
  needsMet,
  needsOffered,
  needsShown,
  type Need,
  type NeedsShown,
} from '../../domain/programme/needs.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import type { Catalogue } from '../catalogue.ts';
import { accessibleDay, nextAccessibleDay, type AccessibleQuery } from '../showtimes.ts';
import { cinemasOfCity } from './city.ts';
import { nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** How many days ahead the next day with such screenings is looked for. */
const DAYS_AHEAD = 28;

/** A film's accessible screenings in a city. */
export type AccessibleFilm = {
  readonly show: Show;
  readonly places: readonly { readonly cinema: CinemaDetails; readonly screenings: readonly ScreeningView[] }[];
};
type AccessibleCity = {
  readonly city: CityDetails;
  /** How many screenings there are; `films` may hold fewer, where only the first are shown. */
  readonly count: number;
  /** Soonest first. */
  readonly films: readonly AccessibleFilm[];
};
export type AccessibleView = {
  readonly today: string;
  readonly day: string;
  /** The needs that the site knows about, and those that the address names. */
  readonly offered: readonly Need[];
  readonly requested: readonly Need[];
  /** Cities with such screenings that day. */
  readonly cities: readonly AccessibleCity[];
  /** The next day that has any, if this one has none. */
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
  if (catalogue.tags.has('pmr') || !shown.needs.includes('pmr')) return { cinemas: slugs(open), tagged: shown };
  const others = shown.needs.filter((need) => need !== 'pmr');
  return shown.all
    ? { cinemas: slugs(open.filter(({ hasPmrService }) => hasPmrService)), tagged: { needs: others, all: true } }
    : { cinemas: slugs(open), tagged: { needs: [], all: true } };
}

/**
 * A day's screenings in these cities that can still be reached and meet the needs of the address or, where it names
 * none, are adapted for someone. One statement, and a second if the day has none.
 */
export async function accessibleView(
  catalogue: Catalogue,
  cities: readonly CityDetails[],
  filters: Filters,
  now: Date,
): Promise<AccessibleView> {
  const { site, language } = catalogue;
  const today = cinemaDayAt(now, site.timeZone);
  const day = filters.date ?? today;
  const offered = needsOffered((slug) => catalogue.tags.has(slug));
  const requested = needsIn(filters.tags);
  const shown = needsShown(requested, offered);
  const place = filters.localisation;
  const cinemas = cities.flatMap((city) => cinemasOfCity(catalogue, city));
  const there = cinemas.filter(({ slug, citySlug }) => place === undefined || slug === place || citySlug === place);
  const query = accessibleQuery(catalogue, there, shown);
  const found = await accessibleDay(site, language, query, day);
  const next = nextOf(
    [...found.values()].flatMap((shows) => [...shows.values()].flat()),
    site.timeZone,
    now,
  );

  const ofCities = cities.flatMap((city) => {
    const films = new Map<string, { show: Show; places: AccessibleFilm['places'][number][] }>();
    for (const cinema of there.filter(({ citySlug }) => citySlug === city.slug)) {
      const spacesInTheatre = cinema.hasPmrService && !catalogue.tags.has('pmr');
      for (const [slug, showtimes] of found.get(cinema.slug) ?? []) {
        const show = catalogue.showsBySlug.get(slug);
        if (!show || !areShowtimesDisplayed(show, now)) continue;
        const listed = showtimes.filter((showtime) => isListed(needsMet(showtime, spacesInTheatre), shown));
        const options = { catalogue, genres: show.genresSlug, now, next };
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
  const nextDay =
    ofCities.length === 0
      ? await nextAccessibleDay(site, query, [addDays(day < today ? today : day, 1), addDays(today, DAYS_AHEAD)])
      : undefined;
  return { today, day, offered, requested, cities: ofCities, nextDay };
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
