const KEY = 'locator-ordering';

/**
 * The list that is held while one is on the page of a cinema, by its vistaRef, that is not in it (SPEC 4, "Locator"). Leaving
 * that page forgets it (chosen/remember.ts), and that of another cinema does not find it.
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
    // The cinema first: chosen/remember.ts looks for it there.
    sessionStorage.setItem(KEY, JSON.stringify({ cinema, cinemas }));
  } catch {
    // Nothing is kept here.
  }
}
