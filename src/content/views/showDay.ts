import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import type { Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import { distance, placeOf } from '../../domain/cinema/distance.ts';
import { cinemaOrder, type Catalogue } from '../catalogue.ts';
import { cinemasOfShow, daysOfShow } from '../programme.ts';
import type { ListedShowtime } from '../showtimeRows.ts';
import { cinemasShowing } from '../showtimes.ts';
import { firstToday, todayIn } from '../zones.ts';
import { openingDay, type OpeningDay } from './openingDay.ts';
import { nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** A cinema where a show plays on a day. */
export type CinemaRow = { readonly cinema: CinemaDetails; readonly screenings: readonly ScreeningView[] };

export type ShowDayView = {
  readonly today: string;
  /** The day shown when the address names none. */
  readonly opening: OpeningDay;
  readonly day: string;
  /** Every day with screenings here. */
  readonly published: ReadonlySet<string>;
  /** The place shown: a city with its cinemas, or a single cinema. */
  readonly place: { readonly name: string; readonly slug: string; readonly cinemas: readonly string[] };
  readonly rows: readonly CinemaRow[];
  /** The slugs of all open cinemas where it plays on any day. */
  readonly playing: ReadonlySet<string>;
  /** The other cities where it plays on any day, nearest first. */
  readonly elsewhere: readonly { readonly city: CityDetails; readonly cinemas: number }[];
};

type ShownPlace = { name: string; slug: string; city: CityDetails | undefined; cinemas: readonly string[] };

function placeNamed(catalogue: Catalogue, slug: string | undefined): ShownPlace | undefined {
  const cinema = slug === undefined ? undefined : catalogue.cinemasBySlug.get(slug);
  if (cinema)
    return {
      name: cinema.name,
      slug: cinema.slug,
      city: catalogue.citiesBySlug.get(cinema.citySlug),
      cinemas: [cinema.slug],
    };
  const city = slug === undefined ? undefined : catalogue.citiesBySlug.get(slug);
  return city && { name: city.name, slug: city.slug, city, cinemas: city.cinemas };
}

/**
 * The place to show a show's screenings for, and the days on which it plays there: the place of the address, else the
 * site's main city, else the first city that has it; and the cities with cinemas that play it. Two statements.
 */
export async function showPlace(catalogue: Catalogue, show: Show, filters: Filters, now: Date) {
  const { site } = catalogue;
  const first = firstToday(catalogue, now);
  // Until their hour comes, its screenings are nobody's to see; nor are those of a cinema that is closed.
  const scheduled = areShowtimesDisplayed(show, now) ? await cinemasOfShow(site, show.slug, first) : new Set<string>();
  const playing = new Set([...scheduled].filter((cinema) => catalogue.cinemasBySlug.get(cinema)?.status === true));
  const plays = (cinema: string) => playing.has(cinema);
  const cities = catalogue.cities.flatMap((city) => {
    const cinemas = city.cinemas.filter(plays).length;
    return cinemas > 0 ? { city, cinemas } : [];
  });

  const main = placeNamed(catalogue, site.mainCity);
  const place = placeNamed(catalogue, filters.localisation) ??
    (main?.city?.cinemas.some(plays) ? main : placeNamed(catalogue, cities[0]?.city.slug)) ??
    main ?? { name: '', slug: '', city: undefined, cinemas: [] };

  const today = todayIn(catalogue, place.cinemas[0], now);
  const published = await daysOfShow(site, show.slug, place.cinemas.filter(plays), today);
  return { today, place, cities, playing, published };
}

/** The day on which a show's programme around a place opens: from the first with screenings there on. */
export function showOpening(
  catalogue: Catalogue,
  show: Show,
  { place, playing, published, today }: Awaited<ReturnType<typeof showPlace>>,
  now: Date,
): Promise<OpeningDay> {
  const first = [...published].sort()[0] ?? today;
  const cinemas = place.cinemas.filter((cinema) => playing.has(cinema));
  return openingDay(catalogue, cinemas, first, now, show.slug);
}

/** Where and when a show plays around a place on a day. */
export async function showDayView(catalogue: Catalogue, show: Show, filters: Filters, now: Date): Promise<ShowDayView> {
  const { site, language } = catalogue;
  const here = await showPlace(catalogue, show, filters, now);
  const { today, place, cities, playing, published } = here;
  const opens = showOpening(catalogue, show, here, now);
  const on = async () => {
    if (published.size === 0) return new Map<string, ListedShowtime[]>();
    return cinemasShowing(site, language, show.slug, place.cinemas, filters.date ?? (await opens).day);
  };
  const [showtimes, opening] = await Promise.all([on(), opens]);
  const day = filters.date ?? opening.day;
  return {
    today,
    opening,
    day,
    published,
    place,
    playing,
    rows: cinemaRows(catalogue, show, filters, now, showtimes),
    elsewhere: cities
      .filter(({ city }) => city.slug !== place.city?.slug)
      .map((each) => ({ each, away: away(place.city, each.city) }))
      .sort((a, b) => a.away - b.away)
      .map(({ each }) => each),
  };
}

/** Farther than any two places on earth are. */
const MOST_KILOMETRES = 1e5;

function away(from: CityDetails | undefined, to: CityDetails): number {
  const [start, end] = [placeOf(from?.gpsPosition ?? null), placeOf(to.gpsPosition)];
  if (!start) return 0;
  return end ? distance(start, end) : MOST_KILOMETRES;
}

/** The cinemas with a show's screenings of a day, in the order of the site's cinemas. */
export function cinemaRows(
  catalogue: Catalogue,
  show: Show,
  filters: Filters,
  now: Date,
  showtimes: ReadonlyMap<string, readonly ListedShowtime[]>,
): CinemaRow[] {
  const order = cinemaOrder(catalogue);
  const open = [...showtimes]
    .filter(([slug]) => order.has(slug))
    .map(([slug, here]) => ({ cinema: catalogue.cinemasBySlug.get(slug)!, here }))
    .filter(({ cinema }) => cinema.status)
    .sort((a, b) => order.get(a.cinema.slug)! - order.get(b.cinema.slug)!);
  const next = nextOf(
    open.flatMap(({ here }) => here),
    catalogue,
    now,
  );
  return open.map(({ cinema, here }) => ({
    cinema,
    screenings: screeningViews(here, { catalogue, show, filters, now, next }),
  }));
}
