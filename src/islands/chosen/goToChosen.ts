import { readLocator } from './cookie.ts';

/**
 * The list of cinemas leads on to the chosen cinema or city (SPEC 2, "Cinemas list"). Links within the site that mean the list
 * itself carry a fragment, so that one can still choose another.
 */
export function goToChosen(): void {
  const list = document.querySelector<HTMLElement>('[data-cinema-addresses]');
  const choice = readLocator();
  if (!list || (choice?.type !== 'cinema' && choice?.type !== 'city') || location.hash !== '') return;
  const addresses = JSON.parse(list.dataset['cinemaAddresses'] ?? '{}') as Record<string, string>;
  const address = addresses[choice.value];
  if (address?.startsWith('/')) location.replace(address);
}
