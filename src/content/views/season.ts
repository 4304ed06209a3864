import type { CinemaDetails } from '../../contract/cinema.ts';
import { NO_FILTERS, type Filters } from '../../contract/filters.ts';
import type { SeasonDetails, SeasonSchedule } from '../../contract/season.ts';
import type { Show } from '../../contract/show.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import type { Catalogue, Content } from '../catalogue.ts';
import { seasonSchedule } from '../seasonSchedule.ts';
import { cinemaShows } from '../showtimes.ts';
import { firstToday, todayIn } from '../zones.ts';
import { nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** How many screenings of each work are shown; the work's own page has them all. */
const SHOWN = 6;

export type SeasonScreening = {
  readonly reference: string;
  /** The date on which it begins. */
  readonly date: string;
  readonly view: ScreeningView;
  readonly chosen: boolean;
};
/** One of a season's shows, with its screenings in the cinema shown. */
export type SeasonShow = {
  readonly show: Show;
  readonly screenings: readonly SeasonScreening[];
  /** How many more there are. */
  readonly left: number;
  /** Whether it plays in any cinema. */
  readonly scheduled: boolean;
};
export type SeasonView = {
  /** The cinema whose screenings are shown; undefined when the season plays nowhere yet. */
  readonly cinema: CinemaDetails | undefined;
  /** All cinemas in which the season plays. */
  readonly cinemas: readonly CinemaDetails[];
  /** The days on which it plays in that cinema, and the day of the address. */
  readonly days: readonly string[];
  readonly day: string | undefined;
  readonly shows: readonly SeasonShow[];
};

/**
 * A season's works and when they play in a cinema: the address's, else the first in the site's main city that has any,
 * else the site's first. `chosen`: booking references of screenings. Two statements.
 */
export async function seasonView(
  catalogue: Catalogue,
  season: SeasonDetails,
  filters: Filters,
  chosen: readonly string[],
  now: Date,
): Promise<SeasonView> {
  const { site, language } = catalogue;
  const first = firstToday(catalogue, now);
  const shows = season.shows.flatMap((slug) => catalogue.showsBySlug.get(slug) ?? []);
  const displayed = shows.filter((show) => areShowtimesDisplayed(show, now)).map(({ slug }) => slug);
  const schedule = await seasonSchedule(site, displayed);
  const daysOf = daysByCinema(schedule, (cinema) => todayIn(catalogue, cinema, now));
  const cinemas = catalogue.cinemas.filter(({ slug, status }) => status && daysOf.has(slug));
  const cinema = cinemaOf(catalogue, cinemas, filters.localisation);
  const days = [...(daysOf.get(cinema?.slug ?? '') ?? [])].sort();
  const requested = filters.date === undefined ? days : [filters.date];
  const found = cinema
    ? await cinemaShows(site, language, cinema.slug, displayed, requested)
    : new Map<string, never[]>();
  const next = nextOf([...found.values()].flat(), catalogue, now);
  const seasonShows = shows.map((show) => {
    const showtimes = found.get(show.slug) ?? [];
    const options = { catalogue, show, filters: NO_FILTERS, now, next };
    const screenings = screeningViews(showtimes, options).flatMap((view, index) => {
      const { reference } = view;
      const date = showtimes[index]!.time.slice(0, 10);
      return view.minutes > 0 ? { reference, date, view, chosen: chosen.includes(reference) } : [];
    });
    const scheduled = Object.keys(schedule[show.slug] ?? {}).some((day) => day >= first);
    return { show, screenings: screenings.slice(0, SHOWN), left: Math.max(0, screenings.length - SHOWN), scheduled };
  });
  return { cinema, cinemas, days, day: filters.date, shows: seasonShows };
}

/** The seasons and special events that a show is part of. */
export function seasonsWith({ seasons }: Content, show: string): SeasonDetails[] {
  return [...seasons.values()].filter(
    ({ active, redirectSlug, shows }) => active && redirectSlug === null && shows.includes(show),
  );
}

/** The days, from each cinema's today on, on which anything of a season plays in it. */
function daysByCinema(
  schedule: SeasonSchedule,
  todayOf: (cinema: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const days = new Map<string, Set<string>>();
  for (const ofShow of Object.values(schedule)) {
    for (const [day, cinemas] of Object.entries(ofShow)) {
      for (const cinema of Object.keys(cinemas)) days.set(cinema, (days.get(cinema) ?? new Set()).add(day));
    }
  }
  const coming = [...days].map(([cinema, all]) => {
    const today = todayOf(cinema);
    return [cinema, new Set([...all].filter((day) => day >= today))] as const;
  });
  return new Map(coming.filter(([, left]) => left.size > 0));
}

/** The cinema of a place, if it is among these; without a place, that of the main city. */
function cinemaOf(
  { site, cinemasBySlug, citiesBySlug }: Catalogue,
  cinemas: readonly CinemaDetails[],
  place: string | undefined,
): CinemaDetails | undefined {
  const named = cinemasBySlug.get(place ?? '');
  // The address may name a cinema without the season: then the page says so.
  if (named) return named.status ? named : cinemas[0];
  const there = citiesBySlug.get(place ?? site.mainCity)?.cinemas ?? [];
  return cinemas.find(({ slug }) => there.includes(slug)) ?? cinemas[0];
}
