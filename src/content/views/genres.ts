import type { Catalogue } from '../catalogue.ts';

/** The names of genres in the catalogue's language, by slug. */
export function genreNames(catalogue: Catalogue): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const show of catalogue.shows) {
    show.genresSlug.forEach((slug, index) => names.set(slug, show.genres[index] ?? slug));
  }
  return names;
}
