import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../../../src/contract/filters.ts';
import type { FilterSubject } from '../../../../src/domain/programme/programmeFilters.ts';
import {
  countLeft,
  hideOthers,
  kindsOfRows,
  readRows,
  withoutBegun,
  type Row,
} from '../../../../src/islands/programme/tickets.ts';
import { subjectWith } from '../../../support/subject.ts';

const element = () => {
  const writes: boolean[] = [];
  let hidden = false;
  return {
    writes,
    get hidden() {
      return hidden;
    },
    set hidden(value: boolean) {
      writes.push(value);
      hidden = value;
    },
  };
};
type Fake = ReturnType<typeof element>;

const vf = subjectWith({ genres: ['drama'], versions: ['vf'] });
const vost = subjectWith({ tags: ['imax'], genres: ['drama'], versions: ['vost'] });
const row = (...subjects: FilterSubject[]): Row => ({
  element: element() as unknown as HTMLElement,
  tickets: subjects.map((subject) => ({ element: element() as unknown as HTMLElement, subject })),
});
const hiddenOf = (rows: readonly Row[]) =>
  rows.map((each) => [each.element.hidden, ...each.tickets.map((ticket) => ticket.element.hidden)]);

test('tickets of one kind are one kind, counted', () => {
  expect(kindsOfRows([row(vf, vf, vost), row(vf)])).toEqual([
    { subject: vf, count: 3 },
    { subject: vost, count: 1 },
  ]);
});

test('slugs with spaces and commas are one slug each', () => {
  const ticket = { dataset: { v: 'VO/st/fr', t: 'E,/d/&/f imax' } };
  const root = { querySelectorAll: () => [{ dataset: { g: '' }, querySelectorAll: () => [ticket] }] };
  expect(kindsOfRows(readRows(root as unknown as ParentNode))).toEqual([
    { subject: subjectWith({ versions: ['VO st fr'], tags: ['E, d & f', 'imax'] }), count: 1 },
  ]);
});

test('rows and tickets that are left are counted without touching the page', () => {
  const rows = [row(vf, vf, vost), row(vf)];
  expect(countLeft(rows, NO_FILTERS)).toEqual({ rows: 2, tickets: 4 });
  expect(countLeft(rows, { ...NO_FILTERS, versions: ['vost'] })).toEqual({ rows: 1, tickets: 1 });
  expect(countLeft(rows, { ...NO_FILTERS, versions: ['vost'], tags: ['3d'] })).toEqual({ rows: 0, tickets: 0 });
  expect(hiddenOf(rows).flat()).not.toContain(true);
});

test('what has begun can be left out', () => {
  const ticket = (...attributes: string[]) => ({
    element: { hasAttribute: (name: string) => attributes.includes(name) } as unknown as HTMLElement,
    subject: vf,
  });
  const rows: Row[] = [
    { element: element() as unknown as HTMLElement, tickets: [ticket('data-begun'), ticket()] },
    { element: element() as unknown as HTMLElement, tickets: [ticket('data-begun')] },
  ];
  expect(countLeft(withoutBegun(rows), NO_FILTERS)).toEqual({ rows: 1, tickets: 1 });
  expect(countLeft(rows, NO_FILTERS)).toEqual({ rows: 2, tickets: 3 });
});

test('hours are read off the tickets where they are chosen, and only there', () => {
  const ticket = (start: string, end: string, length?: number) => ({
    element: Object.assign(element(), {
      dataset: length === undefined ? {} : { long: String(length) },
      querySelector: (part: string) => ({ textContent: part === 'b' ? start : `– ${end}` }),
    }) as unknown as HTMLElement,
    subject: vf,
  });
  const early = ticket('18:00', '20:10');
  const late = ticket('22:20', '00:35');
  const rows: Row[] = [
    { element: element() as unknown as HTMLElement, tickets: [early, late] },
    { element: element() as unknown as HTMLElement, tickets: [ticket('16:00', '18:05')] },
  ];
  const from = { ...NO_FILTERS, from: '1900' };
  expect(countLeft(rows, from)).toEqual({ rows: 1, tickets: 1 });
  expect(kindsOfRows(rows, from)).toEqual([{ subject: vf, count: 1 }]);
  expect(kindsOfRows(rows)).toEqual([{ subject: vf, count: 3 }]);
  expect(countLeft(rows, { ...from, until: '0000' })).toEqual({ rows: 0, tickets: 0 });
  const long = [
    { element: rows[0]!.element, tickets: [ticket('12:00', 'dim. 13:00', 25 * 60), ticket('12:00', '13:00')] },
  ];
  expect(countLeft(long, { ...NO_FILTERS, until: '1400' })).toEqual({ rows: 1, tickets: 1 });
  hideOthers(rows, from);
  expect(hiddenOf(rows)).toEqual([
    [false, true, false],
    [true, true],
  ]);
});

test('what the filters leave out is hidden, a row with all its tickets, and only what changes is written', () => {
  const rows = [row(vf, vost), row(vf)];
  hideOthers(rows, { ...NO_FILTERS, versions: ['vost'] });
  expect(hiddenOf(rows)).toEqual([
    [false, true, false],
    [true, true],
  ]);
  hideOthers(rows, { ...NO_FILTERS, tags: ['imax'] });
  const [first] = rows as unknown as [{ element: Fake; tickets: { element: Fake }[] }];
  expect(first.element.writes).toEqual([]);
  expect(first.tickets.map((ticket) => ticket.element.writes)).toEqual([[true], []]);
  hideOthers(rows, NO_FILTERS);
  expect(hiddenOf(rows).flat()).not.toContain(true);
});
