import { captchaOf } from '../../components/offers/captcha.ts';
import { withoutUnknownTags } from '../../components/shell/withoutUnknownTags.ts';
import { catalogueOf, emptyCatalogue, type Catalogue } from '../../content/catalogue.ts';
import { NO_FILTERS, type Filters } from '../../contract/filters.ts';
import { errorCodeOf } from '../../domain/shell/errorCode.ts';
import { FRAMES } from '../../domain/show/trailers.ts';
import { LastResults } from '../../lib/lastResults.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { wholeBody, withBody } from '../../lib/wholeBody.ts';
import { guard } from '../guards/guard.ts';
import { setCaching } from './caching.ts';
import { allowOffline } from './offline.ts';
import { inOneWindow } from './oneWindow.ts';
import type { PageContext, PreviewBarContext } from '../../page/context.ts';
import type { PageNeeds } from '../../page/needs.ts';
import { missing, pageContext } from '../pageContext.ts';
import { policyOf } from '../csp/policy.ts';
import { differencesBetween, differencesIn } from '../../content/preview/differences.ts';
import { POLICY, renderWith, setPolicy } from './astro.ts';
import { routeOf } from '../../routes/screens.ts';
import { now, stoppedAt } from '../../settings/clock.ts';
import { accountOrigins } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { Language, Site } from '../../sites/sites.ts';

/** Renders a page of a site with the policy that it needs and, in a preview, the preview bar. */
export async function render(request: Request, page: string, context: PageContext): Promise<Response> {
  const { response, needs } = context.preview
    ? await renderWithBar(request, page, context)
    : await renderWithCaching(request, page, context);
  if (response.status >= 500) return failurePage(request, context.site, context.language);
  if (response.status === 200) allowOffline(response.headers, context);
  const policy = response.headers.get(POLICY);
  if (policy === null) return response;
  const html = await wholeBody(response);
  const body = context.variant === 'app' ? inOneWindow(html) : html;
  // With a length that is too large, browsers would wait for the rest.
  response.headers.delete('content-length');
  setPolicy(response, policyOf(body, policy, policyNeeds(context, needs)));
  return withBody(response, body);
}

/** The only origins that a page may frame, whatever it says. */
const PLAYERS = Object.values(FRAMES).map(({ origin }) => origin);

function policyNeeds(context: PageContext, { frames, videos }: PageNeeds) {
  const settings = currentSettings();
  const others = new Set([...context.catalogue.thirdParties.origins, ...(captchaOf(context)?.origins ?? [])]);
  return {
    players: PLAYERS.filter((origin) => frames.has(origin)),
    media: videos ? ["'self'", ...settings.VIDEO_ORIGINS] : [],
    images: settings.IMAGE_ORIGINS,
    accounts: context.features.has('authentication') ? accountOrigins(settings) : [],
    framed: context.screen === 'callback',
    widgets: [...others].sort(),
  };
}

async function renderWithCaching(request: Request, page: string, context: PageContext, previewBar?: PreviewBarContext) {
  const locals = { page: context, ...(previewBar && { previewBar }) };
  const { response, caching, needs } = await renderWith(request, page, locals);
  setCaching(response, context, caching);
  return { response, needs };
}

/**
 * Renders a preview's page, again with the bar if it has a place for that: the bar says what differs on the page from the published
 * one, which is rendered too.
 */
async function renderWithBar(request: Request, page: string, context: PageContext) {
  const rendered = await renderWithCaching(request, page, context);
  if (!rendered.needs.previewBar) return rendered;
  const catalogue = await catalogueOf(context.site, context.language);
  const { features } = catalogue;
  const present = { now: now(), clock: stoppedAt() };
  const visitors: PageContext = { ...context, catalogue, features, ...present, preview: undefined };
  const published = await publishedText(request, page, visitors);
  const all = differencesBetween(catalogue, context.catalogue);
  const differences = differencesIn(all, { published, shown: await rendered.response.text() });
  return renderWithCaching(request, page, context, { differences, elsewhere: all.length - differences.length });
}

/** The page as visitors see it now; empty where they see none, as one that is not published differs in everything. */
async function publishedText(request: Request, page: string, context: PageContext): Promise<string> {
  const verdict = await guard(request, context);
  if (verdict.kind !== 'pass') return '';
  try {
    const { response } = await renderWithCaching(request, page, { ...context, item: verdict.item });
    return response.status === 200 ? await response.text() : '';
  } catch {
    return '';
  }
}

/** The page of all components in all their states, for developers. */
export async function componentPage(request: Request, site: Site) {
  const screen = 'home';
  const route = { ...routeOf(screen), layout: 'webview', fresh: null } as const;
  const found = { ...missing(site.defaultLanguage), screen, route } as const;
  const page = pageContext(request, await catalogueOf(site, site.defaultLanguage), found);
  return render(request, '/docs/components', page);
}

/** Renders an error page at the requested address. `filters`: those of an address that names an unknown tag. */
export function errorPage(
  request: Request,
  catalogue: Catalogue,
  screen: 'notFound404' | 'gone',
  filters: Filters = NO_FILTERS,
) {
  const found = { ...missing(catalogue.language), screen, route: routeOf(screen), filters };
  return render(request, '/shell/error', pageContext(request, catalogue, found));
}

/** Renders the page for our own failures, in the visitor's language. It needs nothing from the database. */
export async function failurePage(
  request: Request,
  site: Site,
  language: Language,
  failure: App.Locals['failure'] = 500,
): Promise<Response> {
  const found = missing(language);
  const page = pageContext(request, emptyCatalogue(site, language), found);
  // Only the logo, which leads home, is sure to work, so there is no more of a header; inside the app there is none at
  // all.
  const layout = page.variant === 'app' ? ('webview' as const) : ('light' as const);
  const shown = { ...page, route: { ...found.route, layout } };
  const { response } = await renderWith(request, '/shell/failure', { page: shown, failure });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

type NotFoundPage = { readonly status: number; readonly headers: Headers; readonly body: ArrayBuffer };

/** Addresses with an unknown tag have a page for each list that they filter. */
const MOST_NOT_FOUND = 100;
/** The 404 pages of each catalogue: they say no more of the address than that list and a code, so that none is rendered for each. */
const notFoundPages = oncePer((_: Catalogue) => new LastResults<NotFoundPage>(MOST_NOT_FOUND));

/** The 404 page at the requested address. `filters`: those of an address that names an unknown tag. */
export async function notFound(
  request: Request,
  catalogue: Catalogue,
  filters: Filters = NO_FILTERS,
): Promise<Response> {
  const found = { ...missing(catalogue.language), filters };
  const page = pageContext(request, catalogue, found);
  const { preview, query, variant, environment, clock } = page;
  if (preview || request.method !== 'GET') return errorPage(request, catalogue, 'notFound404', filters);
  const { status, headers, body } = await notFoundPages(catalogue).get(
    `${variant} ${environment} ${clock?.getTime()} ${errorCodeOf(query)} ${withoutUnknownTags(page) ?? ''}`,
    () => renderNotFound(request, catalogue, filters),
    ({ status: rendered }) => rendered === 404 || rendered === 410,
  );
  return new Response(body, { status, headers });
}

async function renderNotFound(request: Request, catalogue: Catalogue, filters: Filters): Promise<NotFoundPage> {
  const response = await errorPage(request, catalogue, 'notFound404', filters);
  return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
}
