import type { NoPlace, VisitorPlace } from '../../domain/cinema/placeEntry.ts';
import { marks } from '../../markup/marks.ts';

/**
 * The place that a page chooses for its visitor, as the attributes that the script reads which remembers it
 * (islands/cinema/chosenCinema/remember.ts); none where nothing is meant, or nothing is near it.
 */
export function placeAttributes(place: VisitorPlace | NoPlace | undefined): Readonly<Record<string, string | number>> {
  if (!place || 'problem' in place) return {};
  const { choice, cinema = '', name = '', count = 0 } = place;
  return marks({ typed: JSON.stringify(choice), nearest: cinema, name, count });
}
