import type { Filters } from '../../contract/filters.ts';
import { matchesFilters, type FilterSubject } from '../../domain/programmeFilters.ts';

/**
 * Tickets are the server's HTML and never props (a day of a large cinema has 720). What a rule must know of one stands in
 * short data attributes: `data-v` its version, `data-t` its tags; the row it stands in has `data-g`, the genres.
 */
export type Ticket = { readonly element: HTMLElement; readonly subject: FilterSubject };
export type Row = { readonly element: HTMLElement; readonly tickets: readonly Ticket[] };

const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** What has been read stays so: it is much of what a toggled filter costs a slow phone. */
const known = new WeakMap<HTMLElement, Row>();

function readRow(row: HTMLElement): Row {
  const genres = words(row.dataset['g']);
  return {
    element: row,
    tickets: [...row.querySelectorAll<HTMLElement>('[data-v]')].map((element) => ({
      element,
      subject: { tags: words(element.dataset['t']), genres, versions: words(element.dataset['v']) },
    })),
  };
}

/** The rows of a programme with their tickets. */
export function readRows(root: ParentNode): Row[] {
  return [...root.querySelectorAll<HTMLElement>('[data-row]')].map((element) => {
    const row = known.get(element) ?? readRow(element);
    known.set(element, row);
    return row;
  });
}

/** Hides what the filters leave out, writing only what changes. Gives how many rows and tickets are left. */
export function showMatching(rows: readonly Row[], filters: Filters): { rows: number; tickets: number } {
  let shownRows = 0;
  let shownTickets = 0;
  for (const row of rows) {
    let left = 0;
    for (const ticket of row.tickets) {
      const hidden = !matchesFilters(ticket.subject, filters);
      if (ticket.element.hidden !== hidden) ticket.element.hidden = hidden;
      if (!hidden) left += 1;
    }
    if (row.element.hidden !== (left === 0)) row.element.hidden = left === 0;
    if (left > 0) shownRows += 1;
    shownTickets += left;
  }
  return { rows: shownRows, tickets: shownTickets };
}
