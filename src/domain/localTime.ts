/**
 * Local times and instants. A local time is the contract's naive `YYYY-MM-DD HH:MM:SS` and means nothing without its
 * IANA zone; an instant is a `Date` or epoch milliseconds and needs none. Only `Intl` is used, so this is light enough
 * for browsers. But zone rules change, and a browser's may be older than the server's: send browsers instants.
 */
export type Instant = Date | number;

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The contract's local time of an instant in a zone. */
export function localTimeAt(instant: Instant, zone: string): string {
  const local = new Date(Number(instant) + offsetAt(instant, zone));
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

/** The calendar date of an instant in a zone, `YYYY-MM-DD`. For a programme's day see `cinemaDayAt`. */
export function dateAt(instant: Instant, zone: string): string {
  return localTimeAt(instant, zone).slice(0, 10);
}

/** A local time read as if it were UTC, epoch milliseconds. */
function readAsUtc(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`);
}

/** Results by zone and by what was asked. */
type Found<Asked> = Map<string, Map<Asked, number>>;
const KEPT = 10_000;

/** The result found before, or found now: `Intl` is slow, and the same things are asked again and again. */
function kept<Asked>(found: Found<Asked>, asked: Asked, zone: string, find: (asked: Asked, zone: string) => number) {
  let known = found.get(zone);
  if (!known) found.set(zone, (known = new Map<Asked, number>()));
  let answer = known.get(asked);
  if (answer === undefined) {
    answer = find(asked, zone);
    if (known.size >= KEPT) known.clear();
    known.set(asked, answer);
  }
  return answer;
}

/** Zones change their clocks on the quarter hour: an offset found at its beginning holds until the next. */
const QUARTER_MS = 900_000;
const offsets: Found<number> = new Map();

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: Instant, zone: string): number {
  return kept(offsets, Math.floor(Number(instant) / QUARTER_MS) * QUARTER_MS, zone, findOffset);
}

function findOffset(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return readAsUtc(`${year}-${month}-${day} ${hour}:${minute}:${second}`) - instant;
}

/** The screenings of a chain begin at the same times again and again. */
const instants: Found<string> = new Map();

/**
 * The instant of a local time, epoch milliseconds. A time that clocks show twice (autumn) means the first of the two.
 * One that they skip (spring) is moved on by the length of the gap, so 02:30 becomes 03:30. Throws a RangeError for a
 * text that is not a local time.
 */
export function instantOf(local: string, zone: string): number {
  return kept(instants, local, zone, findInstant);
}

function findInstant(local: string, zone: string): number {
  const asUtc = readAsUtc(local);
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a local time: ${JSON.stringify(local)}.`);
  const before = offsetAt(asUtc - DAY_MS, zone);
  const after = offsetAt(asUtc + DAY_MS, zone);
  const early = asUtc - before;
  if (before === after || offsetAt(early, zone) === before) return early;
  const late = asUtc - after;
  return offsetAt(late, zone) === after ? late : early;
}

/** The UTC offset of a zone at an instant: `+01:00`. */
export function utcOffsetAt(instant: Instant, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / 60_000);
  const size = Math.abs(minutes);
  const digits = (count: number) => String(count).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
}

/** ISO 8601 with the UTC offset of the zone, as the contract's sales fields and structured data have it. */
export function isoAt(instant: Instant, zone: string): string {
  return localTimeAt(instant, zone).replace(' ', 'T') + utcOffsetAt(instant, zone);
}
