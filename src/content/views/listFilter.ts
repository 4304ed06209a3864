import type { Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import type { Catalogue } from '../catalogue.ts';
import { showsAt } from '../programme.ts';

/**
 * The place that an address's filters name (a city or a cinema), and whether a show of a list plays there and has one
 * of its genres.
 */
export async function listFilter(catalogue: Catalogue, { localisation, genres }: Filters) {
  const place =
    localisation === undefined ? undefined : (catalogue.city.get(localisation) ?? catalogue.cinema.get(localisation));
  const there = place && (await showsAt(catalogue, place.slug));
  const passes = ({ slug, genresSlug }: Show) =>
    (!there || there.has(slug)) && (genres.length === 0 || genresSlug.some((genre) => genres.includes(genre)));
  return { place, passes };
}
