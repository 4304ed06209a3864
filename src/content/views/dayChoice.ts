import { SCREENING_GROUPS, type Filters } from '../../contract/filters.ts';
import { placesOfCinema, type Coordinates } from '../../domain/cinema/distance.ts';
import { nearestDay } from '../../domain/programme/dayStrip.ts';
import { hasHours, isInHours, timesOfLocal } from '../../domain/programme/hours.ts';
import { matchesFilters } from '../../domain/programme/programmeFilters.ts';
import type { Catalogue } from '../catalogue.ts';
import { screeningSubject, showSubject } from '../filterValues.ts';
import { screeningKinds, showDays } from '../screeningKinds.ts';
import { todayIn } from '../zones.ts';
import { placeOfLocation } from './locator.ts';
import { openingDay, type OpeningDay } from './openingDay.ts';
import { displayedShow } from './screenings.ts';
import { showOpening, showPlace } from './showDay.ts';

/** The days that visitors can choose from, for a cinema or a show. */
export type DayChoice = {
  readonly today: string;
  /** The day shown when the address names none, and the one shown now. */
  readonly defaultDay: string;
  readonly day: string;
  /** Those with a screening that passes the filters. */
  readonly days: ReadonlySet<string>;
  /** The nearest of those to the day shown. */
  readonly nearest: string | undefined;
  /** Whose screenings these are, by slug, and where they are, as far as known. */
  readonly cinemas: readonly string[];
  readonly place: Coordinates | undefined;
};

/** The days of a cinema, or of a show around a place (showDay.ts), by its slug; undefined when the site has neither. */
export async function dayChoice(
  catalogue: Catalogue,
  slug: string,
  filters: Filters,
  now: Date,
): Promise<DayChoice | undefined> {
  const cinema = catalogue.cinemasBySlug.get(slug);
  if (cinema) {
    const today = todayIn(catalogue, slug, now);
    const [days, opening] = await Promise.all([
      matchingDays(catalogue, [slug], today, filters, now),
      openingDay(catalogue, [slug], today, now),
    ]);
    return { ...choiceOf(today, opening, days, filters), cinemas: [slug], place: placesOfCinema(cinema)[0] };
  }
  const show = catalogue.showsBySlug.get(slug);
  if (!show) return undefined;
  const here = await showPlace(catalogue, show, filters, now);
  const { place, today } = here;
  const [days, opening] = await Promise.all([
    matchingDays(catalogue, place.cinemas, today, filters, now, slug),
    showOpening(catalogue, show, here, now),
  ]);
  const mode = catalogue.cinemasBySlug.has(place.slug) ? 'cinema' : 'city';
  return {
    ...choiceOf(today, opening, days, filters),
    cinemas: place.cinemas,
    place: placeOfLocation(catalogue, { mode, slug: place.slug }),
  };
}

function choiceOf(today: string, opening: OpeningDay, days: ReadonlySet<string>, filters: Filters) {
  const defaultDay = opening.day;
  const day = filters.date ?? defaultDay;
  return { today, defaultDay, day, days, nearest: nearestDay(days, day, today) };
}

/** The days from one on with a screening in these cinemas that passes the filters, of one show or any. One statement. */
export async function matchingDays(
  catalogue: Catalogue,
  cinemas: readonly string[],
  from: string,
  filters: Filters,
  now: Date,
  only?: string,
): Promise<ReadonlySet<string>> {
  const days = new Set<string>();
  const timed = hasHours(filters);
  const asked = { cinemas, from, show: only };
  // Without a wish for a kind of screening, or for hours, it is enough which shows play on which days.
  if (!timed && SCREENING_GROUPS.every((group) => filters[group].length === 0)) {
    for (const { show: slug, day } of await showDays(catalogue.site, asked)) {
      const show = displayedShow(catalogue, slug, now);
      if (show && matchesFilters(showSubject(show), filters)) days.add(day);
    }
    return days;
  }
  for (const kind of await screeningKinds(catalogue.site, { ...asked, timed })) {
    const show = displayedShow(catalogue, kind.show, now);
    if (!show || !matchesFilters(screeningSubject(kind, show), filters)) continue;
    for (const { day, time, end_time: endTime = '' } of kind.at) {
      if (days.has(day)) continue;
      if (time === undefined || isInHours(timesOfLocal(time, endTime), filters)) days.add(day);
    }
  }
  return days;
}
