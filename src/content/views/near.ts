import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Show } from '../../contract/show.ts';
import { NO_FILTERS } from '../../contract/filters.ts';
import { cinemaDayAt } from '../../domain/cinemaDay.ts';
import { nearest, placeOf, type NearestLimits, type Place } from '../../domain/distance.ts';
import { areShowtimesDisplayed } from '../../domain/showFragments.ts';
import type { Catalogue } from '../catalogue.ts';
import { cinemasDay } from '../showtimes.ts';
import { stillReachable } from './cinemaDay.ts';
import { nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** How many films of a cinema, and screenings of each, are shown before its whole programme takes over. */
const FILMS = 3;
const SCREENINGS = 2;

export type NearCinema = {
  readonly cinema: CinemaDetails;
  readonly kilometres: number;
  /** What can be reached soonest. */
  readonly rows: readonly { readonly show: Show; readonly screenings: readonly ScreeningView[] }[];
};
export type NearView = { readonly day: string; readonly cinemas: readonly NearCinema[] };

/** The open cinemas nearest to a place, each with what can be reached there today, soonest first. One statement. */
export async function nearView(catalogue: Catalogue, from: Place, limits: NearestLimits, now: Date): Promise<NearView> {
  const { site, language } = catalogue;
  const day = cinemaDayAt(now, site.timeZone);
  const open = catalogue.cinemas.filter(({ status }) => status);
  const near = nearest(from, open, ({ theaters }) => theaters.map(({ gpsPosition }) => placeOf(gpsPosition)), limits);
  const programme = await cinemasDay(
    site,
    language,
    near.map(({ item }) => item.slug),
    day,
  );
  const cinemas = near.map(({ item: cinema, kilometres }) => {
    const ofCinema = programme.get(cinema.slug) ?? new Map<string, never>();
    const next = nextOf([...ofCinema.values()].flat(), site.timeZone, now);
    const rows = [...ofCinema].flatMap(([slug, showtimes]) => {
      const show = catalogue.show.get(slug);
      if (!show || !areShowtimesDisplayed(show, now)) return [];
      const options = { catalogue, genres: show.genresSlug, filters: NO_FILTERS, now, next, bookable: true };
      return { show, details: undefined, screenings: screeningViews(showtimes, options) };
    });
    const soonest = stillReachable(rows).sort((a, b) => a.screenings[0]!.minutes - b.screenings[0]!.minutes);
    const first = soonest.slice(0, FILMS).map(({ show, screenings }) => ({
      show,
      screenings: screenings.slice(0, SCREENINGS),
    }));
    return { cinema, kilometres, rows: first };
  });
  return { day, cinemas };
}
