import {
  LOCATOR_COOKIE,
  LOCATOR_COOKIE_SECONDS,
  parseLocatorCookie,
  writeLocatorCookie,
  type LocatorCookie,
} from '../../../domain/cinema/locator.ts';
import { readCookie } from '../../lib/cookie.ts';

const CINEMA_KEY = 'locator-cinema';

/** Where this visitor wants to see films; undefined without a valid cookie. */
export function readLocator(): LocatorCookie | undefined {
  return parseLocatorCookie(readCookie(LOCATOR_COOKIE));
}

/**
 * What the event of a choice carries (islands/lib/events.ts): the choice and, unless it is a cinema, the vistaRef of
 * the one that it comes to, if any.
 */
export type ChosenPlace = { readonly choice: LocatorCookie; readonly cinema?: string | undefined };

/** Stores a choice for a year (SPEC 9). */
export function storeLocator({ choice, cinema }: ChosenPlace): void {
  const value = writeLocatorCookie(choice);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCATOR_COOKIE}=${value}; Path=/; Max-Age=${LOCATOR_COOKIE_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(CINEMA_KEY, `${value} ${cinema ?? ''}`);
  } catch {
    // No storage: only the choice of a cinema is remembered in full.
  }
}

/**
 * The vistaRef of the cinema that a choice leads to. The cookie has no room for the one nearest to a position, say, so
 * that is stored beside it, with the choice to which it belongs: others write this cookie, too.
 */
export function cinemaOf(choice: LocatorCookie | undefined): string | undefined {
  if (choice?.type === 'cinema') return choice.value;
  try {
    const [value, cinema] = localStorage.getItem(CINEMA_KEY)?.split(' ') ?? [];
    return choice && value === writeLocatorCookie(choice) && /^[\w-]+$/.test(cinema!) ? cinema : undefined;
  } catch {
    return undefined;
  }
}
