import { fieldsOf, textsOf } from '../../lib/fields.ts';
import { pageOfPlace } from '../cinema/chosenCinema/pageOfPlace.ts';

/**
 * Redirects the list of cinemas to the favourite cinema once favourites are loaded (SPEC 2, "Cinemas list"), unless the
 * visitor has chosen another place (islands/cinema/chosenCinema/goToChosen.ts) or asked for the
 * list itself.
 */
export async function goToFavourite(slug: string | undefined): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-cinema-addresses],[data-cinema-lookup]');
  if (!list || slug === undefined || location.hash !== '') return;
  const { cinemaAddresses } = list.dataset;
  const address =
    cinemaAddresses === undefined
      ? await pageOfPlace({ slug })
      : textsOf(Object.values(fieldsOf(JSON.parse(cinemaAddresses)))).find(
          (each) => each.startsWith('/') && each.endsWith(`/${slug}`),
        );
  if (address !== undefined) location.replace(address);
}
