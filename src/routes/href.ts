import { filtersOf, NO_FILTERS, only, type Filters } from '../contract/filters.ts';
import { supportedLanguage, type Language, type Site } from '../sites/sites.ts';
import type { FragmentName } from './facts.ts';
import { withFilters } from './filters.ts';
import { fragmentWord } from './fragments.ts';
import { patternOf } from './patterns.ts';
import { isAvailable, routeOf, type RedirectKind, type RouteData, type Screen } from './screens.ts';

export type RouteParams = {
  readonly slug?: string | undefined;
  readonly id?: string | undefined;
  /** Only for the legacy language change. */
  readonly kind?: RedirectKind | undefined;
};

export type HrefOptions = {
  readonly filters?: Filters | undefined;
  readonly fragment?: FragmentName | undefined;
  /** The twin under `m/`, for screens that have one; other screens have only one address. */
  readonly webview?: boolean | undefined;
};

const PARAM = /\{(\w+)\}/g;

/**
 * The one path of a screen on a site in a language (SPEC 2), starting with `/`. For `redirect` the language is the one
 * to change to. Throws when the site lacks the screen or the language, or a parameter is missing: callers check
 * `isAvailable` first.
 */
export function href(
  site: Site,
  language: Language,
  screen: Screen,
  params: RouteParams = {},
  options: HrefOptions = {},
): string {
  const pattern = patternOf(site, language, screen);
  if (pattern === undefined || !isAvailable(site, screen) || supportedLanguage(site, language) === undefined) {
    throw new Error(`no path for ${screen} on ${site.code} in ${language}`);
  }
  const values: Readonly<Record<string, string | undefined>> = { ...params, language };
  const words = pattern.replace(PARAM, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === '') throw new Error(`the path of ${screen} lacks its ${name}`);
    return encodeURIComponent(value);
  });
  const route = routeOf(screen);
  const twin = options.webview === true && route.twin === true;
  const prefix = route.unprefixed === true || language === site.defaultLanguage ? [] : [language];
  const path = `/${[...prefix, ...(twin ? ['m'] : []), ...(words === '' ? [] : [words])].join('/')}`;
  const narrowed = options.filters === undefined ? path : withFilters(path, appliedFilters(route, options.filters));
  return options.fragment === undefined ? narrowed : `${narrowed}#${fragmentWord(language, options.fragment)}`;
}

/** The filters that the page of a route applies: of the address's, those that it knows. */
export function appliedFilters({ filters: list }: RouteData, filters: Filters): Filters {
  return list === false ? NO_FILTERS : only(filters, filtersOf(list));
}
