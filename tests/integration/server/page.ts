/** A page's headers, as Astro sends them. */
export const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=600',
  'cache-tag': 'site:fr',
} as const;
