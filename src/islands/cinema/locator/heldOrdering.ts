/** The entry of this tab with the list held for the page of a cinema. */
export const HELD_ORDERING = 'locator-ordering';

/** The list of cinemas, after the vistaRef of the one whose page it is held for: `isHeldFor` looks for that. */
export function heldOrdering(cinemas: readonly string[], cinema: string) {
  return { cinema, cinemas };
}

/** Whether a stored text is the list held for a cinema. A look at its beginning, as many pages have this. */
export function isHeldFor(text: string | null, cinema: string): boolean {
  return text?.startsWith(`{"cinema":"${cinema}"`) === true;
}
