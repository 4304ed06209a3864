import { fieldsOf } from '../../../lib/fields.ts';
import { readLocator } from './cookie.ts';
import { pageOfPlace } from './pageOfPlace.ts';

/**
 * Redirects the list of cinemas to the chosen cinema or city (SPEC 2, "Cinemas list"). Links within the site to the
 * list itself have a fragment, so that visitors can still choose another.
 */
export async function goToChosen(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-cinema-addresses],[data-cinema-lookup]');
  const choice = readLocator();
  if (!list || (choice?.type !== 'cinema' && choice?.type !== 'city') || location.hash !== '') return;
  const { cinemaAddresses } = list.dataset;
  const address =
    cinemaAddresses === undefined
      ? await pageOfPlace({ [choice.type]: choice.value })
      : fieldsOf(JSON.parse(cinemaAddresses))[choice.value];
  if (typeof address === 'string' && address.startsWith('/')) location.replace(address);
}
