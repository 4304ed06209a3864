import { z } from 'zod';
import { contentTag, siteTag } from '../content/cacheTags.ts';
import { masterTemplateSchema } from '../contract/masterTemplate.ts';
import { textPageSchema } from '../contract/textPage.ts';
import { footerSchema } from '../contract/footer.ts';
import { footerFaqSchema } from '../contract/help.ts';
import { videoSchema, vodSchema } from '../contract/vod.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';
import { missing } from './items.ts';
import { translationSchema } from './schemas.ts';
import { contentTranslation } from './translation.ts';

const group = 'Pages';
const maxAge = CATALOGUE_AGE;

/** Pages made of blocks, texts of single screens, the footer, films to watch at home and videos. */
export function addPages(api: Api): void {
  addEndpoint(api, {
    path: '/master-template/pages',
    name: 'MasterTemplates',
    group,
    summary: 'Every page that is put together from blocks.',
    schema: z.array(masterTemplateSchema.pick({ slug: true, title: true })),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content['master-templates'].values()].map(({ slug, title }) => ({ slug, title })),
      tags: [contentTag(site, 'master-templates')],
    }),
  });

  addEndpoint(api, {
    path: '/master-template/page/{slug}',
    name: 'MasterTemplate',
    group,
    summary: 'A page with its blocks; one that is null is left out.',
    schema: masterTemplateSchema,
    maxAge,
    respond: async ({ site, catalogue: { content }, params: { slug } }) => ({
      data: content['master-templates'].get(slug) ?? missing('page', slug),
      tags: [contentTag(site, 'master-templates')],
    }),
  });

  addEndpoint(api, {
    path: '/master-template/page/{slug}/translate',
    name: 'MasterTemplateTranslation',
    group,
    summary: 'Where it stands in each language in which it exists.',
    schema: translationSchema,
    maxAge,
    respond: async ({ site, language, catalogue: { content }, params: { slug } }) => {
      if (!content['master-templates'].has(slug)) return missing('page', slug);
      const item = { kind: 'master-templates', screen: 'masterTemplate', slug } as const;
      return {
        data: await contentTranslation(site, language, item),
        tags: [contentTag(site, 'master-templates')],
      };
    },
  });

  addEndpoint(api, {
    path: '/page/{slug}',
    name: 'TextPage',
    group,
    summary: 'The text of a screen that has no kind of content of its own.',
    schema: textPageSchema,
    maxAge,
    respond: async ({ site, catalogue: { content }, params: { slug } }) => ({
      data: content.pages.get(slug) ?? missing('page', slug),
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/footer',
    name: 'Footer',
    group,
    summary: 'Columns of links, social networks and questions under every page.',
    schema: footerSchema,
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: content.footer ?? missing('footer of', site.code),
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/footer/faq',
    name: 'FooterFaq',
    group,
    summary: 'Questions under the pages of a type.',
    schema: z.array(footerFaqSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content['footer-faq'].values()],
      tags: [siteTag(site)],
    }),
  });

  addEndpoint(api, {
    path: '/vod',
    name: 'Vod',
    group,
    summary: 'Films to see at home.',
    schema: z.array(vodSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content.vod.values()],
      tags: [contentTag(site, 'vod')],
    }),
  });

  addEndpoint(api, {
    path: '/youtube/latest',
    name: 'LatestVideos',
    group,
    summary: 'The latest videos of the chain.',
    schema: z.array(videoSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...content.videos.values()],
      tags: [contentTag(site, 'videos')],
    }),
  });
}
