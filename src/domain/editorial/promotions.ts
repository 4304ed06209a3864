/** How many cards stand side by side, other companies' among them. */
const PLACES = 3;

/**
 * Which of the chain's own advertisements a page shows beside `others` other cards: current ones first, as many as
 * there are places; permanent ones take what is left.
 */
export function shownPromotions<T extends { readonly permanent: boolean }>(all: readonly T[], others: number): T[] {
  const ofTheMoment = all.filter(({ permanent }) => !permanent);
  const permanent = all.filter((promotion) => promotion.permanent);
  return [...ofTheMoment, ...permanent].slice(0, Math.max(0, PLACES - others));
}
