import { fieldsOf } from '../../../lib/fields.ts';
import { readOfTab } from './storage.ts';

/** Longer responses are cached for this page only: session storage holds about five million characters. */
const STORED_LENGTH = 200_000;
const PREFIX = 'api:';

/** A response of the API, and when it arrived, in epoch milliseconds. */
export type CachedResponse = { readonly at: number; readonly data: unknown };

const cache = new Map<string, CachedResponse>();

/** What this page or session storage has for an address. */
export function cachedResponse(address: string): CachedResponse | undefined {
  const here = cache.get(address);
  if (here) return here;
  const { at, data } = fieldsOf(readOfTab(PREFIX + address));
  // No storage, or its content is another program's.
  if (typeof at !== 'number' || data === undefined) return undefined;
  const stored = { at, data };
  cache.set(address, stored);
  return stored;
}

/** Caches a response for this page and, if storage has room, for the session. */
export function cacheResponse(address: string, entry: CachedResponse): void {
  cache.set(address, entry);
  try {
    const text = JSON.stringify(entry);
    if (text.length <= STORED_LENGTH) sessionStorage.setItem(PREFIX + address, text);
  } catch {
    // Full or refused: only the page caches it.
  }
}
