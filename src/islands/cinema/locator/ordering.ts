import { fieldsOf, textsOf } from '../../../lib/fields.ts';
import { readOfTab, writeOfTab } from '../../ui/lib/storage.ts';
import { HELD_ORDERING, heldOrdering } from './heldOrdering.ts';

/**
 * The list held while the visitor is on the page of a cinema (given by its vistaRef) that is not in the list (SPEC 4,
 * "Locator"). Leaving that page removes it (islands/cinema/chosenCinema/remember.ts), and the page of another cinema
 * ignores it.
 */
export function readOrdering(cinema: string | undefined): readonly string[] | undefined {
  const stored = fieldsOf(readOfTab(HELD_ORDERING));
  const cinemas = textsOf(stored['cinemas']);
  return cinema !== undefined && stored['cinema'] === cinema && cinemas.length > 0 ? cinemas : undefined;
}

/** Holds a list for the page of a cinema. */
export function storeOrdering(cinemas: readonly string[], cinema: string): void {
  writeOfTab(HELD_ORDERING, heldOrdering(cinemas, cinema));
}
