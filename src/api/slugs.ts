import { z } from 'zod';
import { contentTag, siteTag } from '../content/cacheTags.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { articlesOf } from '../content/views/articles.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';
import { missing } from './items.ts';

type Slugs = readonly { readonly slug: string }[];

/** SPEC 7, "slugs of shows, cinemas, offers, news and articles per language"; SPEC gives no path for it. */
const LISTS: Readonly<Record<string, (catalogue: Catalogue) => Slugs>> = {
  shows: ({ shows }) => shows,
  cinemas: ({ cinemas }) => cinemas,
  offers: ({ content }) => articlesOf(content, 'offer'),
  news: ({ content }) => articlesOf(content, 'news'),
  articles: ({ content }) => articlesOf(content, 'news', 'event', 'offer', 'experience'),
  // Items that no other list leads to, so that a copy of the site can find them.
  'experience-groups': ({ content }) => [...content['experience-groups'].values()],
  'faq-articles': ({ content }) => [...content['faq-articles'].values()],
  'faq-categories': ({ content }) => [...content['faq-categories'].values()].map(({ id }) => ({ slug: id })),
  pages: ({ content }) => [...content.pages.values()],
};

const TAGGED = ['articles', 'experience-groups', 'faq-articles', 'faq-categories'] as const;

/** The slugs of what exists in a language. */
export function addSlugs(api: Api): void {
  addEndpoint(api, {
    path: '/slugs/{list}',
    name: 'Slugs',
    group: 'Vocabulary',
    summary: 'The slugs of all items of a kind in a language.',
    schema: z.array(z.string()),
    maxAge: CATALOGUE_AGE,
    respond: async ({ site, catalogue, params: { list } }) => {
      const slugsOf = Object.hasOwn(LISTS, list) ? LISTS[list] : undefined;
      const items = slugsOf?.(catalogue) ?? missing('list', list);
      return {
        data: items.map(({ slug }) => slug),
        tags: [siteTag(site), ...TAGGED.map((name) => contentTag(site, name))],
      };
    },
  });
}
