import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import type { Show } from '../../contract/show.ts';
import { chainOrder, inListOrder, type OrderKey } from '../../domain/show/showOrder.ts';
import { fallUnder } from '../../domain/programme/tags.ts';
import type { Catalogue } from '../catalogue.ts';
import { cityProgramme } from '../programme.ts';

export type CityView = {
  readonly city: CityDetails;
  readonly cinemas: readonly CinemaDetails[];
  /** What its editors put forward there, as far as the site still has it. */
  readonly highlighted: readonly Show[];
  /** What plays in the city now, and what is coming there. */
  readonly shows: readonly Show[];
  readonly upcoming: readonly Show[];
};

/** A city's cinemas and what they show; undefined when the site has no such city. */
export async function cityView(catalogue: Catalogue, slug: string): Promise<CityView | undefined> {
  const city = catalogue.citiesBySlug.get(slug);
  const programme = await cityProgramme(catalogue, slug);
  if (!city || !programme) return undefined;
  const placed = programme.shows.flatMap((entry) => {
    const show = catalogue.showsBySlug.get(entry.slug);
    return show ? { slug: entry.slug, show, entry, premiere: fallUnder('premiere', entry.tags) } : [];
  });
  // A city's ranks are those of the home page and of what is to come (SPEC 3, "City schedule").
  const listOf = (key: OrderKey, isComingSoon: boolean) =>
    inListOrder(
      placed
        .filter(({ entry }) => entry.isComingSoon === isComingSoon)
        .map((each) => ({ ...each, order: chainOrder(each.show, key) })),
    ).map(({ show }) => show);
  return {
    city,
    cinemas: cinemasOfCity(catalogue, city),
    highlighted: (city.highlight?.shows ?? []).flatMap((each) => catalogue.showsBySlug.get(each) ?? []),
    shows: listOf('home', false),
    upcoming: listOf('upcoming', true),
  };
}

/** The cinemas of a city. */
export function cinemasOfCity(catalogue: Catalogue, city: CityDetails): CinemaDetails[] {
  return city.cinemas.map((slug) => catalogue.cinemasBySlug.get(slug)).filter((each) => each !== undefined);
}
