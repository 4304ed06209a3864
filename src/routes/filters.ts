import { FILTER_VALUE, HOUR, type Filters } from '../contract/filters.ts';

/**
 * The `/filters/…` suffix of a list's address (SPEC 2): `/filters/date-2026-11-21/tags-3d,imax/localisation-paris`. A
 * set of filters has exactly one form: segments in SPEC's order, then our own (`from-1900/until-2230`), with values
 * sorted and none twice. Does not need the route table, so browsers can use it alone.
 */

const MARK = '/filters';
const SEGMENT = /^(date|tags|genres|versions|localisation|from|until)-(.+)$/;
/** No list offers more: anything longer is not an address of a site. */
const MAX_VALUES = 40;

type Part = keyof Filters;

/** The path before `/filters`, and the suffix from there on; undefined when there is none. */
export function splitFilters(path: string): { base: string; suffix: string | undefined } {
  const inside = path.indexOf(`${MARK}/`);
  const at = inside < 0 && path.endsWith(MARK) ? path.length - MARK.length : inside;
  return at < 0 ? { base: path, suffix: undefined } : { base: path.slice(0, at) || '/', suffix: path.slice(at) };
}

/** The address of the list itself, without `/filters` and what follows. */
export function baseOf(path: string): string {
  return splitFilters(path).base;
}

/** A list's address with these filters in place of any that it has. */
export function withFilters(path: string, filters: Filters): string {
  const base = baseOf(path);
  const suffix = formatFilters(filters);
  return base === '/' && suffix !== '' ? suffix : base + suffix;
}

/** Whether any filter is set. */
export function hasFilters(filters: Filters): boolean {
  return formatFilters(filters) !== '';
}

/** The suffix in its one form; empty when no filter is set. */
export function formatFilters(filters: Filters): string {
  const segments = [
    segment('date', filters.date === undefined ? [] : [filters.date]),
    segment('tags', filters.tags),
    segment('genres', filters.genres),
    segment('versions', filters.versions),
    segment('localisation', filters.localisation === undefined ? [] : [filters.localisation]),
    segment('from', filters.from === undefined ? [] : [filters.from]),
    segment('until', filters.until === undefined ? [] : [filters.until]),
  ].join('');
  return segments === '' ? '' : MARK + segments;
}

/**
 * The filters of a suffix, and whether it is in its one form; if not, readers belong at the other address. Undefined
 * when a segment is unknown, repeated, empty or badly encoded: no such address exists.
 */
export function parseFilters(suffix: string): { filters: Filters; canonical: boolean } | undefined {
  if (suffix !== MARK && !suffix.startsWith(`${MARK}/`)) return undefined;
  const parts = new Map<Part, readonly string[]>();
  const list = suffix.slice(MARK.length + 1);
  for (const text of list === '' ? [] : list.split('/')) {
    const [, name, raw] = SEGMENT.exec(text) ?? [];
    const values = raw === undefined ? undefined : valuesOf(raw);
    if (name === undefined || values === undefined || parts.has(name as Part)) return undefined;
    parts.set(name as Part, values);
  }
  const dates = parts.get('date') ?? [];
  const places = parts.get('localisation') ?? [];
  const [from = [], until = []] = [parts.get('from'), parts.get('until')];
  if ([dates, places, from, until].some((values) => values.length > 1)) return undefined;
  if (!dates.every(isDay) || ![...from, ...until].every((hour) => HOUR.test(hour))) return undefined;
  const filters: Filters = {
    date: dates[0],
    tags: parts.get('tags') ?? [],
    genres: parts.get('genres') ?? [],
    versions: parts.get('versions') ?? [],
    localisation: places[0],
    from: from[0],
    until: until[0],
  };
  return { filters, canonical: formatFilters(filters) === suffix };
}

/** The query parameters of the filters' form. */
export const FILTERS_FORM = ['date', 'from', 'until'] as const;

/**
 * The filters with what a form without scripts sends in a query: a day, or hours, either of which may be open.
 * Undefined without such a query.
 */
export function requestedFilters(filters: Filters, query: URLSearchParams): Filters | undefined {
  const [day = null, ...hours] = FILTERS_FORM.map((name) => query.get(name));
  if (day === null && hours.every((hour) => hour === null)) return undefined;
  const [from, until] = hours.map((hour) => (hour !== null && HOUR.test(hour) ? hour : undefined));
  const date = day !== null && isDay(day) ? day : undefined;
  return { ...filters, ...(day !== null && { date }), ...(day === null && { from, until }) };
}

function segment(name: Part, values: readonly string[]): string {
  return values.length === 0 ? '' : `/${name}-${sorted(values).map(encodeURIComponent).join(',')}`;
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** The values of a segment, decoded and sorted, none twice; undefined if there are too many or one is bad. */
function valuesOf(list: string): string[] | undefined {
  const raw = list.split(',', MAX_VALUES + 1);
  if (raw.length > MAX_VALUES) return undefined;
  const values = raw.map(decodeSegment);
  return values.every((value) => value !== undefined && FILTER_VALUE.test(value))
    ? sorted(values as string[])
    : undefined;
}

/** Whether a text is a day that exists: the 30th of February is not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A path segment or value, percent-decoded; undefined when it is badly encoded. */
export function decodeSegment(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.isWellFormed() ? decoded : undefined;
  } catch {
    return undefined;
  }
}
