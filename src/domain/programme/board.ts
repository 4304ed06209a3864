import type { Times } from './hours.ts';

/** What a board needs of a screening: its times, and the minutes until it begins. */
export type TimedEntry = { readonly times: Times; readonly minutes: number };

export type BoardPart<Entry extends TimedEntry> = {
  /** The hour in which its screenings begin, counted from the midnight before the cinema day; `next` within an hour. */
  readonly hour: number | 'next';
  /** By start; of the same minute, in the order given. */
  readonly entries: readonly Entry[];
  /** Whether it is seen at once, or folded. */
  readonly open: boolean;
};

const HOUR = 60;
/** A board of no more than these is seen at a glance: nothing of it is folded. */
const MOST_OPEN = 16;
/** On another day than today, the board is open where the evening begins. */
const EVENING = 18;

/**
 * The screenings of an evening as a board of departures: first those that begin within an hour, then the others by the
 * hour in which they begin. Of a long board one part is open: the first one today, the evening's on another day.
 */
export function boardOf<Entry extends TimedEntry>(
  entries: readonly Entry[],
  day: 'today' | 'later',
): BoardPart<Entry>[] {
  const parts = new Map<number | 'next', Entry[]>();
  const byStart = [...entries].sort((a, b) => a.times.start - b.times.start);
  for (const entry of byStart) {
    const isNext = day === 'today' && entry.minutes <= HOUR;
    const hour = isNext ? 'next' : Math.floor(entry.times.start / HOUR);
    const part = parts.get(hour);
    if (part) part.push(entry);
    else parts.set(hour, [entry]);
  }
  const hours = [...parts.keys()];
  const evening = hours.find((hour) => hour !== 'next' && hour >= EVENING) ?? hours.at(-1);
  const opened = day === 'today' ? hours[0] : evening;
  return [...parts].map(([hour, ofHour]) => ({
    hour,
    entries: ofHour,
    open: entries.length <= MOST_OPEN || hour === opened,
  }));
}

/**
 * The screenings of as many cinemas as there is room for, all of each; of the first cinema in any case. They are given
 * cinema by cinema.
 */
export function wholeCinemas<Entry extends { readonly cinema: unknown }>(
  entries: readonly Entry[],
  most: number,
): readonly Entry[] {
  const beyond = entries[most];
  if (!beyond) return entries;
  const fitting = entries.slice(
    0,
    entries.findIndex(({ cinema }) => cinema === beyond.cinema),
  );
  return fitting.length > 0 ? fitting : entries.filter(({ cinema }) => cinema === beyond.cinema);
}
