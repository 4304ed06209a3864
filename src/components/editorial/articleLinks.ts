import type { Article } from '../../contract/article.ts';
import { ARTICLE_SCREENS } from '../../routes/screens.ts';
import { href } from '../../routes/href.ts';
import type { Language, Site } from '../../sites/sites.ts';

/** The page of an article of any type. */
export function articleHref(site: Site, language: Language, { type, slug }: Pick<Article, 'type' | 'slug'>): string {
  return href(site, language, ARTICLE_SCREENS[type], { slug });
}
