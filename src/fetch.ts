import { astro, FetchState } from 'astro/fetch';
import { Hono, type Context } from 'hono';
import { api } from './api/app.ts';
import { clientService } from './api/client/service.ts';
import { calendar } from './calendar/app.ts';
import { discovery } from './discovery/app.ts';
import { captchaOf } from './components/captcha.ts';
import { keepConsent, pixel } from './consent.ts';
import { catalogueOf, emptyCatalogue, type Catalogue } from './content/catalogue.ts';
import { isOutage, logFault } from './content/outage.ts';
import { NO_FILTERS } from './contract/filters.ts';
import { VARIANT_HEADER, toldVariant } from './domain/variant.ts';
import { environmentOf } from './domain/environment.ts';
import { REPORTING_ENDPOINTS, withReports } from './domain/reports.ts';
import { editor } from './editor/app.ts';
import { entryLanguage } from './entryLanguage.ts';
import { hasAskForm, keepAsk } from './askForms.ts';
import { assets } from './assets.ts';
import { guard } from './guard.ts';
import { translator } from './i18n/translator.ts';
import { languageChange } from './languageChange.ts';
import { VIEW_HEADER, VISITOR_HEADER } from './accounts/headers.ts';
import type { AccountsView } from './accounts/view.ts';
import { letKeep } from './offlinePages.ts';
import type { PageContext } from './page.ts';
import { policyOf } from './policy.ts';
import { differencesBetween, differencesIn } from './preview/differences.ts';
import { catalogueFor, instantOf, previewOf, previews } from './previews.ts';
import { askedFilters, withFilters } from './routes/filters.ts';
import { languageOfPath, match, type RouteMatch } from './routes/match.ts';
import { withoutTrailingSlash } from './routes/paths.ts';
import { routeOf } from './routes/screens.ts';
import { now } from './settings/clock.ts';
import {
  accountOrigins,
  isAccountsHost,
  isTicketingHost,
  originOf,
  siteOfHost,
  siteOrigins,
} from './settings/hosts.ts';
import { currentSettings } from './settings/settings.ts';
import { share } from './share/app.ts';
import { hasVoucherForm, voucherOutcome } from './voucherForm.ts';
import { isLanguage, localeOf, siteOf, supportedLanguage, type Language, type Site } from './sites/sites.ts';
import { bookingItem, trackingOf } from './tracking.ts';
import { withWidgets } from './widgetPolicy.ts';

/** Screens that have a page of their own in `src/pages`. A screen whose page is still to come is not found. */
const pages: ReadonlySet<string> = new Set(
  Object.keys(import.meta.glob('./pages/*.astro')).map((file) => file.slice('./pages/'.length, -'.astro'.length)),
);

const POLICY = 'content-security-policy';

type Variables = { site: Site };
const app = new Hono<{ Variables: Variables }>();

/** The accounts host: the client service, and the pages that `src/server/accounts` has drawn. */
const accounts = new Hono();
accounts.route('/api', clientService);
accounts.all('*', (context) => accountsPage(context.req.raw));

app.use(async (context, next) => {
  const settings = currentSettings();
  const host = context.req.header('host') ?? '';
  if (isTicketingHost(host, settings)) return ticketing(context.req.raw);
  if (isAccountsHost(host, settings)) return accounts.fetch(context.req.raw);
  const site = siteOfHost(host, settings);
  if (!site) return context.text('This host is not served here.\n', 421);
  context.set('site', site);
  await next();
  if (previewOf(context.req.raw, site)) keepToEditor(context.res.headers);
  return undefined;
});

app.route('/api/editor', editor);
app.route('/api', api);
app.route('/preview', previews);
app.get('/preview/changes', async (context) => {
  const { site } = context.var;
  const language = supportedLanguage(site, context.req.query('language')) ?? site.defaultLanguage;
  const catalogue = await catalogueFor(context.req.raw, site, language);
  if (!previewOf(context.req.raw, site)) return notFound(context.req.raw, catalogue);
  const differences = differencesBetween(await catalogueOf(site, language), catalogue);
  const page = pageContext(context.req.raw, catalogue, missing(language));
  return renderWith(context.req.raw, '/previewChanges', { page, previewBar: { differences, elsewhere: 0 } });
});
app.route('/calendar', calendar);
app.route('/', discovery(pages));
app.route('/share', share);
app.route('/', assets);

app.get('/redirect/:language', (context) =>
  languageChange(context.var.site, context.req.param('language'), context.req.query('from') ?? '/'),
);

