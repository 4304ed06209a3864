import type { OutgoingHttpHeaders } from 'node:http';

/** How long a response may be cached, in seconds, and the tags of what it is made from. */
export type Lifetime = {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly tags: readonly string[];
};

/** Statuses that may be cached. Other responses are cheap, or right for one request only. */
const CACHEABLE_STATUSES: ReadonlySet<number> = new Set([200, 301, 404, 410]);

/** Headers that pages address to trusted caches; visitors do not get them. */
export const CACHE_CONTROL_HEADERS = ['cdn-cache-control', 'cache-tag'] as const;

/**
 * The lifetime that a response's headers allow. Undefined if it must not be cached: it gives no lifetime, sets a
 * cookie, is private, or varies by more than the encoding. Header names are in lower case.
 */
export function lifetimeOf(status: number, headers: OutgoingHttpHeaders): Lifetime | undefined {
  if (!CACHEABLE_STATUSES.has(status) || headers['set-cookie'] !== undefined) return undefined;
  if (/\b(private|no-store)\b/i.test(textOf(headers['cache-control']))) return undefined;
  const vary = list(headers['vary']).filter((name) => name.toLowerCase() !== 'accept-encoding');
  if (vary.length > 0) return undefined;
  const directives = textOf(headers['cdn-cache-control']);
  if (/\b(private|no-store|no-cache)\b/i.test(directives)) return undefined;
  const maxAge = seconds(directives, 'max-age');
  if (maxAge === 0) return undefined;
  return {
    maxAge,
    staleWhileRevalidate: seconds(directives, 'stale-while-revalidate'),
    tags: list(headers['cache-tag']),
  };
}

function seconds(directives: string, name: string): number {
  return Number(new RegExp(`(?:^|[,\\s])${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
}

function list(value: OutgoingHttpHeaders[string]): string[] {
  return textOf(value)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function textOf(value: OutgoingHttpHeaders[string]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
