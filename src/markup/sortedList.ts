import { millisecondsInMinute } from 'date-fns/constants';
import type { Sortable } from '../domain/show/sortOrder.ts';
import { isLeft, readScreening, ticketsIn } from './ticket.ts';

/**
 * Lists of shows that a visitor may sort on the device (decision 44), in HTML. On each item: `data-l`, the length of its
 * show in minutes, by the server; `data-index`, its place in the server's order, by the first script that moves items.
 * On the list: `data-sorted`, while it is in another order.
 */
const SORTED = 'data-sorted';

/** The attribute of a list of posters that may be sorted. */
export const SORTABLE = { 'data-sortable': '' } as const;

/** The lists of posters that may be sorted. */
export function sortableLists(): Element[] {
  return [...document.querySelectorAll('[data-sortable]')];
}

/** The attribute of an item with the length of its show. */
export function lengthAttribute(minutes: number | null): Readonly<Record<string, number | undefined>> {
  return { 'data-l': minutes ?? undefined };
}

/** The items of a list in the server's order, whatever their order is now. */
export function inServerOrder(list: Element): HTMLElement[] {
  const items = [...list.children] as HTMLElement[];
  for (const [index, { dataset }] of items.entries()) dataset['index'] ??= String(index);
  return items.toSorted((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']));
}

/** What an item is sorted by. */
export function sortableOf(item: HTMLElement): Sortable {
  const starts = ticketsIn(item)
    .filter(isLeft)
    .map((ticket) => readScreening(ticket).start / millisecondsInMinute);
  const { l: length } = item.dataset;
  return {
    title: item.querySelector(':is(h2, h3) a')?.textContent?.trim() ?? '',
    length: length === undefined ? undefined : Number(length),
    start: starts.length > 0 ? Math.min(...starts) : undefined,
  };
}

/** Whether a visitor has chosen the order of a list, which then stays. */
export function isSorted(list: Element): boolean {
  return list.hasAttribute(SORTED);
}

/** Gives a list these items in this order: a visitor's, or the server's. */
export function setOrder(list: Element, items: readonly HTMLElement[], sorted: boolean): void {
  list.toggleAttribute(SORTED, sorted);
  if (items.some((item, index) => list.children[index] !== item)) list.append(...items);
}
