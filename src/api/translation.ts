import type { z } from 'zod';
import { href } from '../routes/href.ts';
import type { Screen } from '../routes/screens.ts';
import type { Language, Site } from '../sites/sites.ts';
import type { translationSchema } from './schemas.ts';

/** Where an item stands in the asked language and in all of the site. Slugs are the same in each; paths are not. */
export function translationOf(
  site: Site,
  language: Language,
  screen: Screen,
  slug: string,
): z.infer<typeof translationSchema> {
  const at = (each: Language) => ({ slug, url: href(site, each, screen, { slug }) });
  return { ...at(language), languages: Object.fromEntries(site.languages.map((each) => [each, at(each)])) };
}
