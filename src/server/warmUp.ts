import { href } from '../routes/href.ts';
import { originOf } from '../settings/hosts.ts';
import type { Settings } from '../settings/settings.ts';
import { siteOf, SITE_CODES } from '../sites/sites.ts';
import { addressOf, type Address } from './address.ts';

/** Where most visits begin. */
const SCREENS = ['home', 'shows', 'cinemas'] as const;

/** The pages that are asked for first by who has chosen nothing yet, of each site and language, each site's own language first. */
export function firstAddresses(settings: Settings): Address[] {
  return SITE_CODES.map(siteOf).flatMap((site) => {
    const { host } = new URL(originOf(site, settings));
    const languages = [...new Set([site.defaultLanguage, ...site.languages])];
    return languages.flatMap((language) =>
      SCREENS.map((screen) => addressOf(host, href(site, language, screen), 'asking')),
    );
  });
}
