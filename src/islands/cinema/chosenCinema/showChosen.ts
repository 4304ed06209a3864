import { emit } from '../../ui/lib/events.ts';
import { cinemaOf, readLocator } from './cookie.ts';
import { fetchFragment } from './fragment.ts';
import { nearestFirst } from './nearestFirst.ts';
import { marked, marksOf } from '../../../markup/marks.ts';

/** What of a page depends on the place: a film's screenings, or a whole list. */
const PLACED = '#showtimes, #list';

/**
 * Shows a film's screenings in the visitor's own city, or what a list has there, from the page of the same for that city,
 * and that page's address: days and filters lead on from there. Only while the page loads, or when the visitor has just
 * chosen the place: else another may have been asked for.
 */
function showPlace(placed: Element, path: string): void {
  document.querySelector(PLACED)?.replaceWith(placed);
  history.replaceState(history.state, '', path + location.hash);
  // What changes the day asks which page is shown (islands/programme/swap.ts).
  marksOf(document.documentElement).shown = path;
}

/**
 * Puts the visitor's own cinema into a place that, on a page which is the same for everyone, shows another.
 * `data-chosen` is the address of the fragment without the cinema's reference, which the cookie holds; behind that comes
 * `data-suffix` or, where there is `data-kind`, the kind of the choice.
 */
async function fill(place: HTMLElement, vistaRef: string, isWanted: boolean): Promise<void> {
  // What is measured from the place itself (`data-kind`) may be another for the same cinema.
  const { kind } = marksOf(place);
  if (place.hidden || (kind === undefined && place.querySelector(marked('place', vistaRef)))) return;
  // A note beside something else cannot hold a row.
  const here =
    marksOf(place).note === undefined
      ? document.querySelector<HTMLElement>(`${marked('row')}${marked('place', vistaRef)}`)
      : null;
  if (here) {
    // It is already on the page: move the visitor's own to the front, unless all has begun there.
    if (!here.closest('details')) place.replaceChildren(here);
    return;
  }
  place.setAttribute('aria-busy', 'true');
  const suffix = kind === undefined ? (marksOf(place).suffix ?? '') : `/${readLocator()?.type}`;
  const fetched = await fetchFragment(`${marksOf(place).chosen}${vistaRef}${suffix}`);
  // Without the fragment the page is still correct; if the page is already shown, nothing is replaced.
  // So is it if another cinema was chosen meanwhile: its own fragment is on the way.
  const isOld = cinemaOf(readLocator()) !== vistaRef;
  const late =
    marksOf(document.documentElement).waiting !== undefined && getComputedStyle(place).visibility === 'visible';
  const elsewhere = fetched?.content.querySelector(PLACED);
  if (elsewhere) {
    if (isWanted && !late && !isOld) showPlace(elsewhere, fetched!.path);
  } else if (fetched && !late && !isOld) {
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(fetched.content);
    if (hadFocus) place.querySelector<HTMLElement>(`a${marked('modal')}`)?.focus();
  }
  place.removeAttribute('aria-busy');
  emit('tickets');
}

/**
 * Fills the places for the visitor's own cinema, in a page or in a part added to it, and shows what was hidden
 * (`data-waiting`). `isNew`: the visitor has just chosen another place.
 */
export async function showChosen(root: ParentNode, isNew = false): Promise<void> {
  const choice = readLocator();
  const places = [...root.querySelectorAll<HTMLElement>(marked('chosen'))];
  const cinema = cinemaOf(choice);
  const anyones = document.querySelector<HTMLElement>(marked('anyones'));
  const own = anyones && marksOf(anyones).anyones;
  // A page whose address has a place gives way to the one that shows everybody their own.
  if (isNew && own) return location.assign(own);
  if (cinema) await Promise.all(places.map((place) => fill(place, cinema, root === document)));
  if (choice) nearestFirst(root, choice, cinema);
  delete marksOf(document.documentElement).waiting;
}
