import { millisecondsInMinute } from 'date-fns/constants';
import { FILTER_GROUPS, rowOf, SCREENING_GROUPS, SHOW_GROUPS } from '../contract/filters.ts';
import type { FilterGroup } from '../contract/filters.ts';
import { unusualLength, type Times } from '../domain/programme/hours.ts';
import { bookingReference } from '../domain/screening/bookingReference.ts';
import { escapeHtml } from '../lib/escapeHtml.ts';
import { oncePer } from '../lib/oncePer.ts';
import { COPY } from './offline.ts';
import type { FilterSubject } from '../domain/programme/programmeFilters.ts';
import type { Screening, TicketState } from '../domain/screening/showtimeStatus.ts';

/**
 * A ticket in HTML: an element with the data that scripts need of a screening, and in it a link with the text for
 * visitors. Pages write it; the page's scripts and the service worker read it back and update it. What it is made of is
 * known only here, and its attributes are short, because a day has hundreds of tickets.
 */

/*
 * On the element: `data-at`, when the screening begins, and `data-until`, when booking ends if that is not then, in
 * minutes since the epoch; `data-s`, `soldout` or `locked`, without which it can be booked until then; `data-from`, if
 * booking has not opened yet, which its words say; `data-v` and
 * `data-t`, the slugs of its version and tags, and so on for what else filters compare (contract/filters.ts); `data-r`, its reference, unless the booking link ends in it; `data-long`, by
 * how many minutes the clock shows more at its end than at its start, if that is not the first such time. Around the tickets of one show, or of one cinema: `data-row`, and
 * `data-g`, the slugs of the show's genres. Around any tickets: `data-statuses`, the path of the API call with
 * which of them are sold out or locked. A board's tickets each have it themselves.
 */

/** On a ticket's element, once it has begun and cannot be booked: a day leaves such tickets out (DayViews.css). */
const BEGUN = 'data-begun';
/** The booking link of a screening that cannot be booked now, and may open again while the page is open. */
const LINK_ASIDE = 'data-href';
/** The link, by its class; the second class is the ticket's state. */
const LINK = '.ticket,.book';
const STATE_CLASS = /\b(?:available|next|started|soldout|locked)\b/;
/** Within the link, when the screening begins and ends on the clock, and the words for its state. */
const BEGINS = 'b';
const ENDS = 'i';
const STATE = 'em';
/** Within the link, what is only heard (TicketSupport.css): the first is not, where there is nothing to book. */
const HEARD = 'small';
/** Scripts read the times back: a browser that translates the page leaves them as they are. */
const AS_IT_IS = ' translate="no"';

/** The id of the element that a programme's screenings are in: a link at the top of the page leads there. */
export const SCREENINGS = 'screenings';
/** The id of the element whose data attributes are the words for all states. */
export const STATE_WORDS = 'ticket-words';
/** What a ticket may show of its state: `in` how many minutes it begins, `open` for booking though it has started. */
export type StateWord = 'open' | 'in' | Exclude<TicketState, 'available'>;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What decides whether a ticket leads to the booking. */
type Bookable = {
  readonly state: TicketState;
  readonly screening: Screening;
  readonly booking: string;
  readonly reference: string;
  /** Set if booking has not opened yet. */
  readonly opens?: object | undefined;
};

/** A ticket's state, and the minutes until it begins. */
type StateNow = { readonly state: TicketState; readonly minutes: number };

export type TicketData = Bookable & {
  readonly minutes: number;
  readonly subject: FilterSubject;
  /** Left out by the filters. */
  readonly hidden: boolean;
  /** Local clock times, `20:15`, an end's perhaps after its day; no end where it is unknown. */
  readonly time: string;
  readonly endTime: string | undefined;
  readonly times: Times;
};

/**
 * The texts of a ticket: its state in words, and HTML for the rest of the link and for what follows it. Only heard are
 * `book`, HTML that says what the link does, and `meaning`, which says the abbreviations in words: before and after all that is
 * seen, so that a name has what is seen as one piece (WCAG 2.5.3).
 */
export type TicketText = {
  readonly book: string;
  readonly state: string;
  readonly meaning: string;
  readonly details: string;
  readonly after: string;
};

/** Whether a screening has begun and is of no use any more: what was sold out stays so in words (SPEC 4). */
export function hasBegun({ state, minutes }: StateNow): boolean {
  return minutes <= 0 && state !== 'available';
}

/** Which words a state needs; undefined if there is nothing to say. */
export function stateWord({ state, minutes }: StateNow): StateWord | undefined {
  if (state === 'available') return minutes <= 0 ? 'open' : undefined;
  return state === 'next' && minutes < 60 ? 'in' : state;
}

// Writing.

