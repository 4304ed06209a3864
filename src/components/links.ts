import type { Show } from '../contract/show.ts';
import { href, type HrefOptions } from '../routes/href.ts';
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
