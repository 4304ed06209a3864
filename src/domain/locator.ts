import type { Cinema, City } from '../contract/cinema.ts';
import { placeOf, type Place } from './distance.ts';

/** SPEC 3: the cookie that keeps where a visitor wants to see films, for 365 days. */
export const LOCATOR_COOKIE = 'cgp_locator';
export const LOCATOR_COOKIE_SECONDS = 365 * 86_400;

/** The cookie's content. A position is written as on the wire: `x` the latitude, `y` the longitude. */
export type LocatorCookie =
  | { readonly type: 'cinema'; /** vistaRef */ readonly value: string }
  | { readonly type: 'city'; /** slug */ readonly value: string }
  | { readonly type: 'position'; readonly value: { readonly x: number; readonly y: number } }
  | { readonly type: 'favorite'; readonly value: null };

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function readCookie(content: { type?: unknown; value?: unknown }): LocatorCookie | undefined {
  const { type, value } = content;
  if (type === 'favorite') return { type, value: null };
  if (type === 'cinema' && typeof value === 'string' && /^[1-9]\d*$/.test(value)) return { type, value };
  if (type === 'city' && typeof value === 'string' && /^[a-z0-9-]+$/.test(value)) return { type, value };
  if (type === 'position' && typeof value === 'object' && value !== null && 'x' in value && 'y' in value) {
    const { x, y } = value;
    if (isDegrees(x, 90) && isDegrees(y, 180)) return { type, value: { x, y } };
  }
  return undefined;
}

/** What a cookie's value says; undefined for anything but what `writeLocatorCookie` writes. Percent signs may be decoded. */
export function parseLocatorCookie(text: string | null | undefined): LocatorCookie | undefined {
  try {
    const content: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return typeof content === 'object' && content !== null ? readCookie(content) : undefined;
  } catch {
    return undefined;
  }
}

/** The value to set the cookie to. */
export function writeLocatorCookie(content: LocatorCookie): string {
  return encodeURIComponent(JSON.stringify(content));
}

/** Where films are looked for: SPEC 4's four modes. */
export type Location =
  | { readonly mode: 'cinema' | 'city'; readonly slug: string }
  | { readonly mode: 'position'; readonly place: Place }
  | { readonly mode: 'favorite' };

/** The site's cinemas and cities, and whether the visitor is signed in, without which there are no favourites. */
export type LocatorContext = {
  readonly cinemas: readonly Pick<Cinema, 'slug' | 'vistaRef'>[];
  readonly cities: readonly Pick<City, 'slug'>[];
  readonly signedIn: boolean;
};

function ofFilter(slug: string | undefined, { cinemas, cities }: LocatorContext): Location | undefined {
  if (slug === undefined) return undefined;
  if (cinemas.some((cinema) => cinema.slug === slug)) return { mode: 'cinema', slug };
  return cities.some((city) => city.slug === slug) ? { mode: 'city', slug } : undefined;
}

function ofCookie(cookie: LocatorCookie | undefined, context: LocatorContext): Location | undefined {
  if (cookie?.type === 'cinema') {
    const cinema = context.cinemas.find(({ vistaRef }) => vistaRef === cookie.value);
    return cinema && { mode: 'cinema', slug: cinema.slug };
  }
  if (cookie?.type === 'city') {
    return context.cities.some(({ slug }) => slug === cookie.value) ? { mode: 'city', slug: cookie.value } : undefined;
  }
  if (cookie?.type === 'position') return { mode: 'position', place: placeOf(cookie.value) };
  return cookie?.type === 'favorite' && context.signedIn ? { mode: 'favorite' } : undefined;
}

/**
 * Where to begin (SPEC 4, "Locator"): the address's localisation filter, else the cinema page one is on, else the
 * cookie; a site of one cinema is always at that cinema. What the site does not know is passed over. Undefined when
 * nothing says so: then the city that the address on the network suggests, or the site's main city.
 */
export function initialLocation(
  hints: {
    readonly filter?: string | undefined;
    readonly page?: string | undefined;
    readonly cookie?: string | null | undefined;
  },
  context: LocatorContext,
): Location | undefined {
  const [only, ...others] = context.cinemas;
  if (only && others.length === 0) return { mode: 'cinema', slug: only.slug };
  return (
    ofFilter(hints.filter, context) ??
    (hints.page === undefined ? undefined : { mode: 'cinema', slug: hints.page }) ??
    ofCookie(parseLocatorCookie(hints.cookie), context)
  );
}
