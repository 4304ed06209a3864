import type { City } from '../../contract/city.ts';

export type CinemasTarget =
  | { readonly screen: 'cinema' | 'city'; readonly slug: string }
  | { readonly screen: 'cinemas' };

/**
 * Where the header's Cinemas link leads (SPEC 2, "Header and navigation"): to the chosen cinema; else to the chosen
 * city, or straight to its cinema when there is only one; else to the list.
 */
export function cinemasTarget(chosen: {
  readonly cinema?: string | undefined;
  readonly city?: Pick<City, 'slug' | 'cinemas'> | undefined;
}): CinemasTarget {
  if (chosen.cinema !== undefined) return { screen: 'cinema', slug: chosen.cinema };
  if (chosen.city === undefined) return { screen: 'cinemas' };
  const [first, ...others] = chosen.city.cinemas;
  if (first !== undefined && others.length === 0) return { screen: 'cinema', slug: first };
  return { screen: 'city', slug: chosen.city.slug };
}