/** The HTML of a ticket; `own` are further attributes of its element. */
export function ticketHtml(ticket: TicketData, text: TicketText, own?: Attributes): string {
  const { subject, hidden } = ticket;
  let compared = '';
  for (const group of SCREENING_GROUPS) {
    const slugs = subject[group];
    if (slugs.length > 0) compared += ` ${comparedAttribute(group)}="${escapeHtml(slugsText(slugs))}"`;
  }
  const long = unusualLength(ticket.times);
  // Light pages, whose tickets lead to no page of their own, have no script that reads times.
  const asItIs = text.after === '' ? '' : AS_IT_IS;
  return (
    `<li${own ? attributesText(own) : ''}${compared}${attributesText(screeningAttributes(ticket))}` +
    `${long === undefined ? '' : ` data-long="${long}"`}${hasBegun(ticket) ? ` ${BEGUN}` : ''}${hidden ? ' hidden' : ''}>` +
    `<a class="ticket ${ticket.state}"${attributesText(linkAttributes(ticket))} aria-describedby="new-tab">` +
    `<${HEARD}>${text.book} </${HEARD}>` +
    `<${BEGINS}${asItIs}>${escapeHtml(ticket.time)}</${BEGINS}>` +
    `${ticket.endTime === undefined ? '' : `<${ENDS}${asItIs}>– ${escapeHtml(ticket.endTime)}</${ENDS}>`}` +
    `${text.details}<${STATE}>${escapeHtml(text.state)}</${STATE}>` +
    `${text.meaning === '' ? '' : `<${HEARD}>, ${escapeHtml(text.meaning)}</${HEARD}>`}</a>${text.after}</li>`
  );
}

/** The attributes of a ticket's element that depend on its screening. */
export function screeningAttributes({ screening, booking, reference, opens }: Omit<Bookable, 'state'>): Attributes {
  const { status, start, reservabilityEnd, showBookable } = screening;
  const known = showBookable ? status : 'locked';
  return {
    'data-at': start / millisecondsInMinute,
    // For most, booking ends when the screening begins.
    'data-until': reservabilityEnd === start ? undefined : reservabilityEnd / millisecondsInMinute,
    'data-s': known === 'available' ? undefined : known,
    'data-from': opens && '',
    ...(showBookable && bookingReference(booking) !== reference && bookingAttributes(reference)),
  };
}

/** The attribute of a booking link that is no ticket's. */
export function bookingAttributes(reference: string): Attributes {
  return { 'data-r': reference };
}

/** The attributes of a ticket's link that depend on whether it can be booked. */
export function linkAttributes({ state, screening, booking }: Bookable): Attributes {
  if (state === 'available' || state === 'next') return { href: booking, target: '_blank' };
  return screening.showBookable ? { [LINK_ASIDE]: booking } : {};
}

/** Attributes as HTML, each after a space. */
export function attributesText(attributes: Attributes): string {
  let text = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? value : escapeHtml(value)}"`;
  }
  return text;
}

/** Slugs in an attribute, separated by spaces. For one in a slug stands what none may have (`filterSlugSchema`). */
const slugsText = /* @__PURE__ */ oncePer((slugs: readonly string[]) =>
  slugs.map((slug) => slug.replaceAll(' ', '/')).join(' '),
);

/** The attribute of what filters compare of a group. */
const comparedAttribute = (group: FilterGroup) => `data-${rowOf(group).attribute}`;

/** The attributes of a row of tickets, with what filters compare of its show. */
export function rowAttributes(subject: FilterSubject): Attributes {
  const compared = SHOW_GROUPS.map((group) => [comparedAttribute(group), slugsText(subject[group])] as const);
  return { 'data-row': '', ...Object.fromEntries(compared) };
}

/** The attribute of what surrounds a ticket that stands alone, not in a list of what plays. */
export const ALONE = { 'data-alone': '' } as const;

/** The attribute of what surrounds tickets, or of a ticket, whose states come from a path of the API. */
export function statusesAttributes(path: string): Attributes {
  return { 'data-statuses': path };
}

/** The path of the API with a cinema's screenings of a day that are sold out or locked. */
export function cinemaStatuses(slug: string, day: string): string {
  return `/api/cinema/${slug}/statuses/${day}`;
}

// Reading.

