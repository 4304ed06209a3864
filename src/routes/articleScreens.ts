import type { ArticleType } from '../contract/article.ts';
import type { Screen } from './screens.ts';

/** The screen on which an article of each type stands; its slug at another's address leads there. */
export const ARTICLE_SCREENS = {
  news: 'newsItem',
  offer: 'offer',
  event: 'article',
  experience: 'experienceArticle',
} as const satisfies Record<ArticleType, Screen>;
