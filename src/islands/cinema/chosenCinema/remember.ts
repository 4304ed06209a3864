import { storeLocator, readLocator } from './cookie.ts';

/**
 * Visiting a cinema's page chooses that cinema, and leaving it releases the order of the cinemas (SPEC 4, "Locator").
 * Visiting a city's page chooses the city, unless the visitor has chosen something nearer to them.
 */
export function remember(): void {
  const page = document.querySelector<HTMLElement>('[data-cinema], [data-city]')?.dataset;
  const { cinema: vistaRef, city, cityCinema } = page ?? {};
  if (city && (readLocator()?.type ?? 'city') === 'city')
    storeLocator({ choice: { type: 'city', value: city }, cinema: cityCinema });
  if (!vistaRef) return;
  storeLocator({ choice: { type: 'cinema', value: vistaRef } });
  window.addEventListener('pagehide', () => {
    try {
      // The format that islands/cinema/locator/ordering.ts writes: its reader would be longer, and this is in many
      // pages. A list held for the page to which the visitor goes stays.
      const key = 'locator-ordering';
      if (sessionStorage.getItem(key)?.startsWith(`{"cinema":"${vistaRef}"`)) sessionStorage.removeItem(key);
    } catch {
      // No storage: nothing is stored.
    }
  });
}
