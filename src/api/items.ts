import type { z } from 'zod';
import type { Catalogue } from '../content/catalogue.ts';
import type { CinemaDetails } from '../contract/cinema.ts';
import type { CityDetails } from '../contract/city.ts';
import type { ShowDetails } from '../contract/show.ts';
import { ApiError } from './response.ts';

/** The cinema with a slug. Throws 404 if there is none. */
export function cinemaOf(catalogue: Catalogue, slug: string): CinemaDetails {
  return catalogue.cinemasBySlug.get(slug) ?? missing('cinema', slug);
}

/** The city with a slug. Throws 404 if there is none. */
export function cityOf(catalogue: Catalogue, slug: string): CityDetails {
  return catalogue.citiesBySlug.get(slug) ?? missing('city', slug);
}

/**
 * The details of the show with a slug. A show that is no longer listed either redirects (`redirectSlug`) or is gone:
 * throws 410. Throws 404 if there never was one.
 */
export function showOf(catalogue: Catalogue, slug: string): ShowDetails {
  const details = catalogue.detailsBySlug.get(slug);
  if (details && (catalogue.showsBySlug.has(slug) || details.redirectSlug !== null)) return details;
  if (details || catalogue.gone.has(slug)) throw new ApiError(410, `The show ${slug} was taken off.`);
  return missing('show', slug);
}

/** The slugs of the cinemas that a slug stands for: a cinema itself, or all of a city's. Throws 404 for any other. */
export function cinemasAt(catalogue: Catalogue, slug: string): readonly string[] {
  if (catalogue.cinemasBySlug.has(slug)) return [slug];
  return catalogue.citiesBySlug.get(slug)?.cinemas ?? missing('cinema or city', slug);
}

/** Throws 404: the site has no such item. */
export function missing(kind: string, slug: string): never {
  throw new ApiError(404, `There is no ${kind} ${slug} on this site.`);
}

/** Cuts an item that has all its details down to a schema's fields, in the schema's order. */
export function only<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, item: z.output<z.ZodObject<Shape>>) {
  const fields = Object.keys(schema.shape).map((name) => [name, item[name as keyof typeof item]]);
  return Object.fromEntries(fields) as z.output<z.ZodObject<Shape>>;
}
