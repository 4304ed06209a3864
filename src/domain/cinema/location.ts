import type { Cinema } from '../../contract/cinema.ts';
import type { City } from '../../contract/city.ts';
import type { Coordinates } from './distance.ts';
import type { LocatorCookie } from './locator.ts';

/** Where a visitor looks for films: SPEC 4's four modes. */
export type Location =
  | { readonly mode: 'cinema' | 'city'; readonly slug: string }
  | { readonly mode: 'position'; readonly place: Coordinates }
  | { readonly mode: 'favorite' };

/** The site's cinemas and cities, and whether the visitor is signed in; without that there are no favourites. */
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
  if (cookie?.type === 'position') return { mode: 'position', place: [cookie.value.x, cookie.value.y] };
  return cookie?.type === 'favorite' && context.signedIn ? { mode: 'favorite' } : undefined;
}

/**
 * Where a visit starts (SPEC 4, "Locator"): from the address's localisation filter, else the cinema page being shown,
 * else the cookie; a site with one cinema is always at that cinema. Places that the site does not know are ignored.
 * Undefined when nothing applies: then the city that the visitor's IP address suggests, or the site's main city, is
 * used.
 */
export function initialLocation(
  hints: {
    readonly filter?: string | undefined;
    readonly page?: string | undefined;
    readonly cookie?: LocatorCookie | undefined;
  },
  context: LocatorContext,
): Location | undefined {
  const [only, ...others] = context.cinemas;
  if (only && others.length === 0) return { mode: 'cinema', slug: only.slug };
  return (
    ofFilter(hints.filter, context) ??
    (hints.page === undefined ? undefined : { mode: 'cinema', slug: hints.page }) ??
    ofCookie(hints.cookie, context)
  );
}
