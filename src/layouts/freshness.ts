import type { Site } from '../sites/sites.ts';

/**
 * How long, in seconds, a page with screenings is kept: it is never more than a minute old, and an import shows at once
 * anyway, by the tags of the page.
 */
export const PROGRAMME = { maxAge: 30, swr: 30 } as const;

/**
 * The same for editors' content, where minutes are soon enough: an expired offer leaves the lists shortly after
 * midnight.
 */
export const CONTENT = { maxAge: 300, swr: 600 } as const;

/** The tags of a page with the chain's advertisements (components/Promotions.astro). */
export const promotionTags = (site: Site): string[] =>
  ['autopromos', 'native-ad'].map((name) => `content:${site.code}:${name}`);
