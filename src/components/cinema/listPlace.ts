import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';

/**
 * What makes a list that everybody gets the same show what it has at the visitor's own place
 * (islands/cinema/chosenCinema/showChosen.ts): without a place in its address the part to fetch, with one the page that any
 * place leads to.
 */
export function listPlace(
  { site, language, path, filters }: PageContext,
  list: 'shows' | 'entertainments' | 'accessible' | 'saleOpenings',
): Readonly<Record<string, string>> {
  const own = href(site, language, list);
  if (filters.localisation !== undefined) return { id: 'list', 'data-anyones': own };
  return path === own
    ? { id: 'list', 'data-chosen': `/fragments/${language}/placed/`, 'data-suffix': `/${list}` }
    : { id: 'list' };
}
