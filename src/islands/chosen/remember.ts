import { keepLocator } from './cookie.ts';

/** A visit to a cinema's page chooses that cinema, and leaving it releases the order of the cinemas (SPEC 4, "Locator"). */
export function remember(): void {
  const vistaRef = document.querySelector<HTMLElement>('[data-cinema]')?.dataset['cinema'];
  if (!vistaRef) return;
  keepLocator({ type: 'cinema', value: vistaRef });
  window.addEventListener('pagehide', () => {
    try {
      // As islands/locator/ordering.ts writes it, with which this script, which stands in pages, shares no module. One that
      // is held for the page one goes to stays.
      const key = 'locator-ordering';
      if (sessionStorage.getItem(key)?.startsWith(`{"cinema":"${vistaRef}"`)) sessionStorage.removeItem(key);
    } catch {
      // Nothing is kept here.
    }
  });
}
