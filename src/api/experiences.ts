import { z } from 'zod';
import { contentTag, pageTags } from '../content/cacheTags.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { siteProgramme } from '../content/siteProgramme.ts';
import { experienceGroupSchema, experienceSchema } from '../contract/experience.ts';
import { zoneSchema } from '../contract/programme.ts';
import { addEndpoint, CATALOGUE_AGE, PROGRAMME_AGE, type Api } from './endpoint.ts';
import { missing } from './items.ts';
import { showsInZone } from './zone.ts';

const group = 'Experiences';

/** Ways to see a film, and what plays in them. */
export function addExperiences(api: Api): void {
  addEndpoint(api, {
    path: '/gpxp',
    name: 'Experiences',
    group,
    summary: 'Every experience.',
    schema: z.array(experienceSchema),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content.experiences.values()].filter(({ redirectSlug }) => redirectSlug === null),
      tags: [contentTag(site, 'experiences')],
    }),
  });

  addEndpoint(api, {
    path: '/gpxp/{slug}',
    name: 'Experience',
    group,
    summary: 'An experience.',
    schema: experienceSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue, params }) => ({
      data: experienceOf(catalogue, params.slug),
      tags: [contentTag(site, 'experiences')],
    }),
  });

  addEndpoint(api, {
    path: '/gpxp/{slug}/shows',
    name: 'ExperienceShows',
    group,
    summary: 'What plays anywhere on the site in an experience.',
    schema: zoneSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue, params }) => {
      const { tag } = experienceOf(catalogue, params.slug);
      const playing = await siteProgramme(catalogue);
      const data = showsInZone(catalogue, playing, ({ tags }) => tag !== null && tags.includes(tag));
      return { data, tags: pageTags(site, { cinemas: 'all', content: ['experiences'] }) };
    },
  });

  addEndpoint(api, {
    path: '/experience-group/{slug}',
    name: 'ExperienceGroup',
    group,
    summary: 'Experiences that are described together.',
    schema: experienceGroupSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { content }, params }) => ({
      data: content['experience-groups'].get(params.slug) ?? missing('group of experiences', params.slug),
      tags: [contentTag(site, 'experience-groups')],
    }),
  });
}

function experienceOf({ content }: Catalogue, slug: string) {
  return content.experiences.get(slug) ?? missing('experience', slug);
}
