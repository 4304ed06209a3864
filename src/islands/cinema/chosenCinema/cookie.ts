import {
  LOCATOR_COOKIE,
  LOCATOR_COOKIE_SECONDS,
  parseLocatorCookie,
  writeLocatorCookie,
  type LocatorCookie,
} from '../../../domain/cinema/locator.ts';
import {
  formatPlaceEntry,
  parsePlaceEntry,
  PLACE_ENTRY,
  type VisitorPlace,
} from '../../../domain/cinema/placeEntry.ts';
import { readCookie } from '../../ui/lib/cookie.ts';

/** Where this visitor wants to see films; undefined without a valid cookie. */
export function readLocator(): LocatorCookie | undefined {
  return parseLocatorCookie(readCookie(LOCATOR_COOKIE));
}

/** Stores a place for a year (SPEC 9). */
export function storePlace(place: VisitorPlace): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = writeLocatorCookie(place.choice);
  document.cookie = `${LOCATOR_COOKIE}=${value}; Path=/; Max-Age=${LOCATOR_COOKIE_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(PLACE_ENTRY, formatPlaceEntry(place));
  } catch {
    // No storage: only the choice of a cinema is remembered in full.
  }
}

/** The vistaRef of the cinema that a choice leads to. */
export function cinemaOf(choice: LocatorCookie | undefined): string | undefined {
  if (choice?.type === 'cinema') return choice.value;
  try {
    return choice && parsePlaceEntry(localStorage.getItem(PLACE_ENTRY), writeLocatorCookie(choice)).cinema;
  } catch {
    return undefined;
  }
}
