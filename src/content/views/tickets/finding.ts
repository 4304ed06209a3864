import { NO_FILTERS } from '../../../contract/filters.ts';
import { addDays, daysFrom, minutesOfDay } from '../../../domain/programme/cinemaDay.ts';
import { isListed, type Need } from '../../../domain/programme/needs.ts';
import { screeningTags } from '../../../domain/programme/tags.ts';
import type { StartsWithin } from '../../../domain/search/dayWords.ts';
import { areShowtimesDisplayed } from '../../../domain/show/showFragments.ts';
import type { Catalogue } from '../../catalogue.ts';
import { needsOf } from '../../needsOf.ts';
import { daysOfShow } from '../../programme.ts';
import type { ListedShowtime } from '../../showtimeRows.ts';
import { searchedShowtimes, type PlacedShowtime } from '../../showtimeSearch.ts';
import type { BoardEntry } from '../evening.ts';
import { screeningViews, stateAlone } from '../screenings.ts';
import type { ScreeningWish } from './wish.ts';

/** A screening that was found, on its cinema day. */
export type FoundTicket = BoardEntry & { readonly day: string };

/** A few films are looked for on many days at once; without them, or with more, day by day. */
const FEW_SHOWS = 4;
const DAYS = { ofFew: 21, ofMany: 7 } as const;

/** Where and when is looked. `today` is the cinema day of `now`. */
export type Finder = { readonly catalogue: Catalogue; readonly now: Date; readonly today: string };

/** Whether a wish is about so few films that it is looked for on many days. */
export const areFew = ({ shows }: ScreeningWish) => shows !== undefined && shows.length <= FEW_SHOWS;

/** How many days a wish is looked for on. */
export const daysAhead = (wish: ScreeningWish) => (areFew(wish) ? DAYS.ofFew : DAYS.ofMany);

/** The screenings that fulfil a wish and have not begun. Without days those of the first day that has any. */
export async function find(finder: Finder, wish: ScreeningWish): Promise<FoundTicket[]> {
  if (wish.days) {
    const found = await findOn(finder, wish, wish.days);
    const meant = daysMeant(wish.days, found);
    return found.filter(({ day }) => meant.includes(day));
  }
  return firstDay(finder, wish, daysFrom(finder.today, daysAhead(wish)));
}

/**
 * Who names today's day of the week may mean it or, where nothing is left, that of next week. Of two such days those that
 * are meant: the first that has screenings.
 */
export function daysMeant(days: readonly string[], found: readonly FoundTicket[]): readonly string[] {
  const has = (day: string) => found.some((ticket) => ticket.day === day);
  return days.filter((day) => {
    const [before, after] = [addDays(day, -7), addDays(day, 7)];
    if (days.includes(before)) return has(day) && !has(before);
    return has(day) || !days.includes(after) || !has(after);
  });
}

/** As many days as are read at once, where a film plays on nearly all. */
const AT_ONCE = 3;

/** The screenings of the first of some days that has any. */
export async function firstDay(finder: Finder, wish: ScreeningWish, days: readonly string[]): Promise<FoundTicket[]> {
  const played = await playedDays(finder, wish);
  const left = days.filter((day) => played?.has(day) ?? true);
  const step = played ? AT_ONCE : 1;
  for (let from = 0; from < left.length; from += step) {
    const some = left.slice(from, from + step);
    const found = await findOn(finder, wish, some);
    const first = some.find((day) => found.some((ticket) => ticket.day === day));
    if (first !== undefined) return found.filter(({ day }) => day === first);
  }
  return [];
}

/** The days on which few films play in these cinemas; undefined where they are not few. */
async function playedDays({ catalogue, today }: Finder, wish: ScreeningWish): Promise<ReadonlySet<string> | undefined> {
  const { shows } = wish;
  if (!shows || !areFew(wish)) return undefined;
  const cinemas = wish.cinemas.map(({ cinema }) => cinema.slug);
  const days = await Promise.all(shows.map((show) => daysOfShow(catalogue.site, show, cinemas, today)));
  return new Set(days.flatMap((each) => [...each]));
}

async function findOn(
  { catalogue, now }: Finder,
  wish: ScreeningWish,
  days: readonly string[],
): Promise<FoundTicket[]> {
  const { site, language } = catalogue;
  const placed = await searchedShowtimes(site, language, {
    cinemas: wish.cinemas.map(({ cinema }) => cinema.slug),
    days,
    shows: wish.shows,
    versions: wish.versions,
  });
  const wanted = placed.filter((each) => fulfils(catalogue, wish, each));
  const cinemas = new Map(wish.cinemas.map((each) => [each.cinema.slug, each]));
  return wanted.flatMap(({ cinema, show: slug, day, showtime }) => {
    const show = catalogue.showsBySlug.get(slug);
    const at = cinemas.get(cinema);
    if (!show || !at || !areShowtimesDisplayed(show, now)) return [];
    const options = { catalogue, show, filters: NO_FILTERS, now, next: undefined };
    return (
      screeningViews([showtime], options)
        .filter(({ minutes }) => minutes > 0)
        // What was looked for is not all that plays: none of it is the next of all.
        .map((view) => ({ ...stateAlone(view, now), ...at, show, day }))
    );
  });
}

function fulfils(catalogue: Catalogue, wish: ScreeningWish, { cinema, showtime }: PlacedShowtime): boolean {
  const tags = screeningTags(showtime);
  const isThere = wish.experiences.every((group) => group.some((tag) => tags.includes(tag)));
  return isThere && meetsNeeds(catalogue, wish.needs, cinema, showtime) && startsWithin(showtime, wish.hours);
}

function meetsNeeds(catalogue: Catalogue, needs: readonly Need[], cinema: string, showtime: ListedShowtime): boolean {
  if (needs.length === 0) return true;
  const theatre = catalogue.cinemasBySlug.get(cinema) ?? { hasPmrService: false };
  return isListed(needsOf(catalogue, theatre, showtime), { needs, all: true });
}

function startsWithin({ time }: ListedShowtime, hours: StartsWithin | undefined): boolean {
  if (!hours) return true;
  const start = minutesOfDay(time.slice(11, 16));
  return start >= (hours.from ?? 0) && start < (hours.until ?? Infinity);
}
