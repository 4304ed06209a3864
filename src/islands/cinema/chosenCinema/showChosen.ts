import { emit } from '../../lib/events.ts';
import { cinemaOf, readLocator } from './cookie.ts';
import { fetchFragment } from './fragment.ts';
import { nearestFirst } from './nearestFirst.ts';

const WAITING = 'data-waiting';

/**
 * Puts the visitor's own cinema into a place that, on a page which is the same for everyone, shows another.
 * `data-chosen` is the address of the fragment without the cinema's reference, which the cookie holds.
 */
async function fill(place: HTMLElement, vistaRef: string): Promise<void> {
  if (place.hidden || place.querySelector(`[data-place="${vistaRef}"]`)) return;
  // A note beside something else cannot hold a row.
  const here =
    place.dataset['note'] === undefined
      ? document.querySelector<HTMLElement>(`[data-row][data-place="${vistaRef}"]`)
      : null;
  if (here) {
    // It is already on the page: move the visitor's own to the front.
    place.replaceChildren(here);
    return;
  }
  place.setAttribute('aria-busy', 'true');
  const fragment = await fetchFragment(`${place.dataset['chosen']}${vistaRef}${place.dataset['suffix'] ?? ''}`);
  // Without the fragment the page is still correct; if the page is already shown, nothing is replaced.
  // So is it if another cinema was chosen meanwhile: its own fragment is on the way.
  const isOld = cinemaOf(readLocator()) !== vistaRef;
  const late = document.documentElement.hasAttribute(WAITING) && getComputedStyle(place).visibility === 'visible';
  if (fragment && !late && !isOld) {
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(fragment);
    if (hadFocus) place.querySelector<HTMLElement>('a[data-modal]')?.focus();
  }
  place.removeAttribute('aria-busy');
  emit('tickets');
}

/**
 * Fills the places for the visitor's own cinema, in a page or in a part added to it, and shows what was hidden
 * (`data-waiting`).
 */
export async function showChosen(root: ParentNode): Promise<void> {
  const choice = readLocator();
  const places = [...root.querySelectorAll<HTMLElement>('[data-chosen]')];
  const cinema = cinemaOf(choice);
  if (cinema) await Promise.all(places.map((place) => fill(place, cinema)));
  if (choice) nearestFirst(root, choice, cinema);
  document.documentElement.removeAttribute(WAITING);
}
