import type { Show } from '../../contract/show.ts';
import type { PageContext } from '../../page/context.ts';
import { href, type HrefOptions } from '../../routes/href.ts';
import { redirectKinds } from '../../routes/screens.ts';
import type { Language, Site } from '../../sites/sites.ts';

/** The page of a film or an event. */
export function showHref(
  site: Site,
  language: Language,
  show: Pick<Show, 'slug' | 'isMovie'>,
  options: HrefOptions = {},
): string {
  return href(site, language, show.isMovie ? 'movie' : 'entertainment', { slug: show.slug }, options);
}

/**
 * Where "Cinemas" leads: a site with one cinema always means that cinema; elsewhere to the list, which redirects to the
 * visitor's own (SPEC 2) unless `part` names what is wanted of it.
 */
export function cinemasHref(
  { site, language, catalogue }: Pick<PageContext, 'site' | 'language' | 'catalogue'>,
  part = '',
): string {
  const [only, ...more] = catalogue.cinemas;
  if (only !== undefined && more.length === 0) return href(site, language, 'cinema', { slug: only.slug });
  return href(site, language, 'cinemas') + part;
}

/** The page of a director or an actor. */
export function personHref(site: Site, language: Language, { slug }: { readonly slug: string }): string {
  return href(site, language, 'person', { slug });
}

/**
 * The address of a link that changes a page's language: the item's own where SPEC gives it one, else by path and query.
 */
export function languageLink(
  { site, screen, path, query, params: { slug } }: Pick<PageContext, 'site' | 'screen' | 'path' | 'query' | 'params'>,
  language: Language,
): string {
  const kind = (Object.keys(redirectKinds) as (keyof typeof redirectKinds)[]).find(
    (each) => redirectKinds[each] === screen,
  );
  const from = `?from=${encodeURIComponent(query.size > 0 ? `${path}?${query.toString()}` : path)}`;
  if (kind && slug) return href(site, language, 'redirect', { kind, slug }) + from;
  return `/redirect/${language}${from}`;
}

/** Where an experience, or another mark of screenings, is described. */
export function experienceHref(site: Site, language: Language, slug: string): string {
  return `${href(site, language, 'experiences')}#${encodeURIComponent(slug)}`;
}
