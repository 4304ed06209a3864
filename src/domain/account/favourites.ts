// Favourite cinemas by slug, latest first (SPEC 4, 9). A site has a limit of 1 or 5.

/** Whether one more may be added. With a limit of 1 it always may: it replaces the one there is. */
export function canAddFavourite(count: number, limit: number): boolean {
  return limit === 1 || count < limit;
}

/** The favourites with a cinema put first, none twice and no more than the limit. */
export function addFavourite(favourites: readonly string[], slug: string, limit: number): string[] {
  return [...new Set([slug, ...favourites])].slice(0, limit);
}

/** The favourites without a cinema. */
export function removeFavourite(favourites: readonly string[], slug: string): string[] {
  return favourites.filter((other) => other !== slug);
}
