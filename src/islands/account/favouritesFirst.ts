import { $choices } from '../../stores/clientState.ts';

/**
 * Moves the client's favourites (`data-slug`) to the front of lists that have its attribute, except a list that has the
 * focus.
 */
function order({ favourites }: { readonly favourites: readonly string[] }): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-favourites-first]')) {
    if (list.contains(document.activeElement)) continue;
    const rows = [...list.children].filter(
      (row) => row instanceof HTMLElement && favourites.includes(row.dataset['slug'] ?? ''),
    );
    list.prepend(...rows);
  }
}

/** Orders the lists now and whenever the favourites change. */
export function keepFavouritesFirst(): void {
  $choices.subscribe(order);
}
