import { keepLocator } from './cookie.ts';

/** A visit to a cinema's page chooses that cinema (SPEC 4, "Locator"). */
export function remember(): void {
  const vistaRef = document.querySelector<HTMLElement>('[data-cinema]')?.dataset['cinema'];
  if (vistaRef) keepLocator({ type: 'cinema', value: vistaRef });
}
