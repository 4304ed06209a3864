import { fieldsOf } from '../../../lib/fields.ts';
import { readLocator } from './cookie.ts';

/**
 * Redirects the list of cinemas to the chosen cinema or city (SPEC 2, "Cinemas list"). Links within the site to the
 * list itself have a fragment, so that visitors can still choose another.
 */
export function goToChosen(): void {
  const list = document.querySelector<HTMLElement>('[data-cinema-addresses]');
  const choice = readLocator();
  if (!list || (choice?.type !== 'cinema' && choice?.type !== 'city') || location.hash !== '') return;
  const address = fieldsOf(JSON.parse(list.dataset['cinemaAddresses'] ?? '{}'))[choice.value];
  if (typeof address === 'string' && address.startsWith('/')) location.replace(address);
}
