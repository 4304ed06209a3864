import { FILTER_GROUPS, NO_FILTERS, type Filters } from '../../contract/filters.ts';
import { hasHours, isInHours, timesOf } from '../../domain/programme/hours.ts';
import { byGroup, matchesFilters, type FilterSubject, type Kind } from '../../domain/programme/programmeFilters.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { clockTimesOf, rowsIn, saysBegun, slugsOf, ticketsIn } from '../../markup/ticket.ts';

/** Tickets are the server's HTML and never props: a day of a large cinema has 720. */
export type Ticket = { readonly element: HTMLElement; readonly subject: FilterSubject };
export type Row = { readonly element: HTMLElement; readonly tickets: readonly Ticket[] };

const slugsIn = (text: string): string[] => (text ? text.split(' ').map((slug) => slug.replaceAll('/', ' ')) : []);

/** Tickets of one kind share a subject, so that the filters are applied once for each kind and not for each ticket. */
const subjects = new Map<string, FilterSubject>();

function subjectOf(ticket: HTMLElement, row: HTMLElement): FilterSubject {
  const slugs = slugsOf(ticket, row);
  const key = slugs.join('//');
  let subject = subjects.get(key);
  if (!subject) {
    subject = byGroup((group) => slugsIn(slugs[FILTER_GROUPS.indexOf(group)]!));
    subjects.set(key, subject);
  }
  return subject;
}

/** Each is read once: reading is much of what toggling a filter costs a slow phone. */
const readRow = oncePer((row: HTMLElement): Row => ({
  element: row,
  tickets: ticketsIn(row).map((element) => ({ element, subject: subjectOf(element, row) })),
}));

/** The rows of a programme with their tickets. */
export function readRows(root: ParentNode): Row[] {
  return rowsIn(root).map(readRow);
}

/** The checkbox by which a cinema's day shows what has begun (decision 38); null where nothing is left out for that. */
export function begunBox(): HTMLInputElement | null {
  return document.querySelector('[name="begun"]');
}

/** The rows without what has begun. */
export function withoutBegun(rows: readonly Row[]): Row[] {
  return rows.map(({ element, tickets }) => ({
    element,
    tickets: tickets.filter((ticket) => !saysBegun(ticket.element)),
  }));
}

/** The times of each ticket, parsed from the clock times it shows; read only if hours are chosen. */
const timesOfTicket = oncePer(({ element }: Ticket) => timesOf(...clockTimesOf(element)));

/** Returns a test for whether a ticket is within the hours. */
function withinHours(filters: Filters): (ticket: Ticket) => boolean {
  return hasHours(filters) ? (ticket) => isInHours(timesOfTicket(ticket), filters) : () => true;
}

/** The kinds of the rows' tickets within the hours; of all tickets if there are no filters. */
export function kindsOfRows(rows: readonly Row[], filters = NO_FILTERS): Kind[] {
  const isInTime = withinHours(filters);
  const counts = new Map<FilterSubject, number>();
  for (const { tickets } of rows) {
    for (const ticket of tickets) {
      if (isInTime(ticket)) counts.set(ticket.subject, (counts.get(ticket.subject) ?? 0) + 1);
    }
  }
  return [...counts].map(([subject, count]) => ({ subject, count }));
}

/** Returns a test for whether a ticket passes the filters; each kind is tested once. */
function passing(rows: readonly Row[], filters: Filters): (ticket: Ticket) => boolean {
  const isInTime = withinHours(filters);
  const kinds = kindsOfRows(rows).filter(({ subject }) => matchesFilters(subject, filters));
  const pass = new Set(kinds.map(({ subject }) => subject));
  return (ticket) => pass.has(ticket.subject) && isInTime(ticket);
}

/** How many rows and tickets the filters leave. */
export function countLeft(rows: readonly Row[], filters: Filters): { rows: number; tickets: number } {
  const passes = passing(rows, filters);
  const left = rows.map(({ tickets }) => tickets.filter(passes).length);
  return { rows: left.filter((count) => count > 0).length, tickets: left.reduce((sum, count) => sum + count, 0) };
}

/** Hides what the filters leave out, and writes only what changes. */
export function hideOthers(rows: readonly Row[], filters: Filters): void {
  const passes = passing(rows, filters);
  for (const row of rows) {
    let empty = true;
    for (const ticket of row.tickets) {
      const { element } = ticket;
      const hidden = !passes(ticket);
      if (element.hidden !== hidden) element.hidden = hidden;
      if (!hidden) empty = false;
    }
    if (row.element.hidden !== empty) row.element.hidden = empty;
  }
}
