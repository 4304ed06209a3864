/**
 * Asking friends: up to five screenings on which each marks what suits. Kept for a week, without accounts.
 */

export const MOST_SCREENINGS = 5;
export const MOST_ANSWERS = 20;
/** In characters, as people count them. */
export const LONGEST_NAME = 40;

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const REFERENCE = /^V[1-9]\d*S\d+$/;

export const MARKS = ['yes', 'maybe', 'no'] as const;
export type Mark = (typeof MARKS)[number];

/** Whether any text is a mark. */
export function isMark(text: string | null): text is Mark {
  return MARKS.some((mark) => mark === text);
}

/** When an ask ends that was made at an instant: after a week, or a day after its last screening's start if that is sooner. */
export function askEnd(made: number, starts: readonly number[]): number {
  return Math.min(made + WEEK_MS, Math.max(...starts) + DAY_MS);
}

/**
 * The screenings that an address or a form asks about: each once, in the order given, and one more than can be had, by which a
 * page knows that it was asked for too many. What is no reference is nothing.
 */
export function askedScreenings(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => REFERENCE.test(value)))].slice(0, MOST_SCREENINGS + 1);
}

/** Text that is not seen, or turns what stands around it about. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Signs of links and of HTML: no name has them. */
export const NO_NAME = /[<>]|:\/\/|\bwww\./i;

/** A name as it is kept, undefined for what is none: too long, empty, a link, HTML. */
export function nameOf(text: string): string | undefined {
  const name = text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
  const isLong = [...new Intl.Segmenter().segment(name)].length > LONGEST_NAME || name.length > 4 * LONGEST_NAME;
  return name === '' || isLong || NO_NAME.test(name) ? undefined : name;
}

export type Tally = Readonly<Record<Mark, number>>;

/** How often each mark was given. */
export function tallyOf(marks: readonly (Mark | undefined)[]): Tally {
  const count = (mark: Mark) => marks.filter((each) => each === mark).length;
  return { yes: count('yes'), maybe: count('maybe'), no: count('no') };
}

/**
 * Which screening suits best: most can come, then most may, then fewest cannot; of several the first. Only those that can still
 * be booked, and only if it suits anybody.
 */
export function bestOf(screenings: readonly { readonly tally: Tally; readonly open: boolean }[]): number | undefined {
  const suiting = [...screenings.entries()].filter(([, { tally, open }]) => open && tally.yes + tally.maybe > 0);
  suiting.sort(([, { tally: a }], [, { tally: b }]) => b.yes - a.yes || b.maybe - a.maybe || a.no - b.no);
  return suiting[0]?.[0];
}
