import { askedFilms } from '../domain/inARow.ts';
import type { Variant } from '../domain/variant.ts';

/**
 * A page to be had: what the cache knows it by, and what a render is asked for.
 *
 * Host, address and variant say all that a page may differ by; what is the visitor's own is fetched after the page. The
 * variant is one name of a closed list, found before the lookup, which a CDN can find the same way (decision 15), and never
 * the text of a cookie.
 */
export type Address = {
  readonly key: string;
  /** In small letters. */
  readonly host: string;
  /** Path with the allowed part of the query. */
  readonly url: string;
  readonly variant: Variant;
};

/**
 * Query parameters that a kept answer may depend on. All others, such as those of advertisements, reach no render whose
 * answer is kept: whoever lets a page or an endpoint read another one adds it here. Whether a trailer plays by itself
 * (`bandeannonce`) the browser decides, of a page that is the same.
 */
const PAGE_QUERY = [
  'choice',
  'date',
  'errorCode',
  'film',
  'from',
  'options',
  'page',
  'plan',
  'q',
  'start',
  'type',
  'until',
] as const;
const API_QUERY = ['catalog', 'language', 'q', 'type'] as const;

/** The address of a request whose `url` begins with a slash. */
export function addressOf(host: string, url: string, variant: Variant): Address {
  const wanted = withAllowedQuery(url);
  const small = host.toLowerCase();
  return { key: `${small}${wanted} ${variant}`, host: small, url: wanted, variant };
}

function withAllowedQuery(url: string): string {
  const question = url.indexOf('?');
  if (question === -1) return url;
  const path = url.slice(0, question);
  const given = new URLSearchParams(url.slice(question + 1));
  const names: readonly string[] = path.startsWith('/api/') ? API_QUERY : PAGE_QUERY;
  const query = new URLSearchParams(names.flatMap((name) => valuesOf(given, name).map((value) => [name, value])));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Films are few and in one order: the same choice is one page however it was made. */
function valuesOf(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name);
  return name === 'film' ? askedFilms(values) : values;
}
