import type { Show } from '../../contract/show.ts';

/** The names of these shows' genres, in the shows' language, by slug. */
export function genreNames(shows: Iterable<Show>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const show of shows) {
    show.genresSlug.forEach((slug, index) => names.set(slug, show.genres[index] ?? slug));
  }
  return names;
}

/** How many of these shows have each genre, by slug. */
export function genreCounts(shows: Iterable<Show>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { genresSlug } of shows) {
    for (const slug of new Set(genresSlug)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}
