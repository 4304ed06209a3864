import type { Show } from '../../contract/show.ts';
import type { Site } from '../../sites/sites.ts';
import { foldText } from '../../lib/foldText.ts';

/** One mark of a rating. `general` is SPEC's default label, "tout public", to be put into the page's language. */
export type RatingMark =
  | { readonly kind: 'general' }
  | { readonly kind: 'rated'; readonly ref: string; readonly label: string; readonly explanation: string };

/** "For everyone" and "not yet rated", by reference and in words: both are shown as the default label (SPEC 9). */
const GENERAL = new Set(['tp', 'ad', 'tout public', 'a definir']);

/**
 * The marks a site shows for a show (SPEC 3, "Content rating systems"): Cinecheck has a mark for each age and warning,
 * CSA and Default have one. Empty when the show is not rated in the site's system.
 */
export function ratingMarks(
  show: Pick<Show, 'contentRating' | 'cinechecks'>,
  system: Site['ratingSystem'],
): RatingMark[] {
  if (system === 'Cinecheck') {
    return show.cinechecks.map(({ ref, description }) => ({ kind: 'rated', ref, label: description, explanation: '' }));
  }
  if (Array.isArray(show.contentRating)) return [];
  const { ref, description, extendedDescription } = show.contentRating;
  if (GENERAL.has(foldText(ref)) || GENERAL.has(foldText(description))) return [{ kind: 'general' }];
  return [{ kind: 'rated', ref, label: description, explanation: extendedDescription }];
}
