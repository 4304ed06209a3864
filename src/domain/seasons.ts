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
