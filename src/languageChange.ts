import type { Catalogue, Content } from './content/catalogue.ts';
import { LANGUAGE_COOKIE } from './domain/languageChoice.ts';
import type { FeedContent } from './contract/feed.ts';
import { catalogueFor } from './previews.ts';
import { href, type RouteParams } from './routes/href.ts';
import { match } from './routes/match.ts';
import { redirectKinds, type Screen } from './routes/screens.ts';
import { secureFlag } from './settings/hosts.ts';
import { currentSettings } from './settings/settings.ts';
import { supportedLanguage, type Site } from './sites/sites.ts';

/** The language is remembered for a day (SPEC 9). */
const COOKIE_SECONDS = 24 * 60 * 60;

/** In which kind of content a screen's items are found. */
const contentOf: Partial<Record<Screen, FeedContent>> = {
  newsItem: 'articles',
  offer: 'articles',
  article: 'articles',
  experienceArticle: 'articles',
  experience: 'experiences',
  experienceGroup: 'experience-groups',
  season: 'seasons',
  specialEvent: 'seasons',
  masterTemplate: 'master-templates',
  helpArticleBySlug: 'faq-articles',
};

/** Whether an item is in a catalogue; screens without an item always are. */
function exists(catalogue: Catalogue, screen: Screen, slug: string | undefined): boolean {
  if (slug === undefined) return true;
  if (screen === 'movie' || screen === 'entertainment') return catalogue.details.has(slug);
  if (screen === 'cinema' || screen === 'cinemaLight') return catalogue.cinema.has(slug);
  if (screen === 'city' || screen === 'cityLight') return catalogue.city.has(slug);
  const name = contentOf[screen];
  const items: Content[FeedContent] | undefined = name && catalogue.content[name];
  return items?.has(slug) ?? true;
}

/** The list to show instead when an item does not exist in the other language. */
const nearestList: Partial<Record<Screen, Screen>> = {
  movie: 'shows',
  entertainment: 'shows',
  cinema: 'cinemas',
  cinemaLight: 'cinemas',
  city: 'cinemas',
  cityLight: 'cinemas',
  newsItem: 'news',
  article: 'offers',
  offer: 'offers',
  experience: 'experiences',
  experienceArticle: 'experiences',
  experienceGroup: 'experiences',
  season: 'shows',
  specialEvent: 'shows',
  helpArticleBySlug: 'help',
  masterTemplate: 'sitemap',
};

/**
 * Changes the language and keeps the place (SPEC 2, "Legacy language change"): answers with a redirect to the same screen
 * and item in the other language, and with the cookie `lang`, so that no script is needed. `from` is a path of this site,
 * with its query; anything else leads home, so that nobody can be sent elsewhere. It is never cached.
 */
export async function languageChange(
  request: Request,
  site: Site,
  wanted: string,
  from: string,
  item: RouteParams = {},
): Promise<Response> {
  const language = supportedLanguage(site, wanted);
  if (!language) return new Response('This site does not speak that language.\n', { status: 404 });
  const [path = '', query = ''] = from.split('?', 2);
  const origin = match(site, path);
  const screen: Screen = item.kind ? redirectKinds[item.kind] : (origin?.screen ?? 'home');
  const slug = item.kind ? item.slug : origin?.params.slug;
  const catalogue = await catalogueFor(request, site, language);
  const place: Screen = exists(catalogue, screen, slug) ? screen : (nearestList[screen] ?? 'home');
  const params = place === screen ? { slug, id: origin?.params.id } : {};
  const filters = origin?.filters;
  const asked = place === origin?.screen ? new URLSearchParams(query).toString() : '';
  const to =
    place === 'redirect'
      ? href(site, language, 'home')
      : href(site, language, place, params, { filters, webview: origin?.webview });
  const secure = secureFlag(currentSettings().SITE_ORIGIN);
  return new Response(null, {
    status: 302,
    headers: {
      Location: asked === '' ? to : `${to}?${asked}`,
      'Set-Cookie': `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
      'Cache-Control': 'private, no-store',
    },
  });
}
