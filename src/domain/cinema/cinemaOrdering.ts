/**
 * The cinemas, by slug, in the order in which a visitor sees them, and whether that order is held (SPEC 4, "Locator").
 */
export type CinemaOrdering = { readonly cinemas: readonly string[]; readonly locked: boolean };

export const NO_ORDERING: CinemaOrdering = { cinemas: [], locked: false };

/** Applies a new order, such as by distance from another place; an order that is held stays. */
export function reorder(ordering: CinemaOrdering, cinemas: readonly string[]): CinemaOrdering {
  return ordering.locked ? ordering : { cinemas, locked: false };
}

/** Selects a cinema: one that is not in the list makes its order held. */
export function select(ordering: CinemaOrdering, cinema: string): CinemaOrdering {
  return ordering.cinemas.includes(cinema) ? ordering : { ...ordering, locked: true };
}

/** Leaves a cinema page: the order is no longer held. */
export function release(ordering: CinemaOrdering): CinemaOrdering {
  return { ...ordering, locked: false };
}
