import type { Site } from '../sites/sites.ts';

/**
 * How long a page with screenings is kept, in seconds: it is never more than a minute old, and an import shows at once
 * whatever this says, by the tags of the page.
 */
export const PROGRAMME = { maxAge: 30, swr: 30 } as const;

/** The same for editors' content, of which no hour passes unseen: an offer that is over leaves the lists by midnight. */
export const CONTENT = { maxAge: 300, swr: 600 } as const;

/** The tags of a page with the house's advertisements (components/Promotions.astro). */
export const promotionTags = (site: Site): string[] =>
  ['autopromos', 'native-ad'].map((name) => `content:${site.code}:${name}`);
