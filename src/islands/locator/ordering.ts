const KEY = 'locator-ordering';

/**
 * The list held while the visitor is on the page of a cinema (given by its vistaRef) that is not in the list (SPEC 4,
 * "Locator"). Leaving that page removes it (chosen/remember.ts), and the page of another cinema ignores it.
 */
export function readHeld(cinema: string | undefined): readonly string[] | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { cinema?: unknown; cinemas?: unknown };
    const { cinemas } = held;
    const known = Array.isArray(cinemas) && cinemas.every((slug) => typeof slug === 'string');
    return known && cinema !== undefined && held.cinema === cinema ? cinemas : undefined;
  } catch {
    return undefined;
  }
}

/** Holds a list for the page of a cinema. */
export function keepHeld(cinemas: readonly string[], cinema: string): void {
  try {
    // `cinema` has to be first: chosen/remember.ts looks for it there.
    sessionStorage.setItem(KEY, JSON.stringify({ cinema, cinemas }));
  } catch {
    // No storage: nothing is kept.
  }
}
