import { keepLocator } from './cookie.ts';

/** A visit to a cinema's page chooses that cinema, and leaving it releases the order of the cinemas (SPEC 4, "Locator"). */
export function remember(): void {
  const vistaRef = document.querySelector<HTMLElement>('[data-cinema]')?.dataset['cinema'];
  if (vistaRef) return keepLocator({ type: 'cinema', value: vistaRef });
  try {
    // islands/locator/ordering.ts, with which this script, which stands in pages, shares no module.
    sessionStorage.removeItem('locator-ordering');
  } catch {
    // Nothing is kept here.
  }
}
