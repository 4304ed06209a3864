import type { Article } from '../../contract/article.ts';
import { ARTICLE_SCREENS } from '../../routes/screens.ts';
import { href } from '../../routes/href.ts';
import { match } from '../../routes/match.ts';
import type { PageContext } from '../../page/context.ts';

/** The page of an article of any type; from a page made for the app, its twin without header and footer. */
export function articleHref(
  { site, language, route }: Pick<PageContext, 'site' | 'language' | 'route'>,
  { type, slug }: Pick<Article, 'type' | 'slug'>,
): string {
  return href(site, language, ARTICLE_SCREENS[type], { slug }, { webview: route.layout === 'webview' });
}

/** An address that editors chose: from a page made for the app, the twin of its page, if there is one. */
export function chosenHref({ site, route }: Pick<PageContext, 'site' | 'route'>, address: string): string {
  const found = route.layout === 'webview' ? match(site, address) : undefined;
  return found?.route.twin === true
    ? href(site, found.language, found.screen, found.params, { webview: true })
    : address;
}
