import { atom } from 'nanostores';
import { NO_ORDERING, release, reorder, select, type CinemaOrdering } from '../domain/cinema/cinemaOrdering.ts';
import type { Location } from '../domain/cinema/location.ts';

/** Where the visitor looks for films (SPEC 4, "Locator"); undefined until known. */
export const $location = atom<Location | undefined>(undefined);
/** Whether the search for a location is finished, with or without a result. */
export const $located = atom(false);
/** The state of the request for the device's position. */
export const $position = atom<'unasked' | 'asking' | 'known' | 'unavailable'>('unasked');
/** The cinemas listed around the location. */
export const $ordering = atom<CinemaOrdering>(NO_ORDERING);

/** Sets the location, and marks it as found. */
export function setLocation(location: Location): void {
  $location.set(location);
  $located.set(true);
}

/** Locates the visitor, once, by the answer of `ask`. Marked as located even if that has none. */
export async function locate(ask: () => Promise<Location | undefined>): Promise<void> {
  if ($located.get()) return;
  const found = await ask();
  // Keep a location that the visitor chose in the meantime.
  if ($located.get()) return;
  if (found) setLocation(found);
  else $located.set(true);
}

/** Lists cinemas around the location, nearest first. If there is only one, it becomes the location. */
export function listCinemas(cinemas: readonly string[]): void {
  const before = $ordering.get();
  const after = reorder(before, cinemas);
  if (after.cinemas.join() !== before.cinemas.join()) $ordering.set(after);
  const [only, ...others] = cinemas;
  const location = $location.get();
  const there = location?.mode === 'cinema' && location.slug === only;
  if (only !== undefined && others.length === 0 && !there) setLocation({ mode: 'cinema', slug: only });
}

/** Marks a cinema as selected by the visitor. */
export function selectCinema(cinema: string): void {
  $ordering.set(select($ordering.get(), cinema));
  setLocation({ mode: 'cinema', slug: cinema });
}

/** Restores a list that has been held since an earlier page. */
export function holdCinemas(cinemas: readonly string[]): void {
  $ordering.set({ cinemas, locked: true });
}

/** Releases the order of the cinemas when a cinema page is left. */
export function leaveCinemaPage(): void {
  $ordering.set(release($ordering.get()));
}

/** Asks for the device's position, rounded to about a hundred metres: greater precision is nobody's business. */
export function requestPosition(found: (x: number, y: number) => void, failed: () => void): void {
  $position.set('asking');
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  const fail = () => {
    $position.set('unavailable');
    failed();
  };
  if (!('geolocation' in navigator)) return fail();
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const [x, y] = [round(coords.latitude), round(coords.longitude)];
      $position.set('known');
      setLocation({ mode: 'position', place: [x, y] });
      found(x, y);
    },
    fail,
    { timeout: 10_000, maximumAge: 300_000 },
  );
}
