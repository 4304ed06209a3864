import { knownChoices } from '../account/knownChoices.ts';
import { inDayOrder, WISH_WEIGHT } from '../../domain/show/showOrder.ts';
import { rankedList, rankedRows, slugOfRow, WISHED_FIRST } from '../../markup/dayRanks.ts';
import { isSorted } from '../../markup/sortedList.ts';

/** The shows of the wishlist that earlier pages have learned of. */
export const knownWishes = (): readonly string[] => knownChoices().wishlist;

/**
 * Gives what a known client wishes to see its weight in the lists of a page, which the server sends alike to all. An order
 * that the visitor has chosen stays.
 */
export function putWishesFirst(root: ParentNode): void {
  putWishedRowsFirst(root);
  putWishedPostersFirst(root);
}

/** The same among the rows of a cinema's day (SPEC 9, "Sort weights"). */
export function putWishedRowsFirst(root: ParentNode): void {
  const list = rankedList(root);
  const wished = knownWishes();
  if (!list || isSorted(list) || wished.length === 0) return;
  const rows = rankedRows(list).map((each) => (wished.includes(each.slug) ? { ...each, weight: WISH_WEIGHT } : each));
  list.append(...inDayOrder(rows).map(({ row }) => row));
}

/** Posters are by weight and rank already, and nothing in their lists weighs more than a wish. */
function putWishedPostersFirst(root: ParentNode): void {
  const wished = knownWishes();
  for (const list of root.querySelectorAll(`[${WISHED_FIRST}]`)) {
    if (isSorted(list)) continue;
    list.prepend(...[...list.children].filter((each) => wished.includes(slugOfRow(each) ?? '')));
  }
}
