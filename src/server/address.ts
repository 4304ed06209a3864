import { requestedFilms } from '../domain/programme/inARow.ts';
import type { Variant } from '../domain/shell/variant.ts';
import { match } from '../routes/match.ts';
import { queryOf, routeOf, SCREENS } from '../routes/screens.ts';
import { supportedLanguage, type Site } from '../sites/sites.ts';

/**
 * A page's address: the key under which it is cached, and what is rendered for it.
 *
 * A page may differ only by host, URL and variant; what is personal is fetched after the page. The variant is one of a
 * closed list, never a cookie's text. It is found before the cache lookup, in a way that a CDN can follow too
 * (decision 15).
 */
export type Address = {
  readonly key: string;
  /** In lower case. */
  readonly host: string;
  /** Path with the allowed part of the query. */
  readonly url: string;
  readonly variant: Variant;
};

/**
 * Query parameters that a cached response may depend on, in one order: at a screen's address those that it reads, by the
 * table of screens; at others those that any screen reads; for the API those here, and for files none. All others, such
 * as those of advertisements, are removed before rendering. `bandeannonce`, which starts a trailer, is missing because
 * the browser reads it; the page is the same.
 */
const PAGE_QUERY = [...new Set(SCREENS.flatMap(queryOf))].sort();
/** What endpoints of the API read besides the language, by how their paths begin. */
const API_QUERY = {
  '/api/search/': ['q', 'type'],
  '/api/featured': ['type'],
  '/api/cms/1.0.0/subscription/': ['catalog'],
} as const;
/**
 * Files and calendars are the same with any query. The largest have 800 kB: a hundred would take the place of all pages.
 */
const WITHOUT_QUERY =
  /^\/(?:(?:assets|calendar|feed|manifest|share|sitemap|\.well-known)\/|(?:robots|llms)\.txt|sitemap\.xml)/;

/** The address of a request to a site. `url` begins with a slash; other query parameters than the allowed ones are dropped. */
export function addressOf(site: Site, host: string, url: string, variant: Variant): Address {
  const wanted = withAllowedQuery(site, url);
  const small = host.toLowerCase();
  return { key: `${small}${wanted} ${variant}`, host: small, url: wanted, variant };
}

/**
 * Whether the screen at an address is made for one visitor, by the table of screens: nothing is rendered for everyone
 * first. Pages that are private for a reason of their own show it in their answer.
 */
export function isOfOneVisitor(site: Site, { url }: Address): boolean {
  const [path] = url.split('?', 1);
  const found = match(site, path!);
  if (!found) return false;
  const { fresh } = routeOf(found.screen);
  return fresh === 'visitor' || fresh === 'never';
}

function withAllowedQuery(site: Site, url: string): string {
  const question = url.indexOf('?');
  if (question === -1) return url;
  const path = url.slice(0, question);
  const given = new URLSearchParams(url.slice(question + 1));
  const names = namesFor(site, path, given);
  const query = new URLSearchParams(names.flatMap((name) => valuesOf(site, given, name).map((value) => [name, value])));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** The given parameters that the response at a path may depend on, in one order. */
function namesFor(site: Site, path: string, given: URLSearchParams): readonly string[] {
  if (WITHOUT_QUERY.test(path)) return [];
  if (path.startsWith('/api/')) {
    const [, read = []] = Object.entries(API_QUERY).find(([start]) => path.startsWith(start)) ?? [];
    return ['language', ...read];
  }
  const names = PAGE_QUERY.filter((name) => given.has(name));
  // Which screen it is takes longer to find out, and most queries are an advertisement's.
  const screen = names.length > 0 ? match(site, path)?.screen : undefined;
  if (screen === undefined) return names;
  const read = queryOf(screen);
  return names.filter((name) => read.includes(name));
}

/**
 * The values of a parameter. Films are limited in number and sorted, so the same choice always gives the same page, and a
 * language that the site lacks counts as none.
 */
function valuesOf(site: Site, query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name);
  if (name === 'language') return [supportedLanguage(site, values[0])].filter((each) => each !== undefined);
  return name === 'film' ? requestedFilms(values) : values;
}
