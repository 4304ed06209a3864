import { addressOf, type Address } from '../../../src/server/address.ts';
import { makeCacheEntry, type RenderedResponse, type CacheEntry } from '../../../src/server/cacheEntry.ts';
import type { Lifetime } from '../../../src/server/lifetime.ts';

export const OPTIONS = { commonHeaders: [['x-content-type-options', 'nosniff']], cdn: false } as const;

export const address = (path: string): Address => addressOf('fr.aurore.test', path, 'settled');

export const lifetime = (tags: readonly string[] = []): Lifetime => ({ maxAge: 60, staleWhileRevalidate: 600, tags });

export function response(
  text: string,
  headers: RenderedResponse['headers'] = [['content-type', 'text/html; charset=utf-8']],
): RenderedResponse {
  return { status: 200, headers, body: Buffer.from(text) };
}

/** A cache entry made at the start of the clock. */
export function entry(path: string, text: string, tags?: readonly string[]): Promise<CacheEntry> {
  return makeCacheEntry(address(path), response(text), lifetime(tags), 0, OPTIONS);
}