app.post('/consent', async (context) => {
  const { site } = context.var;
  return keepConsent(context.req.raw, await catalogueOf(site, site.defaultLanguage));
});

app.get('/consent/pixel/:index', async (context) => {
  const { site } = context.var;
  return pixel(context.req.raw, await catalogueOf(site, site.defaultLanguage), Number(context.req.param('index')));
});

app.get('/fragments/:language/:name/:slug{.+}', async (context) => {
  const { language: wanted, name, slug } = context.req.param();
  const site = context.var.site;
  const language = supportedLanguage(site, wanted);
  if (!language || !/^[a-z]+$/.test(name)) return context.notFound();
  const catalogue = await catalogueFor(context.req.raw, site, language);
  const page = pageContext(context.req.raw, catalogue, { ...missing(language), params: { slug } });
  return render(context.req.raw, `/fragments/${name}`, page);
});

app.get('/tracking/:language/booking/:reference', async (context) => {
  const { language, reference } = context.req.param();
  const site = context.var.site;
  const catalogue = await catalogueOf(site, supportedLanguage(site, language) ?? site.defaultLanguage);
  const tracked = catalogue.features.has('ecommerceTracking') && catalogue.features.has('tracking');
  const item = tracked ? await bookingItem(catalogue, reference) : undefined;
  return tracking(context, item, site);
});

app.get('/tracking/page/*', async (context) => {
  const site = context.var.site;
  const url = new URL(context.req.url);
  url.pathname = url.pathname.slice('/tracking/page'.length);
  const found = match(site, url.pathname);
  const catalogue = await catalogueOf(site, found?.language ?? languageOfPath(site, url.pathname));
  const page = pageContext(
    new Request(url, { headers: context.req.raw.headers }),
    catalogue,
    found ?? missing(catalogue.language),
  );
  const isPage = found && pages.has(found.screen) && (await guard(page)).kind === 'pass';
  return tracking(context, trackingOf(page, !isPage), site);
});

app.on(['GET', 'HEAD'], '*', async (context) => {
  const site = context.var.site;
  const url = new URL(context.req.url);
  const path = url.pathname;

  const plain = withoutTrailingSlash(path);
  if (plain !== path) return context.redirect(plain + url.search, 301);

  if (COMPONENT_PAGE && path === '/docs/components') return componentPage(context.req.raw, site);

  const found = match(site, path);
  if (!found) return notFound(context.req.raw, await catalogueFor(context.req.raw, site, languageOfPath(site, path)));
  if (found.canonical) return context.redirect(found.canonical + url.search, 301);

  const entry = path === '/' ? entryLanguage(context.req.raw, site) : undefined;
  if (entry) return entry;

  // Fields without script ask with a query; what they ask for belongs in the address.
  const asked = found.route.filters ? askedFilters(found.filters, url.searchParams) : undefined;
  if (asked) return context.redirect(withFilters(path, asked), 303);

  if (found.screen === 'redirect') {
    return languageChange(site, found.language, url.searchParams.get('from') ?? '/', found.params);
  }
  const catalogue = await catalogueFor(context.req.raw, site, found.language);
  const page = pageContext(context.req.raw, catalogue, found);
  if (found.screen === 'notFound404' || found.screen === 'notFoundItem' || found.screen === 'gone') {
    return render(context.req.raw, '/error', page);
  }
  if (!pages.has(found.screen)) return notFound(context.req.raw, catalogue);

  const verdict = await guard(page);
  if (verdict.kind === 'redirect') return context.redirect(verdict.to + url.search, 301);
  if (verdict.kind === 'missing') return notFound(context.req.raw, catalogue);
  if (verdict.kind === 'gone') return errorPage(context.req.raw, catalogue, 'gone');
  return render(context.req.raw, `/${found.screen}`, page);
});

app.post('*', async (context, next) => {
  const { site } = context.var;
  const found = match(site, context.req.path);
  if (!found || !(hasVoucherForm(found.screen) || hasAskForm(found.screen))) return next();
  const catalogue = await catalogueOf(site, found.language);
  const page = pageContext(context.req.raw, catalogue, found);
  if ((await guard(page)).kind !== 'pass') return notFound(context.req.raw, catalogue);
  const address = context.req.header(VISITOR_HEADER) ?? '';
  const said = hasAskForm(found.screen)
    ? await keepAsk(context.req.raw, page, address)
    : { outcome: await voucherOutcome(site, found.screen, await context.req.formData(), address) };
  if (said instanceof Response) return said;
  const asGet = new Request(context.req.url, { headers: context.req.raw.headers });
  const answered = await render(asGet, `/${found.screen}`, {
    ...page,
    ...('fault' in said ? { refused: said } : said),
  });
  const response = 'fault' in said ? new Response(answered.body, { status: 422, headers: answered.headers }) : answered;
  for (const name of ['cdn-cache-control', 'cache-tag']) response.headers.delete(name);
  response.headers.set('cache-control', 'private, no-store');
  return response;
});

