import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/**
 * Local times and instants. A local time is the contract's naive `YYYY-MM-DD HH:MM:SS` and means nothing without its
 * IANA zone; an instant is a `Date` or epoch milliseconds and needs none. Zone rules change, and a browser's may be
 * older than the server's: send browsers instants.
 */
export type Instant = Date | number;

const QUARTER = 15 * millisecondsInMinute;

/** By zone and quarter of an hour: clocks are changed at whole ones only, and `Intl` is slow. */
const offsets = new Map<string, Map<number, number>>();
/** By zone and local time: the screenings of a chain begin at the same times again and again. */
const instants = new Map<string, Map<string, readonly number[]>>();
/** How many of each are known for a zone. */
const MOST_KNOWN = 10_000;

/** What is known of a time in a zone, or is found out now. */
function knownOf<Time, Found>(
  zones: Map<string, Map<Time, Found>>,
  zone: string,
  time: Time,
  find: (time: Time, zone: string) => Found,
): Found {
  let known = zones.get(zone);
  if (!known) zones.set(zone, (known = new Map<Time, Found>()));
  let found = known.get(time);
  if (found === undefined) {
    found = find(time, zone);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(time, found);
  }
  return found;
}

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
export function offsetAt(instant: Instant, zone: string): number {
  return knownOf(offsets, zone, Math.floor(Number(instant) / QUARTER), offsetIn);
}

function offsetIn(quarter: number, zone: string): number {
  return tzOffset(zone, new Date(quarter * QUARTER)) * millisecondsInMinute;
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

/**
 * The instant of a local time, epoch milliseconds. A time that clocks show twice (autumn) means the first of the two.
 * One that they skip (spring) is moved on by the length of the gap, so 02:30 becomes 03:30. Throws a RangeError for a
 * text that is not a local time.
 */
export function instantOf(local: string, zone: string): number {
  return instantsOf(local, zone)[0]!;
}

/**
 * When a screening ends, epoch milliseconds: the first instant after its start at which clocks show its end. On the night
 * when they show an hour twice there may be two: then the one that is nearer to the show's length in minutes, where that
 * is known. An end that a start in the hour that clocks skip was moved beyond is moved with it. Undefined where the end
 * is unknown, or not after the start; throws as `instantOf` does.
 */
export function endOf(
  { time, endTime }: { readonly time: string; readonly endTime: string | null },
  zone: string,
  minutes: number | null,
): number | undefined {
  if (endTime === null) return undefined;
  const start = instantOf(time, zone);
  const [first, second] = instantsOf(endTime, zone).filter((instant) => instant > start);
  if (first === undefined) return endTime > time ? start + asUtc(endTime) - asUtc(time) : undefined;
  if (second === undefined || minutes === null) return first;
  const misfit = (end: number) => Math.abs(end - start - minutes * millisecondsInMinute);
  return misfit(second) < misfit(first) ? second : first;
}

/** The instants at which clocks show a local time, in their order; of a time that they skip, the one that it is moved to. */
function instantsOf(local: string, zone: string): readonly number[] {
  return knownOf(instants, zone, local, findInstants);
}

function findInstants(local: string, zone: string): readonly number[] {
  const wanted = asUtc(local);
  // By the offset before a change of the clocks near it, and by the one after.
  const [before, after] = [-1, 1].map((days) => wanted - offsetAt(wanted + days * millisecondsInDay, zone));
  const shown = [...new Set([before!, after!])].filter((instant) => instant + offsetAt(instant, zone) === wanted);
  return shown.length > 0 ? shown : [before!];
}

/** A zone whose clocks are never changed. */
const EVEN = 'UTC';

/** By how many minutes clocks show more at one local time than at another, the dates counted. Throws as `instantOf` does. */
export function minutesOnClocks(from: string, until: string): number {
  return (instantOf(until, EVEN) - instantOf(from, EVEN)) / millisecondsInMinute;
}

/** A local time as if its clock showed UTC, epoch milliseconds. */
function asUtc(local: string): number {
  const instant = Date.parse(`${local.replace(' ', 'T')}Z`);
  if (Number.isNaN(instant)) throw new RangeError(`Not a local time: ${JSON.stringify(local)}.`);
  return instant;
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
