import type { CacheProviderFactory } from 'astro';

/**
 * Turns a page's `Astro.cache.set({ maxAge, swr, tags })` into the headers `CDN-Cache-Control` and `Cache-Tag`, which
 * the page cache in front of Astro, or a CDN, obeys. Nothing is cached here, so there is nothing to invalidate: purges
 * come from the `changes` table.
 */
const cacheHeaders: CacheProviderFactory = () => ({
  name: 'headers',
  async invalidate() {},
});

export default cacheHeaders;
