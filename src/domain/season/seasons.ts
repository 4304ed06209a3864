import { shortText } from '../../lib/shortText.ts';

const SEO_DESCRIPTION_LENGTH = 100;

/** SPEC 4: the slug to redirect to, when exactly one of the seasons names one. */
export function seasonRedirect(seasons: readonly { readonly redirectSlug: string | null }[]): string | undefined {
  const slugs = seasons.flatMap(({ redirectSlug }) => (redirectSlug === null ? [] : [redirectSlug]));
  return slugs.length === 1 ? slugs[0] : undefined;
}

/** A season's description for search engines, at most 100 characters (SPEC 2), cut between words with an ellipsis. */
export function seasonSeoDescription(description: string): string {
  return shortText(description.trim().replace(/\s+/g, ' '), SEO_DESCRIPTION_LENGTH);
}

/**
 * The lowest price for one person of `count` screenings of a season, in the currency's major units, from prices for one
 * screening and for several; undefined where no combination makes up that many.
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

/** A screening of a season that the visitor has chosen. */
export type ChosenScreening = {
  /** Its booking reference. */
  readonly reference: string;
  /** Local start time at the cinema: `2026-11-26T20:00`. */
  readonly time: string;
  readonly title: string;
  /** Day and time in words. */
  readonly when: string;
  readonly booking: string;
};
