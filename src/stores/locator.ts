import { atom } from 'nanostores';
import { NO_ORDERING, release, reorder, select, type CinemaOrdering } from '../domain/cinemaOrdering.ts';
import { initialLocation, type Location, type LocatorContext } from '../domain/location.ts';

/** Where the visitor looks for films (SPEC 4, "Locator"); undefined until that is known. */
export const $location = atom<Location | undefined>(undefined);
/** Whether a place was looked for, with or without one. */
export const $located = atom(false);
/** What became of asking the device. */
export const $position = atom<'unasked' | 'asking' | 'known' | 'unavailable'>('unasked');
/** The cinemas listed around the place. */
export const $ordering = atom<CinemaOrdering>(NO_ORDERING);

/** Uses a mode: it becomes the location, and the locator is loaded. */
export function setLocation(location: Location): void {
  $location.set(location);
  $located.set(true);
}

/** Begins where the address, the page or the cookie say, once; else where `guess` says, and loaded even if that is nowhere. */
export async function locate(
  hints: Parameters<typeof initialLocation>[0],
  context: LocatorContext,
  guess: () => Promise<string | undefined>,
): Promise<void> {
  if ($located.get()) return;
  const known = initialLocation(hints, context);
  if (known) return setLocation(known);
  const city = await guess();
  // A mode that was used meanwhile stands.
  if ($located.get()) return;
  if (city !== undefined && context.cities.some(({ slug }) => slug === city)) setLocation({ mode: 'city', slug: city });
  else $located.set(true);
}

/** Lists cinemas around the place, nearest first. A single one is where the visitor is. */
export function listCinemas(cinemas: readonly string[]): void {
  const before = $ordering.get();
  const after = reorder(before, cinemas);
  if (after.cinemas.join() !== before.cinemas.join()) $ordering.set(after);
  const [only, ...others] = cinemas;
  const location = $location.get();
  const there = location?.mode === 'cinema' && location.slug === only;
  if (only !== undefined && others.length === 0 && !there) setLocation({ mode: 'cinema', slug: only });
}

/** The visitor selected a cinema. */
export function selectCinema(cinema: string): void {
  $ordering.set(select($ordering.get(), cinema));
  setLocation({ mode: 'cinema', slug: cinema });
}

/** Takes up a list that is held since an earlier page. */
export function holdCinemas(cinemas: readonly string[]): void {
  $ordering.set({ cinemas, locked: true });
}

/** A cinema page was left. */
export function leaveCinemaPage(): void {
  $ordering.set(release($ordering.get()));
}

/** Asks the device where it is. Degrees are rounded to a hundred metres: nearer than that is nobody's business. */
export function askPosition(found: (x: number, y: number) => void, failed: () => void): void {
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
