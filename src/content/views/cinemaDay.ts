import type { Show, ShowDetails } from '../../contract/show.ts';
import type { Filters } from '../../contract/filters.ts';
import { cinemaOrder, dayWeight, inDayOrder, type RankedOnDay } from '../../domain/show/showOrder.ts';
import { fallUnder } from '../../domain/programme/tags.ts';
import { isBookable } from '../../domain/screening/showtimeStatus.ts';
import type { Catalogue } from '../catalogue.ts';
import { dayProgramme } from '../programme.ts';
import type { ListedShowtime } from '../showtimeRows.ts';
import { cinemaDay } from '../showtimes.ts';
import { todayIn } from '../zones.ts';
import { openingDay, openingDayAfter, type OpeningDay } from './openingDay.ts';
import { canBeReached, displayedShow, nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** A show on a cinema's day. */
export type ShowRow = {
  readonly show: Show;
  readonly details: ShowDetails | undefined;
  readonly screenings: readonly ScreeningView[];
  /** What the cinema puts forward that day: the words for it, or null where it has none. */
  readonly highlight?: string | null | undefined;
};

/** The same, with what decides its place among the day's. */
export type RankedRow = ShowRow & RankedOnDay;

/** A cinema's programme for one cinema day. */
export type CinemaDay = {
  /** Its slug. */
  readonly cinema: string;
  /** The cinema's current cinema day, and the day shown. */
  readonly today: string;
  readonly day: string;
  /** Every day with screenings. */
  readonly published: ReadonlySet<string>;
  readonly rows: readonly RankedRow[];
};

/** The same, with the day shown when the address names none. */
export type CinemaDayView = CinemaDay & { readonly opening: OpeningDay };

/**
 * A cinema's programme for the filters' day or for that on which it opens, ready to show; undefined when the site has no
 * such cinema. Two statements for today, of which the rows say whether it opens today, and three more where it does not.
 */
export async function cinemaDayView(
  catalogue: Catalogue,
  cinema: string,
  filters: Filters,
  now: Date,
): Promise<CinemaDayView | undefined> {
  if (!catalogue.cinemasBySlug.has(cinema)) return undefined;
  const today = todayIn(catalogue, cinema, now);
  const { date = today } = filters;
  const on = (day: string) => cinemaOn(catalogue, cinema, day, filters, now);
  if (date !== today) {
    // The links of the page need both, but neither needs the other.
    const [view, opening] = await Promise.all([on(date), openingDay(catalogue, [cinema], today, now)]);
    return { ...view, opening };
  }
  const view = await on(today);
  const until = bookableUntil(view, now);
  if (until !== undefined) return { ...view, opening: { day: today, until } };
  const opening = await openingDayAfter(catalogue, [cinema], today, now);
  const isShown = filters.date !== undefined || opening.day === today;
  return { ...(isShown ? view : await on(opening.day)), opening };
}

/** When the last booking of the day ends, epoch milliseconds; undefined where nothing can be booked. */
function bookableUntil({ rows }: CinemaDay, now: Date): number | undefined {
  const screenings = rows.flatMap((row) => row.screenings.map(({ screening }) => screening));
  return screenings
    .filter((screening) => isBookable(screening, now))
    .reduce<number | undefined>((last = 0, { reservabilityEnd }) => Math.max(last, reservabilityEnd), undefined);
}

/** A cinema's programme for one cinema day, ready to show. Two statements. */
export async function cinemaOn(
  catalogue: Catalogue,
  cinema: string,
  day: string,
  filters: Filters,
  now: Date,
): Promise<CinemaDay> {
  const { site, language } = catalogue;
  const [programme, showtimes] = await Promise.all([
    dayProgramme(site, cinema, day),
    cinemaDay(site, language, cinema, day),
  ]);
  const listed = [...showtimes].flatMap(([slug, ofShow]) => {
    const show = displayedShow(catalogue, slug, now);
    const entry = programme.shows.get(slug);
    if (!show || !entry) return [];
    const shown = entry.bookable !== false ? ofShow : ofShow.map((showtime) => ({ ...showtime, showBookable: false }));
    return { slug, show, entry, showtimes: shown };
  });
  const next = nextOf(
    listed.flatMap((each) => each.showtimes),
    catalogue,
    now,
  );
  const upsell = programme.day?.upsell?.showSlug;
  const highlighted = programme.day?.highlightedShowtime?.showSlug;
  const rows = listed.map(({ slug, show, entry, showtimes: ofShow }) => {
    const ofDay = programme.onDay.get(slug);
    const screenings = screeningViews(ofShow, { catalogue, show, filters, now, next });
    return {
      slug,
      order: ofDay?.cineOrder ?? cinemaOrder(entry, 'default'),
      // The page is the same for all: the wishlist has its weight in the browser (islands/programme/wishedFirst.ts).
      weight: dayWeight({
        special: ofDay?.specialShowtime ?? false,
        premiere: fallUnder('premiere', ofDay?.tags ?? []),
        upsell: upsell === slug,
      }),
      over: !screenings.some(canBeReached),
      show,
      details: catalogue.detailsBySlug.get(slug),
      screenings,
      highlight: highlighted === slug ? titleOf(ofShow) : undefined,
    };
  });
  return {
    cinema,
    today: todayIn(catalogue, cinema, now),
    day,
    published: programme.published,
    rows: inDayOrder(rows),
  };
}

/** The title under which a screening among these is promoted. */
function titleOf(showtimes: readonly ListedShowtime[]): string | null {
  const titles = showtimes.map(({ specialShowtimeDetails }) => specialShowtimeDetails?.highlightedTitle);
  return titles.find(Boolean) ?? null;
}

/** The rows with only the screenings that can still be booked; rows with none left are dropped. */
export function stillReachable<Row extends ShowRow>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ ...row, screenings: row.screenings.filter(canBeReached) }))
    .filter((row) => row.screenings.length > 0);
}
