import type { Show } from '../../contract/show.ts';

/** The names of these shows' genres, in the shows' language, by slug. */
export function genreNames(shows: Iterable<Show>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const show of shows) {
    show.genresSlug.forEach((slug, index) => names.set(slug, show.genres[index] ?? slug));
  }
  return names;
}
