import type { Catalogue } from '../content/catalogue.ts';
import { NO_FILTERS } from '../contract/filters.ts';
import { environmentOf } from '../domain/shell/environment.ts';
import { VARIANT_HEADER, parseVariant } from '../domain/shell/variant.ts';
import { translator } from '../i18n/translator.ts';
import type { PageContext } from '../page/context.ts';
import { previewInstant, previewOf } from './preview.ts';
import type { RouteMatch } from '../routes/match.ts';
import { routeOf } from '../routes/screens.ts';
import { now, stoppedAt } from '../settings/clock.ts';
import { originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { localeOf, type Language } from '../sites/sites.ts';

/** A match for a page that no route leads to: the 404 screen in a language. */
export function missing(language: Language): RouteMatch {
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

/** What a page knows about its request: `Astro.locals.page`, but for the item, which the guard finds. */
export function pageContext(request: Request, catalogue: Catalogue, found: RouteMatch): PageContext {
  const url = new URL(request.url);
  const { site, language } = catalogue;
  const preview = previewOf(request, site);
  const variant = parseVariant(request.headers.get(VARIANT_HEADER));
  return {
    site,
    language,
    locale: localeOf(site, language),
    catalogue,
    screen: found.screen,
    route: found.route,
    params: found.params,
    item: undefined,
    filters: found.filters,
    webview: found.webview || variant === 'app',
    variant,
    path: url.pathname,
    origin: originOf(site, currentSettings()),
    environment: environmentOf(request.headers.get('host') ?? ''),
    features: catalogue.features,
    query: url.searchParams,
    t: translator(language),
    now: preview ? previewInstant(preview) : now(),
    clock: preview?.at === undefined ? stoppedAt() : previewInstant(preview),
    preview,
  };
}
