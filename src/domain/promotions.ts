/** Cards of the house that stand side by side, another house's among them. */
const PLACES = 3;

/**
 * Which of the house's advertisements stand on a page, given how many others stand beside them: those of the moment first,
 * as many as there are places; the permanent ones take what is left.
 */
export function shownPromotions<T extends { readonly permanent: boolean }>(all: readonly T[], others: number): T[] {
  const ofTheMoment = all.filter(({ permanent }) => !permanent);
  const permanent = all.filter((promotion) => promotion.permanent);
  return [...ofTheMoment, ...permanent].slice(0, Math.max(0, PLACES - others));
}
