import { NO_FILTERS, type Filters } from '../contract/filters.ts';
import { SITE_CODES, siteOf, supportedLanguage, type Language, type Site } from '../sites/sites.ts';
import { decodeSegment, hasFilters, parseFilters, splitFilters } from './filters.ts';
import { appliedFilters, href, type RouteParams } from './href.ts';
import { aliasesOf, patternOf } from './patterns.ts';
import {
  isAvailable,
  isRedirectKind,
  redirectKinds,
  routeOf,
  SCREENS,
  type RedirectKind,
  type RouteData,
  type Screen,
} from './screens.ts';

export type RouteMatch = {
  readonly screen: Screen;
  readonly language: Language;
  readonly params: RouteParams;
  readonly filters: Filters;
  readonly hasFilters: boolean;
  /** Whether the page is made for the mobile app: without header and footer, or with the light header. */
  readonly webview: boolean;
  /** The screen's route data; a twin under `m/` has the layout `webview`. */
  readonly route: RouteData;
  /** The screen's one address when the path is another way to write it: redirect there permanently. */
  readonly canonical: string | undefined;
};

type RouteEntry = {
  readonly screen: Screen;
  readonly twin: boolean;
  readonly route: RouteData;
  readonly regex: RegExp;
};
/** Patterns by their first word; under the empty text, those that begin with a parameter. */
type Table = ReadonlyMap<string, readonly RouteEntry[]>;

/** No path of a site is longer. */
const MAX_PATH_LENGTH = 2048;
/** At its end, a reference may say which show of a double bill is meant. */
const SLUG = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}(?:~[2-9])?$/;

const tables = new Map(SITE_CODES.map((code) => [code, compileSite(siteOf(code))]));

/** The screen of a path (without query and fragment; no trailing slash but for `/`); undefined when there is none. */
export function match(site: Site, path: string): RouteMatch | undefined {
  if (!path.startsWith('/') || path.length > MAX_PATH_LENGTH) return undefined;
  const { base, suffix } = splitFilters(path);
  const { language: ownLanguage, rest } = splitLanguage(site, base);
  const found = find(site, ownLanguage, rest);
  if (found === undefined) return undefined;
  const { screen, twin, route } = found.entry;
  const language = found.params.language ?? ownLanguage;
  const { slug, id, kind } = found.params;
  const params: RouteParams = { ...(slug && { slug }), ...(id && { id }), ...(kind && { kind }) };

  const parsed = suffix === undefined ? { filters: NO_FILTERS } : route.filters ? parseFilters(suffix) : undefined;
  if (parsed === undefined) return undefined;
  const filters = appliedFilters(route, parsed.filters);
  const own = href(site, language, screen, params, { filters, webview: twin });
  return {
    screen,
    language,
    params,
    filters,
    hasFilters: hasFilters(filters),
    webview: route.layout === 'webview' || route.layout === 'light',
    route,
    canonical: own === path ? undefined : own,
  };
}

/** The language of any path, matched or not: its first segment if the site has that language, else the site's default. */
export function languageOfPath(site: Site, path: string): Language {
  return splitLanguage(site, path).language;
}

/** The language of a path and what follows its prefix, without a leading slash. */
function splitLanguage(site: Site, path: string): { language: Language; rest: string } {
  const end = path.indexOf('/', 1);
  const language = supportedLanguage(site, path.slice(1, end < 0 ? undefined : end));
  if (language === undefined) return { language: site.defaultLanguage, rest: path.slice(1) };
  return { language, rest: end < 0 ? '' : path.slice(end + 1) };
}

type FoundParams = RouteParams & { readonly language?: Language | undefined };

function find(site: Site, language: Language, rest: string): { entry: RouteEntry; params: FoundParams } | undefined {
  const table = tables.get(site.code)?.get(language);
  const [first = ''] = rest.split('/', 1);
  for (const word of first === '' ? [''] : [first, '']) {
    for (const entry of table?.get(word) ?? []) {
      const groups = entry.regex.exec(rest);
      const params = groups === null ? undefined : readParams(site, groups.groups ?? {});
      if (params !== undefined) return { entry, params };
    }
  }
  return undefined;
}

/** The parameters of a path, decoded and checked; undefined when one is bad. */
function readParams(site: Site, groups: Readonly<Record<string, string | undefined>>): FoundParams | undefined {
  const params: { slug?: string; id?: string; kind?: RedirectKind; language?: Language } = {};
  for (const [name, raw = ''] of Object.entries(groups)) {
    const value = decodeSegment(raw);
    if (value === undefined || !SLUG.test(value)) return undefined;
    if (name === 'slug' || name === 'id') params[name] = value;
    if (name === 'kind') {
      if (!isRedirectKind(value) || !isAvailable(site, redirectKinds[value])) return undefined;
      params.kind = value;
    }
    if (name === 'language') {
      const language = supportedLanguage(site, value);
      if (language === undefined) return undefined;
      params.language = language;
    }
  }
  return params;
}

function compileSite(site: Site): ReadonlyMap<Language, Table> {
  return new Map(site.languages.map((language) => [language, compileLanguage(site, language)]));
}

function compileLanguage(site: Site, language: Language): Table {
  const table = new Map<string, RouteEntry[]>();
  const add = (pattern: string, entry: Omit<RouteEntry, 'regex'>) => {
    const [word = ''] = pattern.split('/', 1);
    const key = word.includes('{') ? '' : word;
    table.set(key, [...(table.get(key) ?? []), { ...entry, regex: regexOf(pattern) }]);
  };
  for (const screen of SCREENS.filter((screen) => isAvailable(site, screen))) {
    const route = routeOf(screen);
    const own = patternOf(site, language, screen);
    if (own === undefined || (route.unprefixed === true && language !== site.defaultLanguage)) continue;
    for (const pattern of [own, ...aliasesOf(site, language, screen)]) {
      add(pattern, { screen, twin: false, route });
      if (route.twin === true) add(`m/${pattern}`, { screen, twin: true, route: { ...route, layout: 'webview' } });
    }
  }
  return table;
}

function regexOf(pattern: string): RegExp {
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : RegExp.escape(part)));
  return new RegExp(`^${source.join('')}$`);
}
