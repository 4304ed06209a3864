import { parseLocatorCookie, type LocatorCookie } from '../../../domain/cinema/locator.ts';
import { showPlaceName } from '../place/placeName.ts';
import { HELD_ORDERING, isHeldFor } from '../locator/heldOrdering.ts';
import { storePlace, readLocator } from './cookie.ts';
import { marked, marksOf } from '../../../markup/marks.ts';

/**
 * Visiting a cinema's page chooses that cinema, and leaving it releases the order of the cinemas (SPEC 4, "Locator").
 * Visiting a city's page chooses the city, unless the visitor has chosen something nearer to them. What was typed into
 * the locator is chosen in any case.
 */
export function remember(): void {
  const page = document.querySelector<HTMLElement>(`${marked('typed')}, ${marked('cinema')}, ${marked('city')}`);
  const { typed, nearest: cinema, name, count, cinema: vistaRef, city } = page ? marksOf(page) : {};
  const isNearer = city && (readLocator()?.type ?? 'city') !== 'city';
  const choice: LocatorCookie | undefined = vistaRef
    ? { type: 'cinema', value: vistaRef }
    : city && !isNearer
      ? { type: 'city', value: city }
      : parseLocatorCookie(typed);
  if (choice) storePlace({ choice, cinema, name, count: Number(count ?? 0) });
  showPlaceName();
  if (!vistaRef) return;
  window.addEventListener('pagehide', () => {
    try {
      // A list held for the page to which the visitor goes stays.
      if (isHeldFor(sessionStorage.getItem(HELD_ORDERING), vistaRef)) sessionStorage.removeItem(HELD_ORDERING);
    } catch {
      // No storage: nothing is stored.
    }
  });
}
