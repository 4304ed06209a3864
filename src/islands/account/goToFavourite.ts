import { fieldsOf, textsOf } from '../../lib/fields.ts';
import { marked, marksOf } from '../../markup/marks.ts';

/**
 * Redirects the list of cinemas to the favourite cinema once favourites are loaded (SPEC 2, "Cinemas list"), unless the
 * visitor has chosen another place (islands/cinema/chosenCinema/goToChosen.ts) or asked for the
 * list itself.
 */
export function goToFavourite(slug: string | undefined): void {
  const list = document.querySelector<HTMLElement>(marked('cinema-addresses'));
  if (!list || slug === undefined || location.hash !== '') return;
  const known = marksOf(list).cinemaAddresses ?? '{}';
  const address = known.startsWith('/')
    ? `${known}&slug=${slug}`
    : textsOf(Object.values(fieldsOf(JSON.parse(known)))).find(
        (each) => each.startsWith('/') && each.endsWith(`/${slug}`),
      );
  if (address !== undefined) location.replace(address);
}
