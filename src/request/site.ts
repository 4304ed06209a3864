import type { Context } from 'hono';
import { isOutage, logFault } from '../content/outage.ts';
import { requestedFilters, withFilters } from '../routes/filters.ts';
import { languageOfPath, match } from '../routes/match.ts';
import { likelyPaths } from '../routes/likelyPaths.ts';
import { withoutTrailingSlash } from '../routes/paths.ts';
import type { SiteEnv } from '../sites/siteEnv.ts';
import type { Site } from '../sites/sites.ts';
import { guard } from './guards/guard.ts';
import { languageChange } from './language/change.ts';
import { entryLanguage } from './language/entry.ts';
import { pageContext } from './pageContext.ts';
import { catalogueFor } from './preview.ts';
import { componentPage, errorPage, failurePage, notFound, render } from './render/renderPage.ts';

/** Answers GET and HEAD of any path of a site that is not an endpoint's: with its page, a redirect or an error page. */
export async function getPage(context: Context<SiteEnv>): Promise<Response> {
  const { site } = context.var;
  const request = context.req.raw;
  const url = new URL(request.url);
  const path = url.pathname;

  const plain = withoutTrailingSlash(path);
  if (plain !== path) return context.redirect(plain + url.search, 301);

  if (COMPONENT_PAGE && path === '/docs/components') return componentPage(request, site);

  const found = match(site, path);
  if (!found) {
    const meant = await meantBy(request, site, path);
    if (meant !== undefined) return context.redirect(meant + url.search, 301);
    return notFound(request, await catalogueFor(request, site, languageOfPath(site, path)));
  }
  if (found.canonical) return context.redirect(found.canonical + url.search, 301);

  const entry = path === '/' ? entryLanguage(request, site) : undefined;
  if (entry) return entry;

  // Without script, the filter form sends a query; filters belong in the path.
  const requested = found.route.filters ? requestedFilters(found.filters, url.searchParams) : undefined;
  if (requested) return context.redirect(withFilters(path, requested), 303);

  const { page: file } = found.route;
  // The only screen without a page.
  if (file === null) {
    return languageChange(request, site, found.language, url.searchParams.get('from') ?? '/', found.params);
  }
  const catalogue = await catalogueFor(request, site, found.language);
  const page = pageContext(request, catalogue, found);

  const verdict = await guard(request, page);
  if (verdict.kind === 'redirect') return context.redirect(verdict.to + url.search, 301);
  if (verdict.kind === 'missing' || verdict.kind === 'tagMissing') {
    const meant = await meantBy(request, site, path);
    if (meant !== undefined) return context.redirect(meant + url.search, 301);
  }
  if (verdict.kind === 'missing') return notFound(request, catalogue);
  if (verdict.kind === 'gone') return errorPage(request, catalogue, 'gone');
  if (verdict.kind === 'tagMissing') return notFound(request, catalogue, page.filters);
  return render(request, `/${file}`, { ...page, item: verdict.item });
}

/** The address of a page that a path which has none is likely meant for; undefined if there is no such page. */
async function meantBy(request: Request, site: Site, path: string): Promise<string | undefined> {
  for (const likely of likelyPaths(path)) {
    const found = match(site, likely);
    if (!found || found.route.page === null || found.route.status !== 200) continue;
    // In other letters, an id is another one.
    if (found.params.id !== undefined && likely.toLowerCase() === path.toLowerCase()) continue;
    const verdict = await guard(
      request,
      pageContext(request, await catalogueFor(request, site, found.language), found),
    );
    if (verdict.kind === 'pass') return found.canonical ?? likely;
    if (verdict.kind === 'redirect') return verdict.to;
  }
  return undefined;
}

/**
 * Answers a request of a site that failed: 503 in an outage of the database, else 500. At work (`npm run dev`) the error is
 * Astro's, which shows it with its stack.
 */
export function failed(error: Error, context: Context<SiteEnv>): Promise<Response> {
  if (import.meta.env.DEV) throw error;
  logFault(error, context.req.raw);
  const { site } = context.var;
  return failurePage(context.req.raw, site, languageOfPath(site, context.req.path), isOutage(error) ? 503 : 500);
}
