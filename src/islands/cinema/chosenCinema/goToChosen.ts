import { fieldsOf } from '../../../lib/fields.ts';
import { readLocator } from './cookie.ts';
import { marked, marksOf } from '../../../markup/marks.ts';

/**
 * Redirects the list of cinemas to the chosen cinema or city (SPEC 2, "Cinemas list"). Links within the site to the
 * list itself have a fragment, so that visitors can still choose another. A list that is an index (decision 31) says
 * where to ask instead.
 */
export function goToChosen(): void {
  const list = document.querySelector<HTMLElement>(marked('cinema-addresses'));
  const choice = readLocator();
  if (!list || (choice?.type !== 'cinema' && choice?.type !== 'city') || location.hash !== '') return;
  const known = marksOf(list).cinemaAddresses ?? '{}';
  const address = known.startsWith('/')
    ? `${known}&${choice.type}=${choice.value}`
    : fieldsOf(JSON.parse(known))[choice.value];
  if (typeof address === 'string' && address.startsWith('/')) location.replace(address);
}
