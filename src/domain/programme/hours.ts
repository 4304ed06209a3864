import { minutesInDay } from 'date-fns/constants';
import type { Filters } from '../../contract/filters.ts';
import { minutesOfDay } from './cinemaDay.ts';
import { minutesOnClocks } from '../../lib/localTime.ts';

/**
 * When a screening begins and ends, in `minutesOfDay` of its cinema day; an end on a later one is more. No end where it is
 * not known.
 */
export type Times = { readonly start: number; readonly end: number | undefined };

/** A visitor's evening: the earliest start and the latest end, `HHMM`. */
export type Hours = Pick<Filters, 'from' | 'until'>;

export const NO_HOURS: Hours = { from: undefined, until: undefined };

/**
 * A screening's times from its clock times, `HH:MM`. It ends at the first such time after its start, or else after so many
 * minutes by the clock. Without those, an end that equals the start, or is empty, is not known.
 */
export function timesOf(start: string, end: string, length?: number): Times {
  const begins = minutesOfDay(start);
  if (length !== undefined) return { start: begins, end: begins + length };
  if (end === '' || end === start) return { start: begins, end: undefined };
  const ends = minutesOfDay(end);
  // A long night may end after the next cinema day has begun.
  return { start: begins, end: ends < begins ? ends + minutesInDay : ends };
}

/** A screening's times from its local times; the end is empty or null where it is not known. */
export function timesOfLocal(time: string, endTime: string | null): Times {
  return timesOf(time.slice(11, 16), '', endTime ? minutesOnClocks(time, endTime) : undefined);
}

/** The length by which a screening ends at another than the first such clock time after its start, in minutes. */
export function unusualLength({ start, end = start + 1 }: Times): number | undefined {
  const length = end - start;
  return length > 0 && length < minutesInDay ? undefined : length;
}

/**
 * Whether a screening is wholly within the hours. Without a known end it is not, if the visitor has to leave by some
 * time.
 */
export function isInHours({ start, end }: Times, { from, until }: Hours): boolean {
  if (from !== undefined && start < minutesOfDay(clockOf(from))) return false;
  return until === undefined || (end !== undefined && end <= minutesOfDay(clockOf(until)));
}

/** Whether the hours narrow anything. */
export function hasHours({ from, until }: Hours): boolean {
  return from !== undefined || until !== undefined;
}

/** A time from an address as a clock shows it: `1930` is 19:30. */
export function clockOf(hour: string): string {
  return `${hour.slice(0, 2)}:${hour.slice(2)}`;
}

/** The times on offer: each half hour of a cinema's day at which a visitor might come, or have to leave. `HHMM`. */
export const STARTS = /* @__PURE__ */ halfHours(10, 23.5);
export const ENDS = /* @__PURE__ */ halfHours(12, 26);

function halfHours(first: number, last: number): string[] {
  return Array.from({ length: (last - first) * 2 + 1 }, (_, index) => {
    const hour = first + index / 2;
    return `${String(Math.floor(hour) % 24).padStart(2, '0')}${hour % 1 === 0 ? '00' : '30'}`;
  });
}

/** The times on offer, and the chosen one if it is not among them, in the order of the cinema day. */
export function withChosen(hours: readonly string[], chosen: string | undefined): readonly string[] {
  if (chosen === undefined || hours.includes(chosen)) return hours;
  return [...hours, chosen].sort((a, b) => minutesOfDay(clockOf(a)) - minutesOfDay(clockOf(b)));
}
