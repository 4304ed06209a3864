import { readLocator } from './cookie.ts';

/**
 * Redirects the list of cinemas to the chosen cinema or city (SPEC 2, "Cinemas list"). Links within the site to the
 * list itself have a fragment, so that visitors can still choose another.
 */
export function goToChosen(): void {
  const list = document.querySelector<HTMLElement>('[data-cinema-addresses]');
  const choice = readLocator();
  if (!list || (choice?.type !== 'cinema' && choice?.type !== 'city') || location.hash !== '') return;
  const addresses = JSON.parse(list.dataset['cinemaAddresses'] ?? '{}') as Record<string, string>;
  const address = addresses[choice.value];
  if (address?.startsWith('/')) location.replace(address);
}