app.onError((error, context) => {
  logFault(error, context.req.raw);
  const { site } = context.var;
  return failurePage(context.req.raw, site, languageOfPath(site, context.req.path), isOutage(error) ? 503 : 500);
});

app.all('*', (context) => context.text('Method not allowed.\n', 405, { Allow: 'GET, HEAD' }));

/** All components in all their states, for those who work on them. */
async function componentPage(request: Request, site: Site) {
  const screen = 'home';
  const found = { ...missing(site.defaultLanguage), screen, route: { ...routeOf(screen), layout: 'webview' } } as const;
  const page = pageContext(request, await catalogueOf(site, site.defaultLanguage), found);
  return render(request, '/docs/components', page);
}

/** What is told of a page or a booking, the same to all who ask; nothing where there is nothing to tell. */
function tracking(context: Context, data: unknown, site: Site): Response {
  const kept = { 'CDN-Cache-Control': 'max-age=60', 'Cache-Tag': `site:${site.code}` };
  return context.json(data ?? null, 200, kept);
}

function missing(language: Language): RouteMatch {
  return {
    screen: 'notFound404',
    language,
    params: {},
    filters: NO_FILTERS,
    hasFilters: false,
    webview: false,
    route: routeOf('notFound404'),
    canonical: undefined,
  };
}

/** An error page keeps the address that was asked for. */
function errorPage(request: Request, catalogue: Catalogue, screen: 'notFound404' | 'gone') {
  const found = { ...missing(catalogue.language), screen, route: routeOf(screen) };
  return render(request, '/error', pageContext(request, catalogue, found));
}

/** What went wrong on our side is said in the visitor's language; nothing of that page needs the store. */
function failurePage(request: Request, site: Site, language: Language, failure: App.Locals['failure'] = 500) {
  const found = { ...missing(language), route: { ...routeOf('notFound404'), layout: 'webview' as const } };
  return renderWith(request, '/failure', {
    page: pageContext(request, emptyCatalogue(site, language), found),
    failure,
  });
}

function notFound(request: Request, catalogue: Catalogue) {
  return errorPage(request, catalogue, 'notFound404');
}

function pageContext(request: Request, catalogue: Catalogue, found: RouteMatch): PageContext {
  const url = new URL(request.url);
  const { site, language } = catalogue;
  const preview = previewOf(request, site);
  const variant = toldVariant(request.headers.get(VARIANT_HEADER));
  return {
    site,
    language,
    locale: localeOf(site, language),
    catalogue,
    screen: found.screen,
    route: found.route,
    params: found.params,
    filters: found.filters,
    webview: found.webview || variant === 'app',
    variant,
    path: url.pathname,
    origin: originOf(site, currentSettings()),
    environment: environmentOf(request.headers.get('host') ?? ''),
    features: catalogue.features,
    query: url.searchParams,
    t: translator(language),
    now: preview ? instantOf(preview) : now(),
    preview,
  };
}

/** Hands the request to Astro under the internal name of a page. */
async function render(request: Request, page: string, context: PageContext): Promise<Response> {
  const rendered = await renderWith(request, page, { page: context });
  if (rendered.status >= 500) return failurePage(request, context.site, context.language);
  const response = context.preview ? await withPreviewBar(request, page, context, rendered) : rendered;
  if (response.status === 200) letKeep(response.headers, context);
  const policy = response.headers.get(POLICY);
  if (policy === null) return response;
  const html = Buffer.from(await response.arrayBuffer());
  const body = context.variant === 'app' ? inOneWindow(html) : html;
  const settings = currentSettings();
  const accounts = context.features.has('authentication') ? accountOrigins(settings) : [];
  const needs = { videos: settings.VIDEO_ORIGINS, accounts, framed: context.screen === 'callback' };
  const own = policyOf(body.toString('latin1'), policy, needs);
  const others = [...context.catalogue.thirdParties.origins, ...(captchaOf(context)?.origins ?? [])];
  setPolicy(response, withWidgets(own, [...new Set(others)].sort()));
  return new Response(body, response);
}

