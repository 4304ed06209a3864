import { shortText } from './shortText.ts';

const SEO_DESCRIPTION_LENGTH = 100;

/** SPEC 4: several seasons lead on only when exactly one of them names another slug; that slug. */
export function seasonRedirect(seasons: readonly { readonly redirectSlug: string | null }[]): string | undefined {
  const slugs = seasons.flatMap(({ redirectSlug }) => (redirectSlug === null ? [] : [redirectSlug]));
  return slugs.length === 1 ? slugs[0] : undefined;
}

/** A season's description for search engines, at most 100 characters (SPEC 2), cut between words and marked as cut. */
export function seasonSeoDescription(description: string): string {
  return shortText(description.trim().replace(/\s+/g, ' '), SEO_DESCRIPTION_LENGTH);
}

/**
 * The least that so many screenings of a season cost one person, in the currency's major units, from prices for one
 * screening and for several; undefined where no prices make up that many.
 */
export function seasonTotal(
  count: number,
  prices: readonly { readonly price: number; readonly placesCount: number }[],
): number | undefined {
  const least: (number | undefined)[] = [0];
  for (let places = 1; places <= count; places += 1) {
    const sums = prices.flatMap(({ price, placesCount }) => {
      const before = least[places - placesCount];
      return before === undefined ? [] : [before + price];
    });
    least.push(sums.length > 0 ? Math.min(...sums) : undefined);
  }
  return least[count];
}
