import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Showtime } from '../../contract/programme.ts';
import { instantOf, type Instant } from '../../lib/localTime.ts';

export type ShowtimeStatus = Showtime['status'];

/** SPEC 4: what the feed's status amounts to at an instant. `reservabilityEnd` is ISO 8601 or an instant. */
export function derivedStatus(
  showtime: { readonly status: ShowtimeStatus; readonly reservabilityEnd: string | Instant },
  now: Instant,
): ShowtimeStatus {
  if (showtime.status === 'soldout') return 'soldout';
  const { reservabilityEnd } = showtime;
  const end = typeof reservabilityEnd === 'string' ? Date.parse(reservabilityEnd) : Number(reservabilityEnd);
  return showtime.status === 'available' && end >= Number(now) ? 'available' : 'locked';
}

/**
 * What a ticket needs to update its state as minutes pass. Instants are in epoch milliseconds, so no zone is needed.
 */
export type Screening = {
  readonly status: ShowtimeStatus;
  readonly start: number;
  readonly reservabilityEnd: number;
  /** SPEC 5: the show's own flag; only an explicit false forbids booking. */
  readonly showBookable: boolean;
};

/**
 * When the booking of a showtime ends, epoch milliseconds. Where the feed leaves that out, it is when the screening begins,
 * and stored as its local time: so it is right whichever zone editors give the cinema later.
 */
export function bookingEnd(
  { time, reservabilityEnd }: Pick<Showtime, 'time' | 'reservabilityEnd'>,
  zone: string,
): number {
  return reservabilityEnd === time ? instantOf(time, zone) : Date.parse(reservabilityEnd);
}

/** A screening from a showtime of the contract. `showBookable` is the show's `bookable` where the programme has one. */
export function screeningOf(
  showtime: Pick<Showtime, 'status' | 'time' | 'reservabilityEnd'> & { readonly showBookable?: boolean },
  zone: string,
): Screening {
  return {
    status: showtime.status,
    start: instantOf(showtime.time, zone),
    reservabilityEnd: bookingEnd(showtime, zone),
    showBookable: showtime.showBookable !== false,
  };
}

/** Whether a screening has a booking link now (SPEC 4, 5). */
export function isBookable(screening: Screening, now: Instant): boolean {
  return screening.showBookable && derivedStatus(screening, now) === 'available';
}

/** A list of another day does not begin with the next screening: that plays today. From night to noon there is one. */
const NEXT_WITHIN = 12 * millisecondsInHour;

/**
 * When the next bookable screening of a list starts, epoch milliseconds; undefined when none can be reached any more or
 * within twelve hours. It is a time rather than a screening, because two may start together.
 */
export function nextStart(screenings: Iterable<Screening>, now: Instant): number | undefined {
  let next: number | undefined;
  for (const screening of screenings) {
    const { start } = screening;
    const isSooner = start > Number(now) && (next === undefined || start < next);
    if (isSooner && isBookable(screening, now)) next = start;
  }
  return next !== undefined && next - Number(now) <= NEXT_WITHIN ? next : undefined;
}

/**
 * What `nextStart` would be for a screening that stands alone, as on its own page or in a poll: nothing says that it is
 * the next, but within the hour before it begins it says in how many minutes.
 */
export function nextAlone({ start }: Screening, now: Instant): number | undefined {
  return start - Number(now) < millisecondsInHour ? start : undefined;
}

/**
 * How a ticket is shown (docs/look.md, "A screening"):
 * - `available`: can be booked, even after the start for as long as booking stays open (SPEC 4);
 * - `next`: available, and the next of its list to start;
 * - `started`: begun, and no longer bookable;
 * - `soldout`: full, begun or not;
 * - `locked`: not begun, and not bookable.
 */
export type TicketState = 'available' | 'next' | 'started' | 'soldout' | 'locked';

/** A ticket's state and the minutes until its start, rounded up; 0 or less once it has begun. */
export function screeningState(
  screening: Screening,
  now: Instant,
  next: number | undefined,
): { state: TicketState; minutes: number } {
  // `+ 0` turns the -0 of the first minute after the start into 0.
  const minutes = Math.ceil((screening.start - Number(now)) / millisecondsInMinute) + 0;
  const begun = screening.start <= Number(now);
  if (screening.status === 'soldout') return { state: 'soldout', minutes };
  if (isBookable(screening, now)) return { state: !begun && screening.start === next ? 'next' : 'available', minutes };
  return { state: begun ? 'started' : 'locked', minutes };
}
