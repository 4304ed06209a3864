import type { Article as ArticleData, NewsArticle } from 'schema-dts';
import type { Article } from '../../../contract/article.ts';
import type { Show } from '../../../contract/show.ts';
import { knownDate } from '../../../domain/show/release.ts';
import { NAME } from '#brand/brand.ts';
import { localeOf } from '../../../sites/sites.ts';
import { absolute } from './jsonLd.ts';
import { workOf, type DataPage } from './works.ts';

/** An article and its publisher, for its own page. `show` is what it is about, with its absolute address. */
export function articleData(
  article: Article,
  { site, language, page, origin }: DataPage,
  show?: { readonly item: Show; readonly page: string },
): NewsArticle | ArticleData {
  const { title, headline, author, topic, releaseDate } = article;
  const image = article.image ?? article.thumbnail;
  const publisher = { '@type': 'Organization', name: NAME, url: `${origin}/` } as const;
  return {
    '@type': article.type === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    ...(headline && { description: headline }),
    ...(image !== null && { image: absolute(image, origin) }),
    ...(knownDate(releaseDate) && { datePublished: releaseDate }),
    ...(topic !== null && { articleSection: topic }),
    author: author === null ? publisher : { '@type': 'Person', name: author },
    publisher,
    inLanguage: localeOf(site, language),
    mainEntityOfPage: page,
    ...(show && { about: workOf(show.item, show.page) }),
  };
}
