import { z } from 'zod';
import { contentTag, showTag } from '../content/cacheTags.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { seasonSchedule } from '../content/seasonSchedule.ts';
import { seasonDetailsSchema, seasonScheduleSchema, seasonSchema } from '../contract/season.ts';
import { addEndpoint, CATALOGUE_AGE, PROGRAMME_AGE, type Api } from './endpoint.ts';
import { missing, only } from './items.ts';

const group = 'Seasons and special events';

/** Seasons and special events, and when they play. */
export function addSeasons(api: Api): void {
  addEndpoint(api, {
    path: '/events',
    name: 'Seasons',
    group,
    summary: 'Every season and special event.',
    schema: z.array(seasonSchema),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content.seasons.values()]
        .filter(({ redirectSlug }) => redirectSlug === null)
        .map((season) => only(seasonSchema, season)),
      tags: [contentTag(site, 'seasons')],
    }),
  });

  addEndpoint(api, {
    path: '/event/{slug}',
    name: 'Season',
    group,
    summary: 'A season or special event with its prices.',
    schema: seasonDetailsSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue, params }) => ({
      data: seasonOf(catalogue, params.slug),
      tags: [contentTag(site, 'seasons')],
    }),
  });

  addEndpoint(api, {
    path: '/event/{slug}/shows',
    name: 'SeasonSchedule',
    group,
    summary: 'On which days and in which cinemas the shows of a season play.',
    schema: seasonScheduleSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue, params }) => {
      const shows = seasonOf(catalogue, params.slug).shows.filter((show) => catalogue.showsBySlug.has(show));
      return {
        data: await seasonSchedule(site, shows),
        tags: [contentTag(site, 'seasons'), ...shows.map((show) => showTag(site, show))],
      };
    },
  });
}

function seasonOf({ content }: Catalogue, slug: string) {
  return content.seasons.get(slug) ?? missing('season or special event', slug);
}
