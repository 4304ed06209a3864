import { $choices } from '../../stores/clientState.ts';

/** Puts the client's favourites (`data-slug`) first in lists that ask for it; not while somebody is at one. */
function order({ favourites }: { readonly favourites: readonly string[] }): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-favourites-first]')) {
    if (list.contains(document.activeElement)) continue;
    const rows = [...list.children].filter(
      (row) => row instanceof HTMLElement && favourites.includes(row.dataset['slug'] ?? ''),
    );
    list.prepend(...rows);
  }
}

/** Does so now and whenever the favourites change. */
export function keepFavouritesFirst(): void {
  $choices.subscribe(order);
}
