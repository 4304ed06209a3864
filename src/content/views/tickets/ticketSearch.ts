import type { StartsWithin } from '../../../domain/search/dayWords.ts';
import type { Catalogue } from '../../catalogue.ts';
import { todayIn } from '../../zones.ts';
import { daysMeant, find, type FoundTicket } from './finding.ts';
import { nearestOf, type NearestTickets } from './nearest.ts';
import { ownPlace } from './place.ts';
import { understand, type Understood } from './understand.ts';
import { wishOf } from './wish.ts';

/** What the text is about, in the words of the site: for the sentence above the tickets. */
type TicketWords = {
  readonly days: readonly string[];
  readonly hours: StartsWithin | undefined;
  /** Undefined: around the visitor's position. */
  readonly place: string | undefined;
};

export type TicketSearch = Pick<Understood, 'chips' | 'unknown'> & {
  readonly words: TicketWords;
  readonly today: string;
  /** The slug of the city, if it is about one. */
  readonly city: string | undefined;
  /** By time: all of the days that are named or, where none is, of the first ones that have any. */
  readonly tickets: readonly FoundTicket[];
  readonly nearest: readonly NearestTickets[];
};

/** Who searches: when, and with which cookie of the locator's. `minChips`: as many things as a text names to be about tickets. */
type Searcher = { readonly now: Date; readonly cookie: string | undefined; readonly minChips?: number };

/**
 * The screenings that a text asks for, or the nearest ones; undefined where it is about something else. Where it names no
 * place, it is the visitor's own, by the locator's `cookie`, or the main city.
 */
export async function ticketSearch(
  catalogue: Catalogue,
  text: string,
  { now, cookie, minChips = 1 }: Searcher,
): Promise<TicketSearch | undefined> {
  const here = todayIn(catalogue, undefined, now);
  const first = await understand(catalogue, text, { now, today: here });
  if (!first || first.chips.length < minChips) return undefined;
  const place = first.place ?? ownPlace(catalogue, cookie);
  // The place that it names may have another day than the site.
  const today = todayIn(catalogue, place.cinemas[0]?.cinema.slug, now);
  const understood = today === here ? first : await understand(catalogue, text, { now, today });
  const { chips, unknown, facts } = understood ?? first;
  const wish = wishOf(catalogue, facts, place.cinemas);
  const finder = { catalogue, now, today };
  const tickets = await find(finder, wish);
  return {
    chips,
    unknown,
    words: {
      days: daysMeant(wish.days ?? [], tickets),
      hours: wish.hours,
      place: place.name,
    },
    today,
    city: place.city,
    tickets,
    nearest: tickets.length > 0 ? [] : await nearestOf(finder, wish, place),
  };
}
