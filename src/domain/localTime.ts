/**
 * Local times and instants. A local time is the contract's naive `YYYY-MM-DD HH:MM:SS` and means nothing without its
 * IANA zone; an instant is a `Date` or epoch milliseconds and needs none. Rests on `Intl` alone, so it is light enough
 * for the browser, but zone rules change and a browser's may be older than the server's: send a browser instants.
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
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The calendar date of an instant in a zone, `YYYY-MM-DD`. For a programme's day see `cinemaDayAt`. */
export function dateAt(instant: Instant, zone: string): string {
  return localTimeAt(instant, zone).slice(0, 10);
}

/** What the same digits would mean in UTC, epoch milliseconds. */
function readAsUtc(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`);
}

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: Instant, zone: string): number {
  const wholeSeconds = Math.floor(Number(instant) / 1000) * 1000;
  return readAsUtc(localTimeAt(wholeSeconds, zone)) - wholeSeconds;
}

/** Screenings of a chain begin at the same times again and again, and `Intl` takes long to say when that is. */
const instants = new Map<string, Map<string, number>>();
const KEPT_INSTANTS = 10_000;

/**
 * The instant of a local time, epoch milliseconds. A time that clocks show twice (autumn) is the first of the two; one
 * that they skip (spring) is as long after the gap's start as it claims to be, so 02:30 becomes 03:30. Throws a
 * RangeError at a text that is no local time.
 */
export function instantOf(local: string, zone: string): number {
  let known = instants.get(zone);
  if (!known) instants.set(zone, (known = new Map<string, number>()));
  let instant = known.get(local);
  if (instant === undefined) {
    instant = findInstant(local, zone);
    if (known.size >= KEPT_INSTANTS) known.clear();
    known.set(local, instant);
  }
  return instant;
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

/** The UTC offset of an instant in a zone: `+01:00`. */
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
