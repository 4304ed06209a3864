import type { z } from 'zod';
import { languagesOf } from '../content/languages.ts';
import type { FeedContent } from '../contract/feed.ts';
import { href } from '../routes/href.ts';
import type { Screen } from '../routes/screens.ts';
import type { Language, Site } from '../sites/sites.ts';
import type { translationSchema } from './schemas.ts';

/** Where an item stands in the asked language and in all it exists in. Slugs are the same in each; paths are not. */
export function translationOf(
  site: Site,
  language: Language,
  screen: Screen,
  slug: string,
  languages: readonly Language[] = site.languages,
): z.infer<typeof translationSchema> {
  const at = (each: Language) => ({ slug, url: href(site, each, screen, { slug }) });
  return { ...at(language), languages: Object.fromEntries(languages.map((each) => [each, at(each)])) };
}

/** Where a piece of content stands in each language in which its editors have it. One statement. */
export async function contentTranslation(
  site: Site,
  language: Language,
  { kind, screen, slug }: { kind: FeedContent; screen: Screen; slug: string },
) {
  return translationOf(site, language, screen, slug, await languagesOf(site, kind, slug));
}
