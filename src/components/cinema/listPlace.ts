import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { marks } from '../../markup/marks.ts';

/**
 * What makes a list that everybody gets the same show what it has at the visitor's own place
 * (islands/cinema/chosenCinema/showChosen.ts): without a place in its address the part to fetch, with one the page that any
 * place leads to.
 */
export function listPlace(
  { site, language, path, filters }: PageContext,
  list: 'shows' | 'entertainments' | 'accessible' | 'saleOpenings',
): Readonly<Record<string, string | number>> {
  const own = href(site, language, list);
  if (filters.localisation !== undefined) return { id: 'list', ...marks({ anyones: own }) };
  return path === own
    ? { id: 'list', ...marks({ chosen: `/fragments/${language}/placed/`, suffix: `/${list}` }) }
    : { id: 'list' };
}
