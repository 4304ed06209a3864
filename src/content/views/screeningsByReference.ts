import type { Catalogue } from '../catalogue.ts';
import { screeningDetails, type ScreeningDetails } from './screening.ts';
import { canBeReached } from './screenings.ts';

/**
 * The screenings that these booking references name, in their order, as they are now; undefined for those no longer
 * shown.
 */
export function screeningsByReference(
  catalogue: Catalogue,
  references: readonly string[],
  now: Date,
): Promise<(ScreeningDetails | undefined)[]> {
  return Promise.all(references.map((reference) => screeningDetails(catalogue, reference, now)));
}

/** Those of the screenings that can still be booked and have not begun. */
export function stillBookable(found: readonly (ScreeningDetails | undefined)[]): ScreeningDetails[] {
  return found.filter((screening) => screening !== undefined).filter(({ view }) => canBeReached(view));
}
