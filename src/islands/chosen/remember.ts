import { keepLocator } from './cookie.ts';

/** Visiting a cinema's page chooses that cinema, and leaving it releases the order of the cinemas (SPEC 4, "Locator"). */
export function remember(): void {
  const vistaRef = document.querySelector<HTMLElement>('[data-cinema]')?.dataset['cinema'];
  if (!vistaRef) return;
  keepLocator({ type: 'cinema', value: vistaRef });
  window.addEventListener('pagehide', () => {
    try {
      // The format that islands/locator/ordering.ts writes; this inlined script shares no module with it. A list held
      // for the page to which the visitor goes stays.
      const key = 'locator-ordering';
      if (sessionStorage.getItem(key)?.startsWith(`{"cinema":"${vistaRef}"`)) sessionStorage.removeItem(key);
    } catch {
      // No storage: nothing is kept.
    }
  });
}
