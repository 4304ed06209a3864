import { readLocator } from './cookie.ts';
import { fetchFragment } from './fragment.ts';
import { nearestFirst } from './nearestFirst.ts';

const WAITING = 'data-waiting';

/**
 * Puts the visitor's own cinema where a page, which is one for all, shows another: `data-chosen` holds the address of
 * the fragment without the cinema's reference, which the cookie has.
 */
async function fill(place: HTMLElement, vistaRef: string): Promise<void> {
  if (place.hidden || place.querySelector(`[data-place="${vistaRef}"]`)) return;
  // A note beside something else is no place for a row.
  const here =
    place.dataset['note'] === undefined
      ? document.querySelector<HTMLElement>(`[data-row][data-place="${vistaRef}"]`)
      : null;
  if (here) {
    // It is on the page already: the visitor's own comes first.
    place.replaceChildren(here);
    return;
  }
  place.setAttribute('aria-busy', 'true');
  const fragment = await fetchFragment(`${place.dataset['chosen']}${vistaRef}${place.dataset['suffix'] ?? ''}`);
  // Without it the page as it came is still true; and when that is shown already, it stays in its place.
  const late = document.documentElement.hasAttribute(WAITING) && getComputedStyle(place).visibility === 'visible';
  if (fragment && !late) {
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(fragment);
    if (hadFocus) place.querySelector<HTMLElement>('a[data-modal]')?.focus();
  }
  place.removeAttribute('aria-busy');
  document.dispatchEvent(new Event('aurore:tickets'));
}

/** Fills the places of a page, or of a part that joined it, that are the visitor's own; shows what waited (`data-waiting`). */
export async function showChosen(root: ParentNode): Promise<void> {
  const choice = readLocator();
  const places = [...root.querySelectorAll<HTMLElement>('[data-chosen]')];
  if (choice?.type === 'cinema') await Promise.all(places.map((place) => fill(place, choice.value)));
  if (choice) nearestFirst(root, choice);
  document.documentElement.removeAttribute(WAITING);
}
