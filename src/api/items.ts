import type { z } from 'zod';
import type { Catalogue } from '../content/catalogue.ts';
import type { CinemaDetails, CityDetails } from '../contract/cinema.ts';
import type { FeedContent, FeedSingle } from '../contract/feed.ts';
import type { ShowDetails } from '../contract/show.ts';
import type { Site } from '../sites/sites.ts';
import { ApiError } from './answer.ts';

/** The cinema of a slug, or 404. */
export function cinemaOf(catalogue: Catalogue, slug: string): CinemaDetails {
  return catalogue.cinema.get(slug) ?? missing('cinema', slug);
}

/** The city of a slug, or 404. */
export function cityOf(catalogue: Catalogue, slug: string): CityDetails {
  return catalogue.city.get(slug) ?? missing('city', slug);
}

/**
 * The show of a slug. One that is not listed any more has details to say where it went (`redirectSlug`), or is gone:
 * 410. Else 404.
 */
export function showOf(catalogue: Catalogue, slug: string): ShowDetails {
  const details = catalogue.details.get(slug);
  if (details && (catalogue.show.has(slug) || details.redirectSlug !== null)) return details;
  if (details || catalogue.gone.has(slug)) throw new ApiError(410, `The show ${slug} was taken off.`);
  return missing('show', slug);
}

/** The cinemas that a slug stands for: itself or, if it is a city's, all of the city. Else 404. */
export function cinemasAt(catalogue: Catalogue, slug: string): readonly string[] {
  if (catalogue.cinema.has(slug)) return [slug];
  return catalogue.city.get(slug)?.cinemas ?? missing('cinema or city', slug);
}

/** Answers 404. */
export function missing(kind: string, slug: string): never {
  throw new ApiError(404, `There is no ${kind} ${slug} on this site.`);
}

/** The names under which the outbox of changes knows what an answer is made of. */
export const siteTag = (site: Site) => `site:${site.code}`;
export const cinemaTag = (site: Site, slug: string) => `cinema:${site.code}:${slug}`;
export const showTag = (site: Site, slug: string) => `show:${site.code}:${slug}`;
export const contentTag = (site: Site, name: FeedContent | FeedSingle) => `content:${site.code}:${name}`;

/** The fields of a list, in the schema's order, of an item that is kept with all its details. */
export function only<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, item: z.output<z.ZodObject<Shape>>) {
  const fields = Object.keys(schema.shape).map((name) => [name, item[name as keyof typeof item]]);
  return Object.fromEntries(fields) as z.output<z.ZodObject<Shape>>;
}
