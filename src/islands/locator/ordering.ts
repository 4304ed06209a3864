const KEY = 'locator-ordering';

/**
 * The list that is held while one is on the page of a cinema that is not in it (SPEC 4, "Locator"), for the session. Any
 * page that is not a cinema's forgets it (chosen/remember.ts); that of another cinema does not find it.
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
    sessionStorage.setItem(KEY, JSON.stringify({ cinema, cinemas }));
  } catch {
    // Nothing is kept here.
  }
}
