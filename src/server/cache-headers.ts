import type { CacheProviderFactory } from 'astro';

/**
 * Turns what a page says with `Astro.cache.set({ maxAge, swr, tags })` into `CDN-Cache-Control` and `Cache-Tag`, which
 * the page cache in front of Astro, or a CDN, obeys. Nothing is kept here, so there is nothing to invalidate: a purge
 * comes from the `changes` table.
 */
const cacheHeaders: CacheProviderFactory = () => ({
  name: 'headers',
  async invalidate() {},
});

export default cacheHeaders;
