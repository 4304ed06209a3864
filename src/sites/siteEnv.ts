import type { Site } from './sites.ts';

/** What handlers of a site's host know besides their request: Hono's `context.var`. */
export type SiteEnv = { Variables: { site: Site } };
