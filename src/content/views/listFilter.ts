import type { Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import type { Catalogue } from '../catalogue.ts';
import { showsAt } from '../programme.ts';

/** What the filters of an address leave of a list of shows: those of its place, a city's or a cinema's, and its genres. */
export async function listFilter(catalogue: Catalogue, { localisation, genres }: Filters) {
  const place =
    localisation === undefined ? undefined : (catalogue.city.get(localisation) ?? catalogue.cinema.get(localisation));
  const there = place && (await showsAt(catalogue, place.slug));
  const passes = ({ slug, genresSlug }: Show) =>
    (!there || there.has(slug)) && (genres.length === 0 || genresSlug.some((genre) => genres.includes(genre)));
  return { place, passes };
}
