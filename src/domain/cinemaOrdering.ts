/** The cinemas as a visitor sees them listed, by slug, and whether that order is held (SPEC 4, "Locator"). */
export type CinemaOrdering = { readonly cinemas: readonly string[]; readonly locked: boolean };

export const NO_ORDERING: CinemaOrdering = { cinemas: [], locked: false };

/** A new order, such as by the distance from another place; while the order is held it stays as it is. */
export function reorder(ordering: CinemaOrdering, cinemas: readonly string[]): CinemaOrdering {
  return ordering.locked ? ordering : { cinemas, locked: false };
}

/** Selecting a cinema that is not in the list holds its order. */
export function select(ordering: CinemaOrdering, cinema: string): CinemaOrdering {
  return ordering.cinemas.includes(cinema) ? ordering : { ...ordering, locked: true };
}

/** Leaving a cinema page lets the order go. */
export function release(ordering: CinemaOrdering): CinemaOrdering {
  return { ...ordering, locked: false };
}
