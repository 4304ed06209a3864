import type { Filters } from '../../contract/filters.ts';
import { matchesFilters, type FilterSubject, type Kind } from '../../domain/programmeFilters.ts';

/**
 * Tickets are the server's HTML and never props (a day of a large cinema has 720). What a rule must know of one stands in
 * short data attributes: `data-v` its version, `data-t` its tags; the row it stands in has `data-g`, the genres.
 */
export type Ticket = { readonly element: HTMLElement; readonly subject: FilterSubject };
export type Row = { readonly element: HTMLElement; readonly tickets: readonly Ticket[] };

const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** Tickets of one kind share one subject, so that a kind is judged once and not each of its tickets. */
const subjects = new Map<string, FilterSubject>();
/** What has been read stays so: it is much of what a toggled filter costs a slow phone. */
const known = new WeakMap<HTMLElement, Row>();

function subjectOf(genres: string, { t = '', v = '' }: DOMStringMap): FilterSubject {
  const key = `${genres}|${t}|${v}`;
  let subject = subjects.get(key);
  if (!subject) subjects.set(key, (subject = { tags: words(t), genres: words(genres), versions: words(v) }));
  return subject;
}

function readRow(row: HTMLElement): Row {
  const genres = row.dataset['g'] ?? '';
  return {
    element: row,
    tickets: [...row.querySelectorAll<HTMLElement>('[data-v]')].map((element) => ({
      element,
      subject: subjectOf(genres, element.dataset),
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

/** The kinds of the rows' tickets. */
export function kindsOfRows(rows: readonly Row[]): Kind[] {
  const counts = new Map<FilterSubject, number>();
  for (const { tickets } of rows) {
    for (const { subject } of tickets) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts].map(([subject, count]) => ({ subject, count }));
}

/** Which of the kinds pass. */
function passing(kinds: readonly Kind[], filters: Filters): ReadonlySet<FilterSubject> {
  return new Set(kinds.filter(({ subject }) => matchesFilters(subject, filters)).map(({ subject }) => subject));
}

/** How many rows and tickets the filters leave. */
export function countLeft(rows: readonly Row[], filters: Filters): { rows: number; tickets: number } {
  const pass = passing(kindsOfRows(rows), filters);
  const left = rows.map(({ tickets }) => tickets.filter(({ subject }) => pass.has(subject)).length);
  return { rows: left.filter((count) => count > 0).length, tickets: left.reduce((sum, count) => sum + count, 0) };
}

/** Hides what the filters leave out, writing only what changes. */
export function hideOthers(rows: readonly Row[], filters: Filters): void {
  const pass = passing(kindsOfRows(rows), filters);
  for (const row of rows) {
    let empty = true;
    for (const { element, subject } of row.tickets) {
      const hidden = !pass.has(subject);
      if (element.hidden !== hidden) element.hidden = hidden;
      if (!hidden) empty = false;
    }
    if (row.element.hidden !== empty) row.element.hidden = empty;
  }
}
