import type { ArticleType } from '../contract/article.ts';
import type { Screen } from './screens.ts';

/** The screen for articles of each type; other types' addresses redirect an article's slug there. */
export const ARTICLE_SCREENS = {
  news: 'newsItem',
  offer: 'offer',
  event: 'article',
  experience: 'experienceArticle',
} as const satisfies Record<ArticleType, Screen>;
