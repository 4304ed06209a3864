import { isAvailable, type Screen } from '../../src/routes/screens.ts';
import { SITE_CODES, siteOf, type SiteCode } from '../../src/sites/sites.ts';

/** The sites that have a screen. */
export function sitesOf(screen: Screen): readonly SiteCode[] {
  return SITE_CODES.filter((code) => isAvailable(siteOf(code), screen));
}
