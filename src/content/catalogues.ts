import type { Language, Site } from '../sites/sites.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';

/** The catalogues of a site in its languages, without that of one which is at hand. A statement for each. */
export function cataloguesOf(site: Site, atHand?: Language): Promise<readonly Catalogue[]> {
  const languages = site.languages.filter((language) => language !== atHand);
  return Promise.all(languages.map((language) => catalogueOf(site, language)));
}
