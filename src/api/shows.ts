import { withClientFeelings } from '../accounts/feelingCounts.ts';
import { showKey } from '../accounts/feelings.ts';
import { feelingsTag, showTag, siteTag } from '../content/cacheTags.ts';
import { showCinemas } from '../content/programme.ts';
import { showCinemasSchema } from '../contract/programme.ts';
import { showDetailsSchema, showsSchema } from '../contract/show.ts';
import { showOnWire } from '../contract/unknown.ts';
import { addEndpoint, CATALOGUE_AGE, PROGRAMME_AGE, type Api } from './endpoint.ts';
import { showOf } from './items.ts';
import { translationSchema } from './schemas.ts';
import { translationOf } from './translation.ts';

const group = 'Films and events';

/** Films and events, and where they play. */
export function addShows(api: Api): void {
  addEndpoint(api, {
    path: '/shows',
    name: 'Shows',
    group,
    summary: 'Every film and event.',
    schema: showsSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue }) => {
      const { shows } = catalogue;
      return { data: { shows: shows.map(showOnWire), labels: [], contentratings: [] }, tags: [siteTag(site)] };
    },
  });

  addEndpoint(api, {
    path: '/show/{slug}',
    name: 'ShowDetails',
    group,
    summary: 'A film or event with all its details.',
    schema: showDetailsSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue, params }) => {
      const show = showOf(catalogue, params.slug);
      const key = showKey(catalogue.showsBySlug.get(show.slug) ?? { showRef: '', slug: show.slug });
      const feelings = await withClientFeelings(key, show.feelings);
      return {
        data: { ...showOnWire(show), feelings },
        tags: [siteTag(site), showTag(site, show.slug), feelingsTag(key)],
      };
    },
  });

  addEndpoint(api, {
    path: '/show/{slug}/translate',
    name: 'ShowTranslation',
    group,
    summary: 'Where a film or event stands in each language of the site.',
    schema: translationSchema,
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, language, catalogue, params }) => {
      const { slug, isMovie } = showOf(catalogue, params.slug);
      const screen = isMovie ? 'movie' : 'entertainment';
      return { data: translationOf(site, language, screen, slug), tags: [siteTag(site), showTag(site, slug)] };
    },
  });

  addEndpoint(api, {
    path: '/show/{slug}/cinemas',
    name: 'ShowCinemas',
    group,
    summary: 'Where a film or event plays, and on which days.',
    schema: showCinemasSchema,
    maxAge: PROGRAMME_AGE,
    respond: async ({ site, catalogue, params }) => {
      const { slug } = showOf(catalogue, params.slug);
      return { data: await showCinemas(catalogue, slug), tags: [siteTag(site), showTag(site, slug)] };
    },
  });
}
