import type { CinemaDetails } from '../../contract/cinema.ts';
import { NO_FILTERS } from '../../contract/filters.ts';
import type { Showtime, Tag } from '../../contract/programme.ts';
import type { Show, ShowDetails } from '../../contract/show.ts';
import { experienceTags, fallUnder, screeningTags } from '../../domain/programme/tags.ts';
import type { Catalogue } from '../catalogue.ts';
import { showtimeOfBooking } from '../bookings.ts';
import { showShowtimes } from '../showtimes.ts';
import { nextOf, screeningViews, stateAlone, type ScreeningView } from './screenings.ts';

/** A screening with everything that its own page shows (SPEC 2, "Showtime-details panel"). */
export type ScreeningDetails = {
  readonly reference: string;
  readonly show: Show;
  readonly details: ShowDetails | undefined;
  readonly cinema: CinemaDetails;
  /** The cinema day it belongs to. */
  readonly day: string;
  readonly showtime: Showtime;
  readonly view: ScreeningView;
  readonly threeD: boolean;
  /** The experiences among its tags that visitors are shown, in the feed's order. */
  readonly experiences: readonly Tag[];
  /** The show's other screenings in this cinema on that cinema day. */
  readonly others: readonly ScreeningView[];
};

/** The screening that a booking reference names; undefined when the site does not know it. Two statements. */
export async function screeningDetails(
  catalogue: Catalogue,
  reference: string,
  now: Date,
): Promise<ScreeningDetails | undefined> {
  const booked = await showtimeOfBooking(catalogue, reference);
  return booked && detailsOfBooked(catalogue, { reference, booked }, now);
}

type Booked = {
  readonly reference: string;
  readonly booked: NonNullable<Awaited<ReturnType<typeof showtimeOfBooking>>>;
};

/** The same of a screening whose row has been read; undefined when the site lacks its show or its cinema. One statement. */
export async function detailsOfBooked(
  catalogue: Catalogue,
  { reference, booked: found }: Booked,
  now: Date,
): Promise<ScreeningDetails | undefined> {
  const { site, language } = catalogue;
  const show = catalogue.showsBySlug.get(found.show);
  const cinema = catalogue.cinemasBySlug.get(found.cinema);
  if (!show || !cinema) return undefined;
  const ofDay = (await showShowtimes(site, language, show.slug, [cinema.slug], found.day))[found.day] ?? [];
  const showtimes = ofDay.map((showtime) => ({ ...showtime, showBookable: found.showBookable }));
  const showtime = showtimes.find((each) => each.reference === reference);
  const views = screeningViews(showtimes, {
    catalogue,
    show,
    filters: NO_FILTERS,
    now,
    next: nextOf(showtimes, catalogue, now),
  });
  const listed = views.find((each) => each.reference === reference);
  if (!showtime || !listed) return undefined;
  return {
    reference,
    show,
    details: catalogue.detailsBySlug.get(show.slug),
    cinema,
    day: found.day,
    showtime,
    view: stateAlone(listed, now),
    threeD: fallUnder('threeD', screeningTags(showtime)),
    experiences: experienceTags(showtime).flatMap((slug) => {
      const tag = catalogue.tags.get(slug);
      return tag?.places.includes('showtime') ? tag : [];
    }),
    others: views.filter((each) => each !== listed),
  };
}
