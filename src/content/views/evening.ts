import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import type { Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import { nearest, placeOf, placesOfCinema, type Coordinates } from '../../domain/cinema/distance.ts';
import { boardOf, wholeCinemas, type BoardPart } from '../../domain/programme/board.ts';
import { addDays } from '../../domain/programme/cinemaDay.ts';
import { nearestDay } from '../../domain/programme/dayStrip.ts';
import { localTimeAt } from '../../lib/localTime.ts';
import type { Drop } from '../../domain/programme/programmeFilters.ts';
import type { Catalogue } from '../catalogue.ts';
import { cinemasDay } from '../showtimes.ts';
import { dateIn, todayIn, zoneOf } from '../zones.ts';
import { cinemasOfCity } from './city.ts';
import { matchingDays } from './dayChoice.ts';
import { optionGroups, toClear, type OptionGroup } from './grid.ts';
import { locatorLimits } from './locator.ts';
import { canBeReached, displayedShow, nextOf, screeningViews, type ScreeningView } from './screenings.ts';

/** From this local time on, today is called tonight. */
const EVENING = '17:00';
/** A city may have more cinemas than one list can compare: these are the nearest to its centre. */
const MOST_CINEMAS = 12;

/** With more screenings the page is too long to read, and too heavy: then it has fewer cinemas, the nearest. */
const MOST_SCREENINGS = 160;

/** A cinema of an evening, and how far it is from the place, where both are known. */
export type EveningCinema = { readonly cinema: CinemaDetails; readonly kilometres: number | undefined };

/** A screening of the board. */
export type BoardEntry = EveningCinema & ScreeningView & { readonly show: Show };

export type EveningView = {
  readonly today: string;
  /** What people there call today: at night the day after the cinema day. */
  readonly date: string;
  readonly day: string;
  readonly when: 'tonight' | 'today' | 'later';
  readonly parts: readonly BoardPart<BoardEntry>[];
  /** How many screenings are on the board, and of how many cinemas. */
  readonly count: number;
  readonly cinemas: number;
  /** What it can be narrowed by. */
  readonly groups: readonly OptionGroup[];
  /** If nothing passes, the group of filters to clear. */
  readonly drop: Drop | null;
};

/** Whether it is late enough in a cinema to call its day tonight, which the night after it is as well. */
export function isEvening(catalogue: Catalogue, cinema: string | undefined, now: Date): boolean {
  const [date, clock] = localTimeAt(now, zoneOf(catalogue, cinema)).split(' ');
  return clock! >= EVENING || date !== todayIn(catalogue, cinema, now);
}

/**
 * The open cinemas around a city, measured from a place, else from its centre; where nobody knows where that is, those of the
 * city.
 */
export function cinemasOfEvening(
  catalogue: Catalogue,
  city: CityDetails,
  from = placeOf(city.gpsPosition),
): EveningCinema[] {
  const own = cinemasOfCity(catalogue, city).filter(({ status }) => status);
  if (!from) return own.slice(0, MOST_CINEMAS).map((cinema) => ({ cinema, kilometres: undefined }));
  return cinemasAround(catalogue, from, Math.min(own.length, MOST_CINEMAS));
}

/** The open cinemas around a place, nearest first: as many as the locator lists, and at least so many. */
export function cinemasAround(catalogue: Catalogue, place: Coordinates, atLeast = 0): EveningCinema[] {
  const open = catalogue.cinemas.filter(({ status }) => status);
  const { count, kilometres: far } = locatorLimits(catalogue);
  const limits = { count: Math.min(MOST_CINEMAS, Math.max(count, atLeast)), kilometres: far };
  return nearest(place, open, placesOfCinema, limits).map(({ item: cinema, kilometres }) => ({
    cinema,
    kilometres,
  }));
}

/**
 * The screenings of some cinemas on the day of the address that have not begun and pass its filters; without a day those
 * of today, or of tomorrow once all of today's have begun. Today and tonight are those of the first cinema, the nearest. One
 * statement a day.
 */
export async function eveningView(
  catalogue: Catalogue,
  cinemas: readonly EveningCinema[],
  filters: Filters,
  now: Date,
): Promise<EveningView> {
  const nearest = cinemas[0]?.cinema.slug;
  const today = todayIn(catalogue, nearest, now);
  let day = filters.date ?? today;
  let entries = await entriesOn(catalogue, cinemas, { filters, now, day });
  if (entries.length === 0 && filters.date === undefined) {
    day = addDays(today, 1);
    entries = await entriesOn(catalogue, cinemas, { filters, now, day });
  }
  const shown = wholeCinemas(
    entries.filter(({ hidden }) => !hidden),
    MOST_SCREENINGS,
  );
  return {
    today,
    date: dateIn(catalogue, nearest, now),
    day,
    when: day !== today ? 'later' : isEvening(catalogue, nearest, now) ? 'tonight' : 'today',
    parts: boardOf(shown, day === today ? 'today' : 'later'),
    count: shown.length,
    cinemas: new Set(shown.map(({ cinema }) => cinema)).size,
    groups: optionGroups(catalogue, entries, filters, 'cinemaFilters'),
    drop: shown.length === 0 ? toClear(entries, filters) : null,
  };
}

/** The day nearest to an evening without screenings on which these cinemas have something that passes the filters. One statement. */
export async function nearestEvening(
  catalogue: Catalogue,
  cinemas: readonly EveningCinema[],
  filters: Filters,
  { day, today }: Pick<EveningView, 'day' | 'today'>,
  now: Date,
): Promise<string | undefined> {
  const slugs = cinemas.map(({ cinema }) => cinema.slug);
  // Of today, all may have begun.
  return nearestDay(await matchingDays(catalogue, slugs, addDays(today, 1), filters, now), day, today);
}

/** When the next screening that can be booked begins at each cinema of an evening (`20:15`), unless that is tomorrow. */
export function nextTimesIn({ when, parts }: Pick<EveningView, 'when' | 'parts'>): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  if (when === 'later') return next;
  for (const entry of parts.flatMap(({ entries }) => entries)) {
    const { slug } = entry.cinema;
    if (!next.has(slug) && canBeReached(entry)) next.set(slug, entry.time);
  }
  return next;
}

/** The screenings of a day that have not begun, those that the filters hide too. One statement. */
async function entriesOn(
  catalogue: Catalogue,
  cinemas: readonly EveningCinema[],
  { filters, now, day }: { readonly filters: Filters; readonly now: Date; readonly day: string },
): Promise<BoardEntry[]> {
  const { site, language } = catalogue;
  const slugs = cinemas.map(({ cinema }) => cinema.slug);
  const programme = await cinemasDay(site, language, slugs, day);
  const listed = cinemas.flatMap((place) =>
    [...(programme.get(place.cinema.slug) ?? [])].flatMap(([slug, showtimes]) => {
      const show = displayedShow(catalogue, slug, now);
      return show ? { ...place, show, showtimes } : [];
    }),
  );
  const next = nextOf(
    listed.flatMap(({ showtimes }) => showtimes),
    catalogue,
    now,
  );
  return listed.flatMap(({ cinema, kilometres, show, showtimes }) =>
    screeningViews(showtimes, { catalogue, show, filters, now, next })
      .filter(({ minutes }) => minutes > 0)
      .map((view) => ({ ...view, show, cinema, kilometres })),
  );
}
