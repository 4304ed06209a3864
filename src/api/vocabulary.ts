import { z } from 'zod';
import { siteTag } from '../content/cacheTags.ts';
import { tagSchema, technologySchema, versionSchema } from '../contract/programme.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';

const group = 'Vocabulary';

/** What the tags and versions of screenings mean. */
export function addVocabulary(api: Api): void {
  addEndpoint(api, {
    path: '/tags',
    name: 'Tags',
    group,
    summary: 'Every tag: experiences, accessibility, kinds of events.',
    schema: z.array(tagSchema),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { tags } }) => ({ data: [...tags.values()], tags: [siteTag(site)] }),
  });

  addEndpoint(api, {
    path: '/versions',
    name: 'Versions',
    group,
    summary: 'Every version: the language spoken and the language of the subtitles.',
    schema: z.array(versionSchema),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { versions } }) => ({ data: [...versions.values()], tags: [siteTag(site)] }),
  });

  addEndpoint(api, {
    path: '/technologies',
    name: 'Technologies',
    group,
    summary: 'The cinema technologies among the experiences.',
    schema: z.array(technologySchema),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue: { technologies } }) => ({ data: [...technologies], tags: [siteTag(site)] }),
  });
}
