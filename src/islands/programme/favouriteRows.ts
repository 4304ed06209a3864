import { knownChoices } from '../account/knownChoices.ts';
import { marked, marksOf } from '../../markup/marks.ts';

/**
 * Puts the cinemas that this device knows as favourites (`data-slug`) before the others of a timetable. Inlined behind what sorts
 * them by distance (islands/cinema/chosenCinema/choice.ts): modules run in their order.
 */
const { favourites } = knownChoices();
for (const list of document.querySelectorAll(marked('favourites-first'))) {
  const rows = [...list.children] as HTMLElement[];
  list.prepend(...rows.filter((row) => favourites.includes(marksOf(row).slug!)));
}
