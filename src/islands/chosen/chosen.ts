import { readLocator } from './cookie.ts';
import { fetchFragment } from './fragment.ts';

/**
 * Puts the visitor's own cinema where a page, which is one for all, shows another: `data-chosen` holds the address of
 * the fragment without the cinema's reference, which the cookie has.
 */
const choice = readLocator();
if (choice?.type === 'cinema') {
  for (const place of document.querySelectorAll<HTMLElement>('[data-chosen]')) {
    if (place.hidden || place.querySelector(`[data-place="${choice.value}"]`)) continue;
    const here = document.querySelector<HTMLElement>(`[data-row][data-place="${choice.value}"]`);
    if (here) {
      // It is on the page already: the visitor's own comes first.
      place.replaceChildren(here);
      continue;
    }
    place.setAttribute('aria-busy', 'true');
    const fragment = await fetchFragment(`${place.dataset['chosen']}${choice.value}${place.dataset['suffix'] ?? ''}`);
    // Without it the page as it came is still true.
    if (fragment) place.replaceChildren(fragment);
    place.removeAttribute('aria-busy');
    document.dispatchEvent(new Event('aurore:tickets'));
  }
}
