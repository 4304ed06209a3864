import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import { NO_FILTERS } from '../../contract/filters.ts';
import type { Catalogue } from '../catalogue.ts';
import { todayIn } from '../zones.ts';
import { cinemaOn, stillReachable, type RankedRow } from './cinemaDay.ts';
import { isEvening } from './evening.ts';

export type Tonight = {
  readonly cinema: CinemaDetails;
  readonly day: string;
  readonly when: 'tonight' | 'today' | 'later';
  readonly rows: readonly RankedRow[];
};

/**
 * What can still be reached at a cinema today or, once there is nothing left, on its next day with screenings;
 * undefined when the site has no such cinema.
 */
export async function tonightAt(catalogue: Catalogue, cinema: CinemaDetails, now: Date): Promise<Tonight | undefined> {
  if (!catalogue.cinemasBySlug.has(cinema.slug)) return undefined;
  const on = (day: string) => cinemaOn(catalogue, cinema.slug, day, NO_FILTERS, now);
  const today = await on(todayIn(catalogue, cinema.slug, now));
  const rows = stillReachable(today.rows);
  if (rows.length > 0) {
    return { cinema, day: today.day, when: isEvening(catalogue, cinema.slug, now) ? 'tonight' : 'today', rows };
  }
  const day = [...today.published].filter((each) => each > today.day).sort()[0];
  if (day === undefined) return { cinema, day: today.day, when: 'today', rows: [] };
  return { cinema, day, when: 'later', rows: stillReachable((await on(day)).rows) };
}

/** The cinema that a city stands for: its default or, if that is closed, its first open one. */
export function cinemaForCity(catalogue: Catalogue, city: CityDetails): CinemaDetails | undefined {
  return [city.defaultCinema, ...city.cinemas]
    .map((slug) => (slug ? catalogue.cinemasBySlug.get(slug) : undefined))
    .find((cinema) => cinema?.status);
}

/** The cinema shown while no place has been chosen: the main city's, else any open one. */
export function defaultCinema(catalogue: Catalogue): CinemaDetails | undefined {
  const city = catalogue.citiesBySlug.get(catalogue.site.mainCity);
  return (city && cinemaForCity(catalogue, city)) ?? catalogue.cinemas.find(({ status }) => status);
}
