import { expect, test } from 'vitest';
import { FILTER_GROUPS } from '../../../src/contract/filters.ts';
import { timesOf } from '../../../src/domain/programme/hours.ts';
import { byGroup } from '../../../src/domain/programme/programmeFilters.ts';
import {
  clockTimesOf,
  readScreening,
  referenceAround,
  referenceOf,
  rowAttributes,
  setStatus,
  showState,
  slugsOf,
  stateWord,
  ticketHtml,
  type TicketData,
} from '../../../src/markup/ticket.ts';
import { subjectWith } from '../../support/subject.ts';

const START = Date.parse('2026-11-21T20:15:00+01:00');
const MINUTE = 60_000;
const BOOKING = 'https://tickets.example/fr/V1S2/booking';

const data = (changes: Partial<TicketData> = {}): TicketData => ({
  time: '20:15',
  endTime: '22:05',
  times: { start: 1215, end: 1325 },
  booking: BOOKING,
  reference: 'V1S2',
  screening: { status: 'available', start: START, reservabilityEnd: START, showBookable: true },
  subject: subjectWith({ tags: ['imax', '3d'], genres: ['drama'], versions: ['vost'] }),
  state: 'available',
  minutes: 5,
  hidden: false,
  ...changes,
});
const html = (changes: Partial<TicketData> = {}) =>
  ticketHtml(data(changes), {
    book: 'Book Metropolis,',
    state: 'In 5 min',
    meaning: 'Original version',
    details: '',
    after: '',
  });

/** As much of an element as tickets are read by: a tag's attributes, its text, and what is in it by name or class. */
class Part {
  readonly attributes: Map<string, string>;
  textContent: string;
  readonly parts: readonly Part[];
  readonly name: string;
  constructor(name: string, attributes: string, content: string) {
    this.name = name;
    this.attributes = new Map(
      [...attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key!, value ?? '']),
    );
    this.textContent = content.replace(/<[^>]*>/g, '');
    this.parts = [...content.matchAll(/<(\w+)([^>]*)>(.*?)<\/\1>/gs)].map(
      ([, inner, theirs, text]) => new Part(inner!, theirs!, text!),
    );
  }
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  toggleAttribute = (name: string, on: boolean) => void (on ? this.setAttribute(name, '') : this.removeAttribute(name));
  get dataset() {
    const attributes = this.attributes;
    return new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name: string) => attributes.get(`data-${name}`),
        set: (_, name: string, value: string) => Boolean(attributes.set(`data-${name}`, value)),
        deleteProperty: (_, name: string) => Boolean(attributes.delete(`data-${name}`)) || true,
      },
    );
  }
  get className() {
    return this.attributes.get('class') ?? '';
  }
  set className(value: string) {
    this.attributes.set('class', value);
  }
  get classList() {
    return this.className.split(' ');
  }
  querySelector(selector: string): Part | null {
    const wanted = selector.split(',');
    const isWanted = (part: Part) =>
      wanted.includes(part.name) || part.classList.some((name) => wanted.includes(`.${name}`));
    for (const part of this.parts) {
      const found = isWanted(part) ? part : part.querySelector(selector);
      if (found) return found;
    }
    return null;
  }
}
const elementOf = (text: string) => new Part('body', '', text).parts[0] as unknown as HTMLElement & Part;
const linkOf = (ticket: Part) => ticket.querySelector('a')!;

test('what is read off a ticket is what was written', () => {
  const ticket = elementOf(html());
  expect(readScreening(ticket)).toEqual(data().screening);
  expect(clockTimesOf(ticket)).toEqual(['20:15', '22:05', undefined]);
  expect(referenceOf(ticket)).toBe('V1S2');
});

test('so is what filters compare, each group in an attribute of its own, of the ticket or of its row', () => {
  const subject = byGroup((group) => [`${group}-a`, `${group} b`]);
  const row = Object.entries(rowAttributes(subject)).map(([name, value]) => `${name}="${String(value)}"`);
  const slugs = slugsOf(elementOf(html({ subject })), elementOf(`<div ${row.join(' ')}></div>`));
  expect(slugs).toEqual(FILTER_GROUPS.map((group) => `${group}-a ${group}/b`));
  const bare = html({ subject: subjectWith({ versions: ['vf'] }) });
  expect(bare).toContain(' data-v="vf" data-at=');
  expect(slugsOf(elementOf(bare), elementOf('<div data-row=""></div>')).filter(Boolean)).toEqual(['vf']);
});

test('a length that clock times do not say is written and read', () => {
  const ofLength = (length: number, endTime: string) => {
    const ticket = elementOf(html({ endTime, times: { start: 1215, end: 1215 + length } }));
    return timesOf(...clockTimesOf(ticket)).end! - 1215;
  };
  expect(ofLength(24 * 60, 'dim. 20:15')).toBe(24 * 60);
  expect(ofLength(50 * 60, 'lun. 22:15')).toBe(50 * 60);
  // On the night clocks go back: later, though the clock shows less.
  expect(ofLength(-30, '19:45')).toBe(-30);
  expect(html()).not.toContain('data-long');
  expect(html({ times: { start: 1215, end: undefined } })).not.toContain('data-long');
});

