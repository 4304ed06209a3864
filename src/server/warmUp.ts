import { href } from '../routes/href.ts';
import { routeOf, SCREENS } from '../routes/screens.ts';
import { originOf } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { addressOf, type Address } from './address.ts';

/**
 * Any search: its answer is of no interest, but the index that it needs takes a second where a site has tens of thousands
 * of articles, and nobody should wait for it.
 */
const SEARCH = '/api/search/quick?q=cinema';

/**
 * What to render at start: for each site and language, the pages that a new visitor opens first, default language first,
 * then a search in each site's default language. Nothing with WARM_UP=off.
 */
export function firstAddresses(settings: Settings): Address[] {
  if (settings.WARM_UP === 'off') return [];
  return SITE_CODES.map(siteOf).flatMap((site) => {
    const { host } = new URL(originOf(site, settings));
    const languages = [...new Set([site.defaultLanguage, ...site.languages])];
    const pages = languages.flatMap((language) =>
      SCREENS.filter((screen) => routeOf(screen).warm).map((screen) => href(site, language, screen)),
    );
    return [...pages, SEARCH].map((path) => addressOf(site, host, path, 'asking'));
  });
}
