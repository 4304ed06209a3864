import { href } from '../routes/href.ts';
import { routeOf, SCREENS } from '../routes/screens.ts';
import { originOf } from '../settings/hosts.ts';
import type { Settings } from '../settings/schema.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { addressOf, type Address } from './address.ts';

/**
 * The pages to render at start: for each site and language, those that a new visitor opens first. Default language
 * first.
 */
export function firstAddresses(settings: Settings): Address[] {
  return SITE_CODES.map(siteOf).flatMap((site) => {
    const { host } = new URL(originOf(site, settings));
    const languages = [...new Set([site.defaultLanguage, ...site.languages])];
    return languages.flatMap((language) =>
      SCREENS.filter((screen) => routeOf(screen).warm).map((screen) =>
        addressOf(host, href(site, language, screen), 'asking'),
      ),
    );
  });
}
