import { contentTag } from '../content/cacheTags.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { faqArticleSchema, faqCategoryDetailsSchema } from '../contract/help.ts';
import { addEndpoint, CATALOGUE_AGE, type Api } from './endpoint.ts';
import { missing } from './items.ts';

const group = 'Help';
const maxAge = CATALOGUE_AGE;

/** The help centre. */
export function addHelp(api: Api): void {
  addEndpoint(api, {
    path: '/faq/article/slug/{slug}',
    name: 'FaqArticle',
    group,
    summary: 'A help article by its slug.',
    schema: faqArticleSchema,
    maxAge,
    respond: async ({ site, catalogue: { content }, params: { slug } }) => ({
      data: content['faq-articles'].get(slug) ?? missing('help article', slug),
      tags: [contentTag(site, 'faq-articles')],
    }),
  });

  addEndpoint(api, {
    path: '/faq/article/id/{id}',
    name: 'FaqArticleById',
    group,
    summary: 'A help article by its id.',
    schema: faqArticleSchema,
    maxAge,
    respond: async ({ site, catalogue, params }) => ({
      data: articlesOf(catalogue).find(({ id }) => id === params.id) ?? missing('help article', params.id),
      tags: [contentTag(site, 'faq-articles')],
    }),
  });

  addEndpoint(api, {
    path: '/faq/category/{categoryId}',
    name: 'FaqCategory',
    group,
    summary: 'A category of the help centre with its articles. One without articles is not found.',
    schema: faqCategoryDetailsSchema,
    maxAge,
    respond: async ({ site, catalogue, params: { categoryId } }) => {
      const category = catalogue.content['faq-categories'].get(categoryId);
      const articles = articlesOf(catalogue).filter((article) => article.category.id === categoryId);
      if (!category || articles.length === 0) return missing('help category', categoryId);
      return {
        data: { ...category, articles },
        tags: [contentTag(site, 'faq-articles'), contentTag(site, 'faq-categories')],
      };
    },
  });
}

function articlesOf({ content }: Catalogue) {
  return [...content['faq-articles'].values()];
}
