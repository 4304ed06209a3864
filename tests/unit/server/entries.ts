import { addressOf, type Address } from '../../../src/server/address.ts';
import { makeCacheEntry, type CacheEntry } from '../../../src/server/cacheEntry.ts';
import type { Lifetime } from '../../../src/server/lifetime.ts';
import { prepareResponse, type PreparedResponse } from '../../../src/server/preparedResponse.ts';
import type { RenderedResponse } from '../../../src/server/rendered.ts';
import { siteOf } from '../../../src/sites/sites.ts';

const OPTIONS = { commonHeaders: [['x-content-type-options', 'nosniff']], cdn: false } as const;

export const address = (path: string): Address => addressOf(siteOf('fr'), 'fr.aurore.test', path, 'settled');

export const lifetime = (tags: readonly string[] = []): Lifetime => ({ maxAge: 60, staleWhileRevalidate: 600, tags });

export function response(
  text: string,
  headers: RenderedResponse['headers'] = [['content-type', 'text/html; charset=utf-8']],
): RenderedResponse {
  return { status: 200, headers, body: Buffer.from(text) };
}

/** A response of an address as a renderer prepares it. */
export function prepared(
  path: string,
  made: RenderedResponse,
  { tags, known, cdn = false }: { tags?: readonly string[]; known?: readonly string[] | undefined; cdn?: boolean } = {},
): Promise<PreparedResponse> {
  const rendered = { response: made, lifetime: lifetime(tags), renderMs: 12 };
  return prepareResponse(address(path), rendered, { ...OPTIONS, cdn }, known);
}

/** A cache entry made at the start of the clock. */
export async function entry(path: string, text: string, tags?: readonly string[]): Promise<CacheEntry> {
  return makeCacheEntry(address(path), await prepared(path, response(text), { ...(tags && { tags }) }), 0);
}
