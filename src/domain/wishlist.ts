/**
 * The wishlist with a show put on it, first, or taken off (SPEC 4). It is applied before the server has answered; should
 * the server refuse, applying the opposite takes it back.
 */
export function withWish(wishlist: readonly string[], showSlug: string, wished: boolean): string[] {
  const others = wishlist.filter((slug) => slug !== showSlug);
  return wished ? [showSlug, ...others] : others;
}
