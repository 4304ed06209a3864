import { secondsInDay } from 'date-fns/constants';
import type { Catalogue } from '../../content/catalogue.ts';
import { peopleOf } from '../../content/people.ts';
import { LANGUAGE_COOKIE } from '../../domain/shell/languageChoice.ts';
import { catalogueFor } from '../preview.ts';
import { href, type RouteParams } from '../../routes/href.ts';
import { match } from '../../routes/match.ts';
import { redirectKinds, routeOf, subjectOf, type Screen, type Subject } from '../../routes/screens.ts';
import { secureFlag } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import { supportedLanguage, type Site } from '../../sites/sites.ts';

/** The language is remembered for a day (SPEC 9). */
const COOKIE_SECONDS = secondsInDay;

/** Where the item of a screen is found in a catalogue. */
function itemsOf(catalogue: Catalogue, kind: Subject['kind']): ReadonlyMap<string, unknown> {
  if (kind === 'show') return catalogue.detailsBySlug;
  if (kind === 'cinema') return catalogue.cinemasBySlug;
  if (kind === 'person') return peopleOf(catalogue);
  return kind === 'city' ? catalogue.citiesBySlug : catalogue.content[kind];
}

/** The screen to show in another language: the same or, if its item does not exist there, the list that it is in. */
function placeOf(catalogue: Catalogue, screen: Screen, slug: string | undefined): Screen {
  const subject = subjectOf(routeOf(screen));
  return !subject || slug === undefined || itemsOf(catalogue, subject.kind).has(slug) ? screen : subject.list;
}

/**
 * Changes the language and keeps the place (SPEC 2, "Legacy language change"): answers with a redirect to the same
 * screen and item in the other language, and with the cookie `lang`, so that no script is needed. `from` is a path of
 * this site, with its query; anything else leads home, so that nobody can be sent elsewhere. It is never cached.
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
  const place = placeOf(catalogue, screen, slug);
  const params = place === screen ? { slug, id: origin?.params.id } : {};
  const filters = origin?.filters;
  const search = place === origin?.screen ? new URLSearchParams(query).toString() : '';
  const to =
    place === 'redirect'
      ? href(site, language, 'home')
      : href(site, language, place, params, { filters, webview: origin?.webview });
  const secure = secureFlag(currentSettings().SITE_ORIGIN);
  return new Response(null, {
    status: 302,
    headers: {
      Location: search === '' ? to : `${to}?${search}`,
      'Set-Cookie': `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
      'Cache-Control': 'private, no-store',
    },
  });
}
