import type { Favourite } from '../../accounts/favourites.ts';
import { catalogueOf } from '../../content/catalogue.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';
import { SITE_CODES, siteOf, type Site } from '../../sites/sites.ts';
import { ApiError } from '../response.ts';

/** The cinemas of a site, in its default language: names differ between languages, references and slugs do not. */
export async function cinemasOf(site: Site): Promise<readonly CinemaDetails[]> {
  return (await catalogueOf(site, site.defaultLanguage)).cinemas;
}

/** A client's favourites on a site, as the slugs of its cinemas. Those that have closed meanwhile are left out. */
export async function slugsOf(site: Site, favourites: readonly Favourite[]): Promise<string[]> {
  const slugs = new Map((await cinemasOf(site)).map(({ vistaRef, slug }) => [vistaRef, slug]));
  return favourites.flatMap((each) => (each.site === site.code ? (slugs.get(each.cinema) ?? []) : []));
}

/**
 * The cinemas that these references (`vistaRef`) name, each with its site: the caller's own, else the first that has
 * such a cinema. Throws 404 for a reference that no cinema has (SPEC 4), unless the client has it among `favourites`: a
 * cinema that has closed can still be removed.
 */
export async function resolve(
  references: readonly string[],
  own: Site | undefined,
  favourites: readonly Favourite[] = [],
): Promise<Favourite[]> {
  const sites = SITE_CODES.map(siteOf).sort((one, other) => Number(other === own) - Number(one === own));
  const found: Favourite[] = [];
  for (const cinema of new Set(references)) {
    const site = favourites.find((each) => each.cinema === cinema)?.site ?? (await siteWith(cinema, sites))?.code;
    if (!site) throw unknownCinema(cinema, 'cinemas');
    found.push({ site, cinema });
  }
  return found;
}

async function siteWith(reference: string, sites: readonly Site[]): Promise<Site | undefined> {
  for (const site of sites) {
    if ((await cinemasOf(site)).some(({ vistaRef }) => vistaRef === reference)) return site;
  }
  return undefined;
}

/** The error for a cinema that no site has. */
export function unknownCinema(cinema: string, parameter: string): ApiError {
  return new ApiError(404, `There is no cinema ${cinema}.`, parameter, { code: 'unknown_cinema' });
}
