import { expressionBuilder, type JoinBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Site } from '../sites/sites.ts';

/**
 * The generation that a site shows, as a subquery: a statement sees one generation, whole, even if an import goes live
 * meanwhile. Null, and so equal to nothing, before the first import.
 */
export function liveGeneration(site: Pick<Site, 'code'>) {
  return expressionBuilder<Schema, never>()
    .selectFrom('site_generation')
    .select('site_generation.generation')
    .where('site_generation.site', '=', site.code)
    .$asScalar();
}

/** What joins a screening with the entry of its show in its cinema's programme, for whether its show can be booked (SPEC 5). */
export const ofItsProgramme = (join: JoinBuilder<Schema, 'showtime' | 'programme'>) =>
  join
    .onRef('programme.generation', '=', 'showtime.generation')
    .onRef('programme.cinema', '=', 'showtime.cinema')
    .onRef('programme.show', '=', 'showtime.show');
