import { z } from 'zod';
import { contentTag } from '../content/cacheTags.ts';
import { articleOf, articlesOf, latestFirst, newsOf, offersOf } from '../content/views/articles.ts';
import { articleSchema, newsSchema, offerSchema, type Article, type ArticleType } from '../contract/article.ts';
import { offersPageSchema } from '../contract/offersPage.ts';
import { ARTICLE_SCREENS } from '../routes/screens.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';
import { missing } from './items.ts';
import { translationSchema } from './schemas.ts';
import { contentTranslation } from './translation.ts';

const group = 'News and offers';
const maxAge = CATALOGUE_AGE;

/** News, offers and every other article. */
export function addArticles(api: Api): void {
  addEndpoint(api, {
    path: '/news',
    name: 'NewsList',
    group,
    summary: 'All news, the latest first.',
    schema: z.array(newsSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...newsOf(content)],
      tags: [contentTag(site, 'articles')],
    }),
  });

  addEndpoint(api, {
    path: '/news-offers',
    name: 'NewsAndOffers',
    group,
    summary: 'News, events and offers together, the latest first.',
    schema: z.array(articleSchema),
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: [...latestFirst<Article>(articlesOf(content, 'news', 'event', 'offer'))],
      tags: [contentTag(site, 'articles')],
    }),
  });

  addEndpoint(api, {
    path: '/offers/page',
    name: 'OffersPage',
    group,
    summary: 'What stands around the offers, and the order of their blocks.',
    schema: offersPageSchema,
    maxAge,
    respond: async ({ site, catalogue: { content } }) => ({
      data: content['offers-page'] ?? missing('page of', 'offers'),
      tags: [contentTag(site, 'offers-page')],
    }),
  });

  for (const category of ['promotion', 'temporary'] as const) {
    addEndpoint(api, {
      path: `/offers/${category}`,
      name: category === 'promotion' ? 'Promotions' : 'TemporaryOffers',
      group,
      summary: category === 'promotion' ? 'Offers that stay.' : 'Offers of a time.',
      schema: z.array(offerSchema),
      maxAge,
      respond: async ({ site, catalogue: { content } }) => ({
        data: offersOf(content, category),
        tags: [contentTag(site, 'articles')],
      }),
    });
  }

  addOne(api, '/news/{slug}', 'NewsItem', 'A piece of news.', 'news');
  addOne(api, '/offer/{slug}', 'Offer', 'An offer.', 'offer');
  addOne(api, '/article/{slug}', 'Article', 'An article of any type.', undefined);
}

function addOne(
  api: Api,
  path: '/news/{slug}' | '/offer/{slug}' | '/article/{slug}',
  name: string,
  summary: string,
  type: ArticleType | undefined,
): void {
  const schema = type === 'news' ? newsSchema : type === 'offer' ? offerSchema : articleSchema;
  addEndpoint<typeof path, z.ZodType<Article>>(api, {
    path,
    name,
    group,
    summary,
    schema: schema as z.ZodType<Article>,
    maxAge,
    respond: async ({ site, catalogue: { content }, params: { slug } }) => {
      const found = type === undefined ? content.articles.get(slug) : articleOf(content, type, slug);
      return { data: found ?? missing(type ?? 'article', slug), tags: [contentTag(site, 'articles')] };
    },
  });

  addEndpoint(api, {
    path: `${path}/translate`,
    name: `${name}Translation`,
    group,
    summary: 'Where it stands in each language in which it exists.',
    schema: translationSchema,
    maxAge,
    respond: async ({ site, language, catalogue: { content }, params: { slug } }) => {
      const found = type === undefined ? content.articles.get(slug) : articleOf(content, type, slug);
      const screen = ARTICLE_SCREENS[(found ?? missing(type ?? 'article', slug)).type];
      return {
        data: await contentTranslation(site, language, { kind: 'articles', screen, slug }),
        tags: [contentTag(site, 'articles')],
      };
    },
  });
}