test('the screening of a link of the feed’s own is read back, and its link leads nowhere without a network', () => {
  const booking = 'https://tickets.example/reservationSeances.html?id=123&s=45';
  const text = html({ booking, reference: 'VRexSa-1' });
  expect(text).toContain('href="https://tickets.example/reservationSeances.html?id=123&amp;s=45" target="_blank"');
  expect(referenceOf(elementOf(text))).toBe('VRexSa-1');
  expect(html()).not.toContain('data-r=');
});

/** A link as far as it is found from what is pressed in it, with the ticket around it. */
function pressed(link: Part, ticket?: Part): Element {
  const around = (selector: string) => (selector === '[data-at]' ? (ticket ?? null) : link);
  return Object.assign(link, { closest: around }) as unknown as Element;
}

test('whatever its link, a press on it names the screening to measurement', () => {
  const booking = 'https://tickets.example/reservationSeances.html?id=123&s=45';
  for (const ticket of [elementOf(html()), elementOf(html({ booking, reference: 'VRexSa-1' }))]) {
    expect(referenceAround(pressed(linkOf(ticket), ticket))).toBe(referenceOf(ticket));
    expect(referenceOf(ticket)).not.toBe('');
  }
  const season = elementOf(`<a href="${booking}" data-r="VRexSa-1">Book</a>`);
  expect(referenceAround(pressed(season))).toBe('VRexSa-1');
  expect(referenceAround({ closest: () => null } as unknown as Element)).toBe('');
});

test('a screening that cannot be booked now, or is booked after it began, is read back, too', () => {
  const screening = {
    status: 'soldout',
    start: START,
    reservabilityEnd: START + 15 * MINUTE,
    showBookable: true,
  } as const;
  const ticket = elementOf(html({ state: 'soldout', screening }));
  expect(readScreening(ticket)).toEqual(screening);
  expect(referenceOf(ticket)).toBe('V1S2');
  const unsold = elementOf(html({ state: 'locked', screening: { ...screening, showBookable: false } }));
  expect(readScreening(unsold).status).toBe('locked');
  expect(referenceOf(unsold)).toBe('');
});

test('a status that the API tells is read back, and none is none', () => {
  const ticket = elementOf(html());
  setStatus(ticket, 'locked');
  expect(readScreening(ticket).status).toBe('locked');
  setStatus(ticket, undefined);
  expect(readScreening(ticket).status).toBe('available');
  expect(ticket.getAttribute('data-s')).toBeNull();
});

test('a ticket that is sold out keeps its link aside, and has it again when there are seats', () => {
  const ticket = elementOf(html());
  showState(ticket, { state: 'soldout', minutes: 5 }, 'Sold out');
  expect(Object.fromEntries(linkOf(ticket).attributes)).toEqual({
    class: 'ticket soldout',
    'aria-describedby': 'new-tab',
    'data-href': BOOKING,
  });
  expect(ticket.querySelector('em')!.textContent).toBe('Sold out');
  expect(referenceOf(ticket)).toBe('V1S2');
  showState(ticket, { state: 'next', minutes: 5 }, '');
  expect(Object.fromEntries(linkOf(ticket).attributes)).toEqual({
    class: 'ticket next',
    'aria-describedby': 'new-tab',
    href: BOOKING,
    target: '_blank',
  });
});

test.each([
  ['begun', { state: 'started', minutes: 0 }, true],
  ['begun and sold out', { state: 'soldout', minutes: -5 }, true],
  ['begun, and still to be booked', { state: 'available', minutes: -5 }, false],
  ['sold out, and not begun', { state: 'soldout', minutes: 1 }, false],
  ['not yet on sale', { state: 'locked', minutes: 60 }, false],
] as const)('a ticket is marked as begun, which days leave out: %s', (_, state, marked) => {
  expect(elementOf(html(state)).getAttribute('data-begun') !== null).toBe(marked);
  const ticket = elementOf(html(marked ? {} : { state: 'started', minutes: 0 }));
  showState(ticket, state, '');
  expect(ticket.getAttribute('data-begun') !== null).toBe(marked);
});

test('a state needs words where there is something to say', () => {
  expect(stateWord({ state: 'available', minutes: 1 })).toBeUndefined();
  expect(stateWord({ state: 'available', minutes: 0 })).toBe('open');
  expect(stateWord({ state: 'next', minutes: 59 })).toBe('in');
  expect(stateWord({ state: 'next', minutes: 60 })).toBe('next');
  expect(stateWord({ state: 'soldout', minutes: 5 })).toBe('soldout');
});