/** A page of a preview with the bar that tells how it differs from what visitors see now, which is rendered beside it. */
async function withPreviewBar(request: Request, page: string, context: PageContext, rendered: Response) {
  const shown = await rendered.text();
  const end = shown.lastIndexOf('</body>');
  if (end === -1) return new Response(shown, rendered);
  const catalogue = await catalogueOf(context.site, context.language);
  const visitors: PageContext = { ...context, catalogue, features: catalogue.features, now: now(), preview: undefined };
  // Where it is not published at all, it differs in everything.
  const published = await renderWith(request, page, { page: visitors }).then(
    (response) => (response.status === 200 ? response.text() : ''),
    () => '',
  );
  const all = differencesBetween(catalogue, context.catalogue);
  const differences = differencesIn(all, { published, shown });
  const previewBar = { differences, elsewhere: all.length - differences.length };
  const bar = await (await renderWith(request, '/previewBar', { page: context, previewBar })).text();
  const headers = new Headers(rendered.headers);
  headers.delete('content-length');
  return new Response(shown.slice(0, end) + bar + shown.slice(end), { status: rendered.status, headers });
}

/** Whatever an editor sees in a preview is for that editor alone. */
function keepToEditor(headers: Headers): void {
  for (const name of ['cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name);
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
}

/** The app understands links as they are, and has but one window: what would open another opens there. */
function inOneWindow(html: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(html.toString('latin1').replaceAll(' target="_blank"', ''), 'latin1');
}

/** Astro's policy of each page, which names what the build has: it would hash the page's styles again each time. */
const policies = new Map<string, string>();

async function renderWith(request: Request, page: string, locals: Partial<App.Locals>): Promise<Response> {
  const internal = new URL(page, request.url);
  const state = new FetchState(new Request(internal, { method: request.method, headers: request.headers }));
  Object.assign(state.locals, locals);
  // The front waits for the whole page in any case, and one string is several times cheaper than a stream of pieces. It
  // also is whole or an error: it cannot break off.
  state.streaming = false;
  // What a page throws goes to `onError`, as what is thrown here does: Astro's answer would be 500 whatever it is.
  state.renderError = (_, { status, response: answered, error }) =>
    error instanceof Error ? Promise.reject(error) : Promise.resolve(answered ?? new Response(null, { status }));
  const policy = policies.get(page);
  if (policy !== undefined) state.shouldInjectCspMetaTags = false;
  const response = await astro(state);
  const given = response.headers.get(POLICY);
  if (policy !== undefined) response.headers.set(POLICY, policy);
  else if (given !== null && response.status === 200) policies.set(page, given);
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return response;
}

/** The stand-in that booking links of the demo lead to. */
function ticketing(request: Request): Promise<Response> {
  const [, wanted = '', reference = ''] =
    /^\/([a-z]{2})\/(V[1-9]\d*S\d+)\/booking$/.exec(new URL(request.url).pathname) ?? [];
  const language = isLanguage(wanted) ? wanted : 'en';
  return renderWith(request, '/ticketing', { booking: { reference, language, t: translator(language) } });
}

/** A page of the accounts host, drawn for `src/server/accounts`, which says what it shows. */
async function accountsPage(request: Request): Promise<Response> {
  const given = request.headers.get(VIEW_HEADER);
  if (given === null) return new Response('Not found.\n', { status: 404 });
  const view = JSON.parse(Buffer.from(given, 'base64url').toString()) as AccountsView;
  const site = siteOf(view.site);
  const account = { view, site, locale: localeOf(site, view.language), t: translator(view.language), now: now() };
  const response = await renderWith(request, `/accounts/${view.page}`, { account });
  if (response.status !== 200) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const policy = policyOf(body.toString('latin1'), response.headers.get(POLICY) ?? '', { videos: [], accounts: [] });
  const sites = siteOrigins(currentSettings()).join(' ');
  // Sites show some of them in frames; and a form's answer may lead back to a site, which browsers ask this of as well.
  const own = policy.replace("frame-ancestors 'none'", `frame-ancestors ${sites}`);
  // It has no service worker, nor may it.
  const strict = own.replace("worker-src 'self'", "worker-src 'none'");
  setPolicy(response, strict.replace("form-action 'self'", `form-action 'self' ${sites}`));
  return new Response(body, response);
}

/** Sets a page's policy, and tells browsers where to report what it kept out. */
function setPolicy({ headers }: Response, policy: string): void {
  headers.set(POLICY, withReports(policy));
  headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
}

export default app;
