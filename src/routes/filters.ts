import {
  chosenOf,
  FILTER_NAMES,
  FILTER_VALUE,
  NO_FILTERS,
  rowOf,
  type FilterName,
  type Filters,
} from '../contract/filters.ts';

/**
 * The `/filters/…` suffix of a list's address (SPEC 2): `/filters/date-2026-11-21/tags-3d,imax/localisation-paris`. A
 * set of filters has exactly one form: segments in the order of their table (contract/filters.ts), SPEC's and then our own, with
 * values sorted and none twice. Does not need the route table, so browsers can use it alone.
 */

const MARK = '/filters';
const SEGMENT = /* @__PURE__ */ new RegExp(`^(${/* @__PURE__ */ FILTER_NAMES.join('|')})-(.+)$`);
/** No list offers more: anything longer is not an address of a site. */
const MAX_VALUES = 40;

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

/** A list's address, and its filters; these are undefined where it has what is none. */
export function readFilters(path: string): { base: string; filters: Filters | undefined } {
  const { base, suffix } = splitFilters(path);
  return { base, filters: suffix === undefined ? NO_FILTERS : parseFilters(suffix)?.filters };
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
  const segments = FILTER_NAMES.map((name) => segment(name, chosenOf(filters, name))).join('');
  return segments === '' ? '' : MARK + segments;
}

/**
 * The filters of a suffix, and whether it is in its one form; if not, readers belong at the other address. Undefined
 * when a segment is unknown, repeated, empty or badly encoded: no such address exists.
 */
export function parseFilters(suffix: string): { filters: Filters; canonical: boolean } | undefined {
  if (suffix !== MARK && !suffix.startsWith(`${MARK}/`)) return undefined;
  const found = new Map<FilterName, Filters[FilterName]>();
  const list = suffix.slice(MARK.length + 1);
  for (const text of list === '' ? [] : list.split('/')) {
    const [, name, raw] = (SEGMENT.exec(text) as unknown as [string, FilterName, string] | null) ?? [];
    if (name === undefined || raw === undefined || found.has(name)) return undefined;
    const values = valuesOf(raw);
    const value = values && meantBy(name, values);
    if (value === undefined) return undefined;
    found.set(name, value);
  }
  const filters: Filters = { ...NO_FILTERS, ...Object.fromEntries(found) };
  return { filters, canonical: formatFilters(filters) === suffix };
}

/** The query parameters of the filters' forms, by form: that of a day, and that of hours. */
const FORMS = /* @__PURE__ */ forms();
export const FILTERS_FORM = /* @__PURE__ */ FORMS.flat();

/**
 * The filters with what a form without scripts sends in a query: a day, or hours, either of which may be open.
 * Undefined without such a query.
 */
export function requestedFilters(filters: Filters, query: URLSearchParams): Filters | undefined {
  const form = FORMS.find((names) => names.some((name) => query.has(name)));
  if (!form) return undefined;
  const asked = form.map((name) => [name, meantBy(name, query.getAll(name).slice(0, 1))]);
  return { ...filters, ...(Object.fromEntries(asked) as Partial<Filters>) };
}

function forms(): readonly (readonly FilterName[])[] {
  const sent = FILTER_NAMES.filter((name) => rowOf(name).form !== undefined);
  return [...Map.groupBy(sent, (name) => rowOf(name).form).values()];
}

/** What these values mean for a filter: undefined for one that cannot have them. */
function meantBy(name: FilterName, values: readonly string[]): Filters[FilterName] {
  const { of, check = () => true } = rowOf(name);
  if (of !== undefined) return values;
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 && check(value) ? value : undefined;
}

function segment(name: FilterName, values: readonly string[]): string {
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

/** A path segment or value, percent-decoded; undefined when it is badly encoded. */
export function decodeSegment(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.isWellFormed() ? decoded : undefined;
  } catch {
    return undefined;
  }
}
