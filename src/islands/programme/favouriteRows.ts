import { knownChoices } from '../account/knownChoices.ts';

/**
 * Puts the cinemas that this device knows as favourites (`data-slug`) before the others of a timetable. Inlined behind what sorts
 * them by distance (islands/cinema/chosenCinema/choice.ts): modules run in their order.
 */
const { favourites } = knownChoices();
for (const list of document.querySelectorAll('[data-favourites-first]')) {
  const rows = [...list.children] as HTMLElement[];
  list.prepend(...rows.filter(({ dataset }) => favourites.includes(dataset['slug']!)));
}
