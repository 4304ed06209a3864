import type { VisitorPlace } from '../../../domain/cinema/placeEntry.ts';
import { emit } from '../../ui/lib/events.ts';
import { storePlace } from '../chosenCinema/cookie.ts';
import { showPlaceName } from './placeName.ts';

/**
 * Makes something the visitor's one place: the device remembers it, the header names it, and what the page shows of a place
 * is fetched again (islands/cinema/chosenCinema/choice.ts).
 */
export function choosePlace(place: VisitorPlace): void {
  storePlace(place);
  showPlaceName();
  emit('chosen');
}
