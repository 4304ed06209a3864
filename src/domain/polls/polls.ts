import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';
import { parseReference } from '../screening/bookingReference.ts';

/**
 * A poll of up to five screenings, on which each friend marks what suits. Stored for a week, without
 * accounts.
 */

export const MAX_SCREENINGS = 5;
/** How many friends may answer one poll. */
export const MAX_ANSWERS = 20;
/** In characters as people count them (grapheme clusters). */
export const MAX_NAME_LENGTH = 40;

export const MARKS = ['yes', 'maybe', 'no'] as const;
export type Mark = (typeof MARKS)[number];

/** Whether a text is one of the marks. */
export function isMark(text: string | null): text is Mark {
  return MARKS.some((mark) => mark === text);
}

/**
 * When a poll made at an instant ends, epoch milliseconds: after a week, or a day after its last screening's start if
 * that is sooner.
 */
export function pollEnd(made: number, starts: readonly number[]): number {
  return Math.min(made + millisecondsInWeek, Math.max(...starts) + millisecondsInDay);
}

/**
 * The screenings that an address or a form names: each once, in the order given. One more than is allowed is
 * returned, so that a page can report that there are too many. Anything that is not a booking reference is dropped.
 */
export function parseReferences(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => parseReference(value) !== undefined))].slice(0, MAX_SCREENINGS + 1);
}

/** Characters that cannot be seen, or that reverse the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Signs of links and of HTML: no name has them. */
export const NOT_A_NAME = /[<>]|:\/\/|\bwww\./i;

/** A name in one line of what can be seen. */
export function inOneLine(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
}

/** A name as it is stored; undefined when it is empty, too long, a link or HTML. */
export function nameOf(text: string): string | undefined {
  const name = inOneLine(text);
  const isLong = [...new Intl.Segmenter().segment(name)].length > MAX_NAME_LENGTH || name.length > 4 * MAX_NAME_LENGTH;
  return name === '' || isLong || NOT_A_NAME.test(name) ? undefined : name;
}

export type Tally = Readonly<Record<Mark, number>>;

/** How often each mark was given. */
export function tallyOf(marks: readonly (Mark | undefined)[]): Tally {
  const count = (mark: Mark) => marks.filter((each) => each === mark).length;
  return { yes: count('yes'), maybe: count('maybe'), no: count('no') };
}

/**
 * The index of the screening that suits best: the most yes, then the most maybe, then the fewest no; of equals the
 * first. Only screenings that can still be booked count, and only if they suit somebody.
 */
export function bestOf(screenings: readonly { readonly tally: Tally; readonly open: boolean }[]): number | undefined {
  const suiting = [...screenings.entries()].filter(([, { tally, open }]) => open && tally.yes + tally.maybe > 0);
  suiting.sort(([, { tally: a }], [, { tally: b }]) => b.yes - a.yes || b.maybe - a.maybe || a.no - b.no);
  return suiting[0]?.[0];
}
