import { z } from '@hono/zod-openapi';
import { contentTag, siteTag } from '../content/cacheTags.ts';
import { alertSchema } from '../contract/alert.ts';
import { autopromoSchema, featuredSchema, headerPushSchema, nativeAdSchema } from '../contract/push.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';
import { missing } from './items.ts';

const group = 'What is put forward';
const maxAge = CATALOGUE_AGE;

/** Alerts, pushes and advertisements. */
export function addPushes(api: Api): void {
  addEndpoint(api, {
    path: '/alerts',
    name: 'Alerts',
    group,
    summary: 'Banners on the pages of some cinemas or of all.',
    schema: z.array(alertSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content.alerts.values()],
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/featured',
    name: 'Featured',
    group,
    summary: 'What pages put forward.',
    query: { type: z.string().optional().openapi({ description: 'Only of this page: `home`, `news`, `offers`…' }) },
    schema: z.array(featuredSchema),
    maxAge,
    respond: async ({ site, catalogue: { content }, query }) => ({
      data: [...content.featured.values()].filter(({ type }) => query.type === undefined || type === query.type),
      tags: [contentTag(site, 'featured')],
    }),
  });

  addEndpoint(api, {
    path: '/header-push',
    name: 'HeaderPushes',
    group,
    summary: 'The push above the header: of the home page, and of all others.',
    schema: z.array(headerPushSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content['header-pushes'].values()],
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/native-ad',
    name: 'NativeAd',
    group,
    summary: "A partner's advertisement in the form of the site.",
    schema: nativeAdSchema,
    maxAge,
    respond: async ({ site, catalogue: { content, features } }) => ({
      data: (features.has('nativeAd') ? content['native-ad'] : undefined) ?? missing('native', 'ad'),
      tags: [siteTag(site), contentTag(site, 'native-ad')],
    }),
  });

  for (const permanent of [false, true]) {
    addEndpoint(api, {
      path: permanent ? '/permanent-autopromo' : '/autopromos',
      name: permanent ? 'PermanentAutopromos' : 'Autopromos',
      group,
      summary: permanent ? "The chain's own advertisements that are always shown." : "The chain's own advertisements.",
      schema: z.array(autopromoSchema),
      maxAge,
      respond: async ({ site, catalogue: { content, features } }) => ({
        data: [...content.autopromos.values()].filter(
          (promo) => features.has('autopromos') && (!permanent || promo.permanent),
        ),
        tags: [siteTag(site), contentTag(site, 'autopromos')],
      }),
    });
  }
}
