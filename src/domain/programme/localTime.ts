import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/**
 * Local times and instants. A local time is the contract's naive `YYYY-MM-DD HH:MM:SS` and means nothing without its
 * IANA zone; an instant is a `Date` or epoch milliseconds and needs none. Zone rules change, and a browser's may be
 * older than the server's: send browsers instants.
 */
export type Instant = Date | number;

/** The last offset of each zone: clocks are changed at whole quarters of an hour only, and `Intl` is slow. */
const offsets = new Map<string, { readonly quarter: number; readonly offset: number }>();

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: Instant, zone: string): number {
  const quarter = Math.floor(Number(instant) / (15 * millisecondsInMinute));
  const known = offsets.get(zone);
  if (known?.quarter === quarter) return known.offset;
  const offset = tzOffset(zone, new Date(instant)) * millisecondsInMinute;
  offsets.set(zone, { quarter, offset });
  return offset;
}

/** What clocks show at an instant where they are ahead of UTC by `offset`: ISO 8601 without the offset. */
function clockText(instant: Instant, offset: number): string {
  return new Date(Number(instant) + offset).toISOString().slice(0, 19);
}

/** `+01:00`. */
function offsetText(offset: number): string {
  // A length of time is written like the time of day that it is after midnight.
  return (offset < 0 ? '-' : '+') + new Date(Math.abs(offset)).toISOString().slice(11, 16);
}

/** The contract's local time of an instant in a zone. */
export function localTimeAt(instant: Instant, zone: string): string {
  return clockText(instant, offsetAt(instant, zone)).replace('T', ' ');
}

/** The calendar date of an instant in a zone, `YYYY-MM-DD`. For a programme's day see `cinemaDayAt`. */
export function dateAt(instant: Instant, zone: string): string {
  return localTimeAt(instant, zone).slice(0, 10);
}

/** By zone and local time. The screenings of a chain begin at the same times again and again, and `Intl` is slow. */
const instants = new Map<string, Map<string, number>>();
const MAX_INSTANTS = 10_000;

/**
 * The instant of a local time, epoch milliseconds. A time that clocks show twice (autumn) means the first of the two.
 * One that they skip (spring) is moved on by the length of the gap, so 02:30 becomes 03:30. Throws a RangeError for a
 * text that is not a local time.
 */
export function instantOf(local: string, zone: string): number {
  let known = instants.get(zone);
  if (!known) instants.set(zone, (known = new Map<string, number>()));
  let instant = known.get(local);
  if (instant === undefined) {
    instant = findInstant(local, zone);
    if (known.size >= MAX_INSTANTS) known.clear();
    known.set(local, instant);
  }
  return instant;
}

function findInstant(local: string, zone: string): number {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a local time: ${JSON.stringify(local)}.`);
  // By the offset before a change of the clocks near it, and by the one after: the first that shows this time.
  const candidates = [-1, 1].map((days) => asUtc - offsetAt(asUtc + days * millisecondsInDay, zone));
  return candidates.find((instant) => instant + offsetAt(instant, zone) === asUtc) ?? candidates[0]!;
}

/** The UTC offset of a zone at an instant: `+01:00`. */
export function utcOffsetAt(instant: Instant, zone: string): string {
  return offsetText(offsetAt(instant, zone));
}

/** ISO 8601 with the UTC offset of the zone, as the contract's sales fields and structured data have it. */
export function isoAt(instant: Instant, zone: string): string {
  const offset = offsetAt(instant, zone);
  return clockText(instant, offset) + offsetText(offset);
}
