import type { Show, ShowDetails } from '../../contract/show.ts';
import type { Filters } from '../../contract/filters.ts';
import { cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import { cinemaOrder, inDayOrder } from '../../domain/show/showOrder.ts';
import { isPremiere } from '../../domain/programme/tags.ts';
import type { Catalogue } from '../catalogue.ts';
import { dayProgramme } from '../programme.ts';
import type { ListedShowtime } from '../showtimeRows.ts';
import { cinemaDay } from '../showtimes.ts';
import { canBeReached, nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** A show on a cinema's day. */
export type ShowRow = {
  readonly show: Show;
  readonly details: ShowDetails | undefined;
  readonly screenings: readonly ScreeningView[];
};

export type CinemaDayView = {
  /** Its slug. */
  readonly cinema: string;
  /** The cinema's current cinema day, and the day shown. */
  readonly today: string;
  readonly day: string;
  /** Every day with screenings. */
  readonly published: ReadonlySet<string>;
  readonly rows: readonly ShowRow[];
};

/** A cinema's programme for one cinema day, ready to show; undefined when the site has no such cinema. */
export async function cinemaDayView(
  catalogue: Catalogue,
  cinema: string,
  filters: Filters,
  now: Date,
): Promise<CinemaDayView | undefined> {
  const { site, language } = catalogue;
  const today = cinemaDayAt(now, site.timeZone);
  const day = filters.date ?? today;
  if (!catalogue.cinemasBySlug.has(cinema)) return undefined;
  const [programme, showtimes] = await Promise.all([
    dayProgramme(site, cinema, day),
    cinemaDay(site, language, cinema, day),
  ]);
  const listed = [...showtimes].flatMap(([slug, ofShow]) => {
    const show = catalogue.showsBySlug.get(slug);
    const entry = programme.shows.get(slug);
    if (!show || !entry || !areShowtimesDisplayed(show, now)) return [];
    const shown = entry.bookable !== false ? ofShow : ofShow.map((showtime) => ({ ...showtime, showBookable: false }));
    return { slug, show, entry, showtimes: shown };
  });
  const next = nextOf(
    listed.flatMap((each) => each.showtimes),
    site.timeZone,
    now,
  );
  const upsell = programme.day?.upsell?.showSlug;
  const rows = listed.map(({ slug, show, entry, showtimes: ofShow }) => {
    const ofDay = programme.onDay.get(slug);
    return {
      slug,
      order: ofDay?.cineOrder ?? cinemaOrder(entry, 'default'),
      premiere: isPremiere(ofDay?.tags ?? []),
      wished: false,
      special: ofDay?.specialShowtime ?? false,
      upsell: upsell === slug,
      show,
      details: catalogue.detailsBySlug.get(slug),
      screenings: screeningViews(ofShow, { catalogue, genres: show.genresSlug, filters, now, next }),
    };
  });
  const ordered = inDayOrder(rows);
  // People who look at today want what can still be reached: shows with nothing left come last.
  return {
    cinema,
    today,
    day,
    published: programme.published,
    rows: [...ordered.filter(hasMore), ...ordered.filter((row) => !hasMore(row))],
  };
}

function hasMore(row: ShowRow): boolean {
  return row.screenings.some(canBeReached);
}

/** The rows with only the screenings that can still be booked; rows with none left are dropped. */
export function stillReachable(rows: readonly ShowRow[]): ShowRow[] {
  return rows
    .map((row) => ({ ...row, screenings: row.screenings.filter(canBeReached) }))
    .filter((row) => row.screenings.length > 0);
}
