import type { Article } from '../../contract/article.ts';
import { ARTICLE_SCREENS } from '../../routes/screens.ts';
import { href } from '../../routes/href.ts';
import type { PageContext } from '../../page/context.ts';

/** The page of an article of any type; from a page made for the app, its twin without header and footer. */
export function articleHref(
  { site, language, route }: Pick<PageContext, 'site' | 'language' | 'route'>,
  { type, slug }: Pick<Article, 'type' | 'slug'>,
): string {
  return href(site, language, ARTICLE_SCREENS[type], { slug }, { webview: route.layout === 'webview' });
}
