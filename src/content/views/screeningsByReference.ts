import type { Catalogue } from '../catalogue.ts';
import { screeningDetails, type ScreeningDetails } from './screening.ts';
import { canBeReached, stateUpdater } from './screenings.ts';

/**
 * The screenings that these booking references name, in their order, as they are now; undefined for those no longer
 * shown.
 */
export async function screeningsByReference(
  catalogue: Catalogue,
  references: readonly string[],
  now: Date,
): Promise<(ScreeningDetails | undefined)[]> {
  const found = await Promise.all(references.map((reference) => screeningDetails(catalogue, reference, now)));
  const update = stateUpdater(
    found.flatMap((screening) => screening?.view ?? []),
    now,
  );
  return found.map((screening) => screening && { ...screening, view: update(screening.view) });
}

/** Those of the screenings that can still be booked and have not begun. */
export function stillBookable(found: readonly (ScreeningDetails | undefined)[]): ScreeningDetails[] {
  return found.filter((screening) => screening !== undefined).filter(({ view }) => canBeReached(view));
}
