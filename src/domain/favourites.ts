/** Favourite cinemas by slug, latest first (SPEC 4, 9). A site's limit is 1 or 5. */

/** Whether one more may be added. With a limit of 1 it always may: the new one takes the old one's place. */
export function canAddFavourite(count: number, limit: number): boolean {
  return limit === 1 || count < limit;
}

/** With a cinema put first, no other kept twice, and no more than the limit. */
export function addFavourite(favourites: readonly string[], slug: string, limit: number): string[] {
  return [...new Set([slug, ...favourites])].slice(0, limit);
}

/** Without a cinema. */
export function removeFavourite(favourites: readonly string[], slug: string): string[] {
  return favourites.filter((other) => other !== slug);
}

/** After a cinema's heart was pressed; undefined when the limit forbids it and the visitor is to be told. */
export function toggleFavourite(favourites: readonly string[], slug: string, limit: number): string[] | undefined {
  if (favourites.includes(slug)) return removeFavourite(favourites, slug);
  return canAddFavourite(favourites.length, limit) ? addFavourite(favourites, slug, limit) : undefined;
}