/** The tickets of a part of a page. An offline copy has none whose states could be known. */
export function ticketsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-at]:not([${COPY}] *)`)];
}

/** The same with those whose states are unknown, as in an offline copy. */
export function everyTicketIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-v]')];
}

/** Whether a ticket says that its screening has begun and cannot be booked. */
export function saysBegun(ticket: HTMLElement): boolean {
  return ticket.hasAttribute(BEGUN);
}

/** Whether a ticket is shown: neither left out by filters nor begun. */
export function isLeft(ticket: HTMLElement): boolean {
  return !ticket.hidden && !saysBegun(ticket);
}

/** The rows of a part of a page. */
export function rowsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-row]')];
}

/** The slugs of what filters compare of a ticket and of its row, as text, for each group. */
export function slugsOf(ticket: HTMLElement, row: HTMLElement): string[] {
  return FILTER_GROUPS.map((group) => {
    const { of, attribute = '' } = rowOf(group);
    return (of === 'show' ? row : ticket).dataset[attribute] ?? '';
  });
}

/** The screening of a ticket. */
export function readScreening({ dataset: { at, until = at, s } }: HTMLElement): Screening {
  return {
    status: isBlocked(s) ? s : 'available',
    start: Number(at) * millisecondsInMinute,
    reservabilityEnd: Number(until) * millisecondsInMinute,
    showBookable: true,
  };
}

/** Whether a ticket stands alone, not in a list of what plays. */
export function isAlone(ticket: HTMLElement): boolean {
  return ticket.closest('[data-alone]') !== null;
}

/** The clock times that a ticket shows, `20:15`, empty where it shows none; and its length, if they do not say it. */
export function clockTimesOf(ticket: HTMLElement): [begins: string, ends: string, length: number | undefined] {
  const clock = (part: string) => /\d\d:\d\d/.exec(ticket.querySelector(part)?.textContent ?? '')?.[0] ?? '';
  const { long } = ticket.dataset;
  return [clock(BEGINS), clock(ENDS), long === undefined ? undefined : Number(long)];
}

/** The booking reference of a ticket; empty if there is nothing to book. */
export function referenceOf(ticket: HTMLElement): string {
  const link = ticket.querySelector(LINK);
  const address = link?.getAttribute('href') ?? link?.getAttribute(LINK_ASIDE) ?? '';
  return address === '' ? '' : (ticket.dataset['r'] ?? bookingReference(address));
}

/** The booking reference of the booking link that an element is in; empty if it is in none. */
export function referenceAround(element: Element): string {
  const link = element.closest<HTMLElement>('.ticket[href],.book[href],[data-r][href]');
  const ticket = link?.closest<HTMLElement>('[data-at]');
  return link?.dataset['r'] ?? (ticket ? referenceOf(ticket) : '');
}

/** The paths of the API with the states of the tickets in what a selector matches. */
export function statusesPaths(selector = '[data-statuses]'): Set<string> {
  return new Set([...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset['statuses']!));
}

/** The tickets whose states come from a path of the API. */
export function ticketsByStatusesPath(path: string): HTMLElement[] {
  const around = `[data-statuses="${path}"]`;
  // On a board, tickets of several cinemas are in one list.
  return [...document.querySelectorAll<HTMLElement>(`${around} [data-at],${around}[data-at]`)];
}

// Updating.

/** Marks a ticket as sold out or locked; with any other status, as available. */
export function setStatus({ dataset }: HTMLElement, status: unknown): void {
  if (isBlocked(status)) dataset['s'] = status;
  else {
    delete dataset['s'];
    delete dataset['from'];
  }
}

function isBlocked(status: unknown): status is 'soldout' | 'locked' {
  return status === 'soldout' || status === 'locked';
}

/** Shows a ticket's state, in words and by its class; its link has an address only while it can be booked. */
export function showState(ticket: HTMLElement, view: StateNow, words: string): void {
  const { state } = view;
  ticket.toggleAttribute(BEGUN, hasBegun(view));
  const link = ticket.querySelector(LINK);
  if (!link) return;
  const label = link.querySelector(STATE);
  // When booking opens stays as the page says it.
  const isSaid = state === 'locked' && ticket.dataset['from'] !== undefined;
  if (label && !isSaid && label.textContent !== words) label.textContent = words;
  const className = link.className.replace(STATE_CLASS, state);
  if (link.className !== className) link.className = className;
  moveLink(link, state === 'available' || state === 'next');
}

function moveLink(link: Element, bookable: boolean): void {
  const [from, to] = bookable ? [LINK_ASIDE, 'href'] : ['href', LINK_ASIDE];
  const address = link.getAttribute(from);
  if (address === null) return;
  link.setAttribute(to, address);
  link.removeAttribute(from);
  // Only a link has a target.
  if (bookable) link.setAttribute('target', '_blank');
  else link.removeAttribute('target');
}

/**
 * Takes from a page what it knows of seats, in these words: booking links lead nowhere and are described by `note`, an id. Its
 * tickets are none to scripts, if it is marked as a copy.
 */
export function closeBookings(unknown: string, note: string): void {
  for (const link of document.querySelectorAll(`a:is(${LINK},[data-r])`)) {
    for (const name of ['href', LINK_ASIDE, 'target', 'rel']) link.removeAttribute(name);
    link.setAttribute('role', 'link');
    link.setAttribute('aria-disabled', 'true');
    link.setAttribute('aria-describedby', note);
    link.className = link.className.replace(STATE_CLASS, 'unknown');
  }
  for (const state of document.querySelectorAll(`:is(${LINK},a[data-r]) ${STATE},[data-state]`))
    state.textContent = unknown;
}
