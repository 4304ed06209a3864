import type { RankedOnDay } from '../domain/show/showOrder.ts';
import { inServerOrder } from './sortedList.ts';

/**
 * What decides the places of a cinema day's rows in HTML: an attribute of the list with a word for each row, its weight
 * and rank, and a mark if it is over. Pages write it; the page's script reads it back to give a client's wishes their
 * weight. One attribute, since a day of a large cinema has many rows.
 */
const RANKS = 'data-ranks';
/** The attribute of a list of posters in which a client's wishes come first. */
export const WISHED_FIRST = 'data-wished-first';
const OVER = '!';

type Rank = Omit<RankedOnDay, 'slug'>;

/** The attribute of the list of a day's rows. */
export function ranksAttributes(rows: readonly Rank[]): Readonly<Record<string, string>> {
  const words = rows.map(({ weight, order, over }) => `${weight}:${order}${over ? OVER : ''}`);
  return { [RANKS]: words.join(' ') };
}

/** The list of a day's rows, if the page has one. */
export function rankedList(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${RANKS}]`);
}

/** The rows of such a list, in the server's order, with what decides their places. */
export function rankedRows(list: HTMLElement): (RankedOnDay & { readonly row: Element })[] {
  const words = list.dataset['ranks']!.split(' ');
  return inServerOrder(list).flatMap((row, index) => {
    const [weight, order = ''] = (words[index] ?? '').split(':');
    const slug = slugOfRow(row);
    if (slug === undefined) return [];
    return { row, slug, weight: Number(weight), order: Number.parseFloat(order), over: order.endsWith(OVER) };
  });
}

/** The slug of a row's show: the last part of the path that its heading leads to. */
export function slugOfRow(row: ParentNode): string | undefined {
  return row.querySelector<HTMLAnchorElement>('a[href]')?.pathname.split('/').at(-1);
}
