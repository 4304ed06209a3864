import type { CinemaDetails } from '../../contract/cinema.ts';
import type { Show } from '../../contract/show.ts';
import { NO_FILTERS } from '../../contract/filters.ts';
import { addDays } from '../../domain/programme/cinemaDay.ts';
import { nearest, placesOfCinema, type NearestLimits, type Coordinates } from '../../domain/cinema/distance.ts';
import type { Catalogue } from '../catalogue.ts';
import { cinemasDay } from '../showtimes.ts';
import { dateIn, todayIn } from '../zones.ts';
import { stillReachable } from './cinemaDay.ts';
import { displayedShow, nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** How many films of a cinema, and screenings of each, are shown; its whole programme has the rest. */
const FILMS = 3;
const SCREENINGS = 2;

export type NearCinema = {
  readonly cinema: CinemaDetails;
  readonly kilometres: number;
  /** The screenings that can be reached soonest. */
  readonly rows: readonly { readonly show: Show; readonly screenings: readonly ScreeningView[] }[];
};
export type NearView = {
  /** The cinema day shown, and whether that is today. */
  readonly day: string;
  readonly isToday: boolean;
  /** Whether people there call it today: at night, they call the cinema day by its date. */
  readonly isCalledToday: boolean;
  readonly cinemas: readonly NearCinema[];
};

/**
 * The open cinemas nearest to a place, each with what can be reached there today, soonest first; once nothing can be
 * reached at any of them, what plays on the next day. One statement a day.
 */
export async function nearView(
  catalogue: Catalogue,
  from: Coordinates,
  limits: NearestLimits,
  now: Date,
): Promise<NearView> {
  const open = catalogue.cinemas.filter(({ status }) => status);
  const near = nearest(from, open, placesOfCinema, limits);
  const today = todayIn(catalogue, near[0]?.item.slug, now);
  const date = dateIn(catalogue, near[0]?.item.slug, now);
  const cinemas = await reachable(catalogue, near, now, today);
  if (cinemas.length === 0 || cinemas.some(({ rows }) => rows.length > 0))
    return { day: today, isToday: true, isCalledToday: date === today, cinemas };
  const day = addDays(today, 1);
  return { day, isToday: false, isCalledToday: date === day, cinemas: await reachable(catalogue, near, now, day) };
}

/** What can be reached at some cinemas on a cinema day. One statement. */
async function reachable(
  catalogue: Catalogue,
  near: ReturnType<typeof nearest<CinemaDetails>>,
  now: Date,
  day: string,
): Promise<NearCinema[]> {
  const { site, language } = catalogue;
  const programme = await cinemasDay(
    site,
    language,
    near.map(({ item }) => item.slug),
    day,
  );
  return near.map(({ item: cinema, kilometres }) => {
    const listed = [...(programme.get(cinema.slug) ?? [])].flatMap(([slug, showtimes]) => {
      const show = displayedShow(catalogue, slug, now);
      return show ? { show, showtimes } : [];
    });
    const next = nextOf(
      listed.flatMap(({ showtimes }) => showtimes),
      catalogue,
      now,
    );
    const rows = listed.map(({ show, showtimes }) => {
      const options = { catalogue, show, filters: NO_FILTERS, now, next };
      return { show, details: undefined, screenings: screeningViews(showtimes, options) };
    });
    const soonest = stillReachable(rows).sort((a, b) => a.screenings[0]!.minutes - b.screenings[0]!.minutes);
    const first = soonest.slice(0, FILMS).map(({ show, screenings }) => ({
      show,
      screenings: screenings.slice(0, SCREENINGS),
    }));
    return { cinema, kilometres, rows: first };
  });
}
