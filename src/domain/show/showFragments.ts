import { isAfter } from 'date-fns/isAfter';
import type { Show } from '../../contract/show.ts';
import type { Zone } from '../../sites/sites.ts';
import type { Instant } from '../../lib/localTime.ts';
import { isUpcoming } from './release.ts';

/** The five parts of the shows list (SPEC 2). */
export const SHOW_FRAGMENTS = ['book', 'presales', 'kids', 'special', 'upcoming'] as const;
export type ShowFragment = (typeof SHOW_FRAGMENTS)[number];

/** What the programme says of a show on a site, or in one city or cinema. */
export type ShowOnProgramme = {
  /** At least one screening can be booked: the contract's `bookable`. */
  readonly bookable: boolean;
  readonly isKids: boolean;
};

type ShowFacts = Pick<
  Show,
  | 'releaseAt'
  | 'isComingSoon'
  | 'notComingSoon'
  | 'isMovie'
  | 'isEventSpecial'
  | 'specialEvent'
  | 'salesOpeningDatetime'
  | 'next24ShowtimesCount'
>;

/** Whether an instant of the feed has come; if none is set, there is nothing to wait for. */
function hasCome(datetime: string | null, now: Instant): boolean {
  return datetime === null || !isAfter(datetime, now);
}

/** Whether tickets are on sale yet. */
export function areSalesOpen(show: Pick<Show, 'salesOpeningDatetime'>, now: Instant): boolean {
  return hasCome(show.salesOpeningDatetime, now);
}

/** Whether the screenings may be shown yet. */
export function areShowtimesDisplayed(show: Pick<Show, 'showtimesDisplayDatetime'>, now: Instant): boolean {
  return hasCome(show.showtimesDisplayDatetime, now);
}

/**
 * The parts that list a show: often several, none when it neither plays nor is to come.
 * - `book`: on sale and out, or not out but screened within 24 hours (a premiere tonight is for tonight);
 * - `presales`: on sale before it is out;
 * - `kids`, `special`: playing or to come, and for children; or live events, special events and what editors call
 * special;
 * - `upcoming`: still to come, unless editors keep it off that list (`notComingSoon`).
 */
export function fragmentsOfShow(
  show: ShowFacts,
  programme: ShowOnProgramme,
  at: { readonly now: Instant; readonly today: string; readonly zone: Zone },
): ShowFragment[] {
  const upcoming = isUpcoming(show, at.zone, at.today);
  const onSale = programme.bookable && areSalesOpen(show, at.now);
  const listed = onSale || upcoming;
  const belongs: Record<ShowFragment, boolean> = {
    book: onSale && (!upcoming || show.next24ShowtimesCount > 0),
    presales: onSale && upcoming,
    kids: listed && programme.isKids,
    special: listed && (!show.isMovie || show.isEventSpecial || show.specialEvent),
    upcoming: upcoming && !show.notComingSoon,
  };
  return SHOW_FRAGMENTS.filter((fragment) => belongs[fragment]);
}
