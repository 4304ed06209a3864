import type { Show } from '../contract/show.ts';
import { href, type HrefOptions } from '../routes/href.ts';
import { redirectKinds, type Screen } from '../routes/screens.ts';
import type { Language, Site } from '../sites/sites.ts';

/** The page of a film or an event. */
export function showHref(
  site: Site,
  language: Language,
  show: Pick<Show, 'slug' | 'isMovie'>,
  options: HrefOptions = {},
): string {
  return href(site, language, show.isMovie ? 'movie' : 'entertainment', { slug: show.slug }, options);
}

/** What each language calls itself. */
export const languageNames = { fr: 'Français', en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

/** The address of a language link: the item's own where SPEC gives it one, else this page's by its path. */
export function languageLink(site: Site, language: Language, screen: Screen, path: string, slug?: string): string {
  const kind = (Object.keys(redirectKinds) as (keyof typeof redirectKinds)[]).find(
    (each) => redirectKinds[each] === screen,
  );
  const from = `?from=${encodeURIComponent(path)}`;
  if (kind && slug) return href(site, language, 'redirect', { kind, slug }) + from;
  return `/redirect/${language}${from}`;
}

/** Where all about an experience, or another mark of screenings, is said. */
export function experienceHref(site: Site, language: Language, slug: string): string {
  return `${href(site, language, 'experiences')}#${encodeURIComponent(slug)}`;
}
