/**
 * The filters that a visitor can set on a list (SPEC 2, "Filtered list URLs"), one row each, under its name in addresses and
 * in their order there: SPEC's, then our own. Everything that treats all filters alike derives from this table: the type,
 * addresses (routes/filters.ts), which screens have which, matching and counting, what a reset clears
 * (domain/programme/programmeFilters.ts), the attributes of tickets (markup/ticket.ts). What a group compares of a
 * screening, and how its values are called, is in content/filterValues.ts. Of SPEC 4's filter groups, types and experiences
 * are tags here, and languages are versions. Browsers have the table too: it stays small.
 */

/**
 * The kinds of lists that have an address for filters: the programme of a cinema, a show or a need, which every filter
 * narrows; lists of shows; an evening around a place; a season's screenings; openings of sale. `none` narrows nothing.
 */
export type FilteredList = 'programme' | 'shows' | 'evening' | 'season' | 'openings' | 'none';

type Filter = {
  /** The lists that it narrows, besides programmes. Evenings have a place of their own, hours are for one day. */
  readonly lists: readonly FilteredList[];
};

type OneValue = {
  /** Whether it has this value, where not every text is one. */
  readonly check?: (value: string) => boolean;
  /** The form without script that sends it. */
  readonly form?: 'day' | 'hours';
  /** It decides which screenings are loaded at all: the server has to render its page, and a reset leaves it. */
  readonly loads?: true;
  readonly of?: undefined;
};

/** A filter of whose values any will do. */
type Group = {
  /** Whether a screening has the values or its show. */
  readonly of: 'screening' | 'show';
  /** The attribute with those values, after `data-`: of a ticket, or of a show's row. Short: a day has hundreds. */
  readonly attribute: string;
  /** The key of its title. Tags are offered as several groups (components/programme/groupNames.ts). */
  readonly label?: string;
  /** What most visitors choose by: it is said first, and given up first where nothing is left. */
  readonly first?: true;
};

/** A value in an address. Many servers and proxies read an encoded slash or backslash as a path's own. */
export const FILTER_VALUE = /^[^\p{Cc}\p{Cs}/\\]{1,128}$/u;

/** A time in an address: 1930 is 19:30. */
export const HOUR = /^(?:[01]\d|2[0-3])[0-5]\d$/;

const isHour = (text: string) => HOUR.test(text);

/** Whether a text is a day that exists: the 30th of February is not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const FILTERS = {
  /** A cinema day, YYYY-MM-DD. */
  date: { lists: ['shows', 'evening', 'season'], loads: true, check: isDay, form: 'day' },
  tags: { lists: ['shows', 'evening'], of: 'screening', attribute: 't' },
  genres: { lists: ['shows', 'evening'], of: 'show', attribute: 'g', label: 'Filters.Genres' },
  versions: { lists: ['shows', 'evening'], of: 'screening', attribute: 'v', label: 'Filters.Versions', first: true },
  /** A city or cinema slug. */
  localisation: { lists: ['shows', 'season', 'openings'], loads: true },
  /** Clock times of the cinema day, HHMM: the earliest start and the latest end (domain/programme/hours.ts). */
  from: { lists: ['evening'], check: isHour, form: 'hours' },
  until: { lists: ['evening'], check: isHour, form: 'hours' },
} as const satisfies Readonly<Record<string, Filter & (OneValue | Group)>>;

type Table = typeof FILTERS;
export type FilterName = keyof Table;
type GroupOf<Of extends string> = {
  [N in FilterName]: Table[N] extends { readonly of: Of } ? N : never;
}[FilterName];
/** The groups of screenings' values, and of shows'. */
export type ScreeningGroup = GroupOf<'screening'>;
export type ShowGroup = GroupOf<'show'>;
export type FilterGroup = ScreeningGroup | ShowGroup;

/** The filters that a visitor has set on a list. */
export type Filters = { readonly [N in FilterName]: N extends FilterGroup ? readonly string[] : string | undefined };

/** A row with all fields that any has. */
type Row = Filter & Partial<Omit<OneValue, 'of'> & Group>;

/** The row of a filter. */
export function rowOf(name: FilterName): Row {
  return FILTERS[name];
}

/** All filters, in the order of addresses. */
export const FILTER_NAMES = /* @__PURE__ */ Object.keys(FILTERS) as readonly FilterName[];

/** The groups among them, and the same in the order in which they are said. */
export const FILTER_GROUPS = /* @__PURE__ */ namesThat(({ of }) => of !== undefined) as readonly FilterGroup[];
export const GROUPS_AS_SAID = /* @__PURE__ */ groupsAsSaid();
export const SCREENING_GROUPS = /* @__PURE__ */ groupsOf('screening') as readonly ScreeningGroup[];
export const SHOW_GROUPS = /* @__PURE__ */ groupsOf('show') as readonly ShowGroup[];

/** The filters that decide which screenings are loaded. */
export const LOADING = /* @__PURE__ */ namesThat(({ loads }) => loads === true);

export const NO_FILTERS = /* @__PURE__ */ only({}, []);

/** The filters that narrow a kind of list. */
export function filtersOf(list: FilteredList): readonly FilterName[] {
  return namesThat(({ lists }) => list === 'programme' || lists.includes(list));
}

/** These filters alone; the others are not set. */
export function only(filters: Partial<Filters>, names: readonly FilterName[]): Filters {
  const entries = FILTER_NAMES.map((name) => {
    const unset = rowOf(name).of === undefined ? undefined : [];
    return [name, names.includes(name) ? filters[name] : unset];
  });
  return Object.fromEntries(entries) as Filters;
}

/** The values of a filter: of one that is no group, its only one or none. */
export function chosenOf(filters: Filters, name: FilterName): readonly string[] {
  return [filters[name] ?? []].flat();
}

function namesThat(have: (row: Row) => boolean): readonly FilterName[] {
  return FILTER_NAMES.filter((name) => have(rowOf(name)));
}

function groupsAsSaid(): readonly FilterGroup[] {
  const isFirst = (group: FilterGroup) => rowOf(group).first === true;
  return [...FILTER_GROUPS.filter(isFirst), ...FILTER_GROUPS.filter((group) => !isFirst(group))];
}

function groupsOf(of: Row['of']): readonly FilterGroup[] {
  return GROUPS_AS_SAID.filter((group) => rowOf(group).of === of);
}
