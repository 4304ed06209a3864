import { Hono, type Context } from 'hono';
import { api } from './api/app.ts';
import { clientService } from './api/client/service.ts';
import { calendar } from './calendar/app.ts';
import { siteTag } from './content/cacheTags.ts';
import { discovery } from './discovery/app.ts';
import { keepConsent, pixel } from './request/endpoints/consent.ts';
import { catalogueOf } from './content/catalogue.ts';
import { isOutage, logFault } from './content/outage.ts';
import { editor } from './editor/app.ts';
import { entryLanguage } from './request/language/entry.ts';
import { formOf } from './request/forms/readForm.ts';
import { keepAsk } from './request/forms/polls.ts';
import { assets } from './request/endpoints/assets.ts';
import { guard } from './request/guards/guard.ts';
import { languageChange } from './request/language/change.ts';
import { VISITOR_HEADER } from './accounts/headers.ts';
import { differencesBetween } from './preview/differences.ts';
import { catalogueFor, previewOf, previews } from './request/endpoints/preview.ts';
import { askedFilters, withFilters } from './routes/filters.ts';
import { languageOfPath, match } from './routes/match.ts';
import { withoutTrailingSlash } from './routes/paths.ts';
import { isAccountsHost, isTicketingHost, siteOfHost } from './settings/hosts.ts';
import { currentSettings } from './settings/settings.ts';
import { share } from './share/app.ts';
import { voucherOutcome } from './request/forms/voucher.ts';
import { supportedLanguage, type Site } from './sites/sites.ts';
import { bookingItem, trackingOf } from './request/endpoints/tracking.ts';
import { accountsPage, ticketing } from './request/hosts/accounts.ts';
import { missing, pageContext } from './request/pageContext.ts';
import { componentPage, errorPage, failurePage, notFound, render } from './request/render/renderPage.ts';
import { renderWith } from './request/render/astro.ts';

type Variables = { site: Site };
const app = new Hono<{ Variables: Variables }>();

/** The accounts host: the client service, and the pages that `src/server/accounts` asks to have rendered. */
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
app.route('/', discovery());
app.route('/share', share);
app.route('/', assets);

app.get('/redirect/:language', (context) =>
  languageChange(context.req.raw, context.var.site, context.req.param('language'), context.req.query('from') ?? '/'),
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
  const { page: file, status } = page.route;
  const isPage = file !== null && status === 200 && (await guard(page)).kind === 'pass';
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

  // Without script, the filter form sends a query; filters belong in the path.
  const asked = found.route.filters ? askedFilters(found.filters, url.searchParams) : undefined;
  if (asked) return context.redirect(withFilters(path, asked), 303);

  const { page: file } = found.route;
  // The only screen without a page.
  if (file === null) {
    return languageChange(context.req.raw, site, found.language, url.searchParams.get('from') ?? '/', found.params);
  }
  const catalogue = await catalogueFor(context.req.raw, site, found.language);
  const page = pageContext(context.req.raw, catalogue, found);

  const verdict = await guard(page);
  if (verdict.kind === 'redirect') return context.redirect(verdict.to + url.search, 301);
  if (verdict.kind === 'missing') return notFound(context.req.raw, catalogue);
  if (verdict.kind === 'gone') return errorPage(context.req.raw, catalogue, 'gone');
  return render(context.req.raw, `/${file}`, page);
});

app.post('*', async (context, next) => {
  const { site } = context.var;
  const found = match(site, context.req.path);
  const form = found?.route.form;
  if (!found || !form) return next();
  const catalogue = await catalogueOf(site, found.language);
  const page = pageContext(context.req.raw, catalogue, found);
  if ((await guard(page)).kind !== 'pass') return notFound(context.req.raw, catalogue);
  const address = context.req.header(VISITOR_HEADER) ?? '';
  const said =
    form === 'ask' || form === 'answer'
      ? await keepAsk(context.req.raw, page, address)
      : { outcome: await voucherOutcome(site, form, await formOf(context.req.raw), address) };
  if (said instanceof Response) return said;
  const asGet = new Request(context.req.url, { headers: context.req.raw.headers });
  const answered = await render(asGet, `/${found.route.page}`, {
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

/** Tracking data of a page or a booking as JSON, the same for everybody; `null` if there is none. */
function tracking(context: Context, data: unknown, site: Site): Response {
  const kept = { 'CDN-Cache-Control': 'max-age=60', 'Cache-Tag': siteTag(site) };
  return context.json(data ?? null, 200, kept);
}

/** Makes an answer private and keeps it out of search engines: a preview is for its editor only. */
function keepToEditor(headers: Headers): void {
  for (const name of ['cdn-cache-control', 'cache-tag', 'etag']) headers.delete(name);
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
}

export default app;
