import { inSortOrder, type SortKey } from '../../domain/show/sortOrder.ts';
import { inServerOrder, isSorted, setOrder, sortableOf } from '../../markup/sortedList.ts';

const KEYS: readonly string[] = ['time', 'title', 'length'] satisfies SortKey[];
const isKey = (value: string): value is SortKey => KEYS.includes(value);

/**
 * Puts the items of a list in the order that a visitor has chosen; for any other value in the server's again. One that is
 * not sorted stays as it is: a client's wishes may have been put first.
 */
export function sortList(list: Element, chosen: string): void {
  if (!isKey(chosen) && !isSorted(list)) return;
  const items = inServerOrder(list);
  if (!isKey(chosen)) {
    setOrder(list, items, false);
    return;
  }
  const sortable = items.map((item) => ({ item, ...sortableOf(item) }));
  const order = inSortOrder(sortable, chosen, document.documentElement.lang).map(({ item }) => item);
  setOrder(list, order, true);
}
