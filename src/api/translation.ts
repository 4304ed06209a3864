import type { z } from 'zod';
import { languagesOf } from '../content/languages.ts';
import type { FeedContent } from '../contract/feed.ts';
import { href } from '../routes/href.ts';
import type { Screen } from '../routes/screens.ts';
import type { Language, Site } from '../sites/sites.ts';
import type { translationSchema } from './schemas.ts';

/**
 * An item's slug and path in the requested language, and in all languages in which it exists. Its slug is the same in
 * each; its path is not.
 */
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

/** The same for a piece of content, in each language in which editors have it. One statement. */
export async function contentTranslation(
  site: Site,
  language: Language,
  { kind, screen, slug }: { kind: FeedContent; screen: Screen; slug: string },
) {
  return translationOf(site, language, screen, slug, await languagesOf(site, kind, slug));
}
