import type { Times } from './hours.ts';

/** A screening's place in the timetable of a cinema's day. */
export type Slot = {
  /** The hour in which it begins, counted from the midnight before the cinema day: 25 is one o'clock at night. */
  readonly hour: number;
  /**
   * Minutes into that hour, and the minutes of room it takes: its length, but at least an hour. Multiples of
   * `STEP_MINUTES`.
   */
  readonly minute: number;
  readonly length: number;
  /** From 0: screenings that overlap are in lanes below one another. */
  readonly lane: number;
};

/** Nobody reads a timetable to the minute, and each step needs a style of its own. */
export const STEP_MINUTES = 5;
/** The most room that a screening takes. A night of films may be longer, but the timetable has to end somewhere. */
export const MAX_MINUTES = 11 * 60 + 55;
const HOUR = 60;
/** Less room cannot be read: shorter films, and those whose end is not known, take this much too. */
const MIN_MINUTES = HOUR;

const begin = ({ start }: Times): number => Math.floor(start / STEP_MINUTES) * STEP_MINUTES;

function end(times: Times): number {
  const ends = Math.ceil((times.end ?? times.start) / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(ends, begin(times) + MIN_MINUTES), begin(times) + MAX_MINUTES);
}

/** The place of each of a cinema's screenings, given in the order of their starts: each in the first free lane. */
export function slotsOf(screenings: readonly Times[]): Slot[] {
  const free: number[] = [];
  return screenings.map((times) => {
    const starts = begin(times);
    const open = free.findIndex((until) => until <= starts);
    const lane = open === -1 ? free.length : open;
    free[lane] = end(times);
    return { hour: Math.floor(starts / HOUR), minute: starts % HOUR, length: end(times) - starts, lane };
  });
}

/** The hours of a timetable: from the one in which the first screening begins to the one in which the last ends. */
export function hoursOf(screenings: readonly Times[]): number[] {
  if (screenings.length === 0) return [];
  const first = Math.floor(Math.min(...screenings.map(begin)) / HOUR);
  const last = Math.ceil(Math.max(...screenings.map(end)) / HOUR);
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** An hour of the cinema day as a clock shows it: 25 is 01:00. */
export function clockOfHour(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`;
}
