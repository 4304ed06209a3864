/**
 * The wishlist with a show put first, or taken off (SPEC 4). Applied before the server has answered; if it refuses,
 * applying the opposite undoes it.
 */
export function withWish(wishlist: readonly string[], showSlug: string, wished: boolean): string[] {
  const others = wishlist.filter((slug) => slug !== showSlug);
  return wished ? [showSlug, ...others] : others;
}
