/**
 * What the search finds, in the order of its groups, and how many of each a preview shows (SPEC 9, which has no number
 * for people, for cities, which stand beside cinemas, and for the site's own pages). Items of any other type in a response, such as events of programmes and
 * templates, are dropped (SPEC 5).
 */
export const PREVIEWS = { show: 4, person: 3, cinema: 3, city: 3, page: 3, offer: 4, news: 4, faq: 3 } as const;

export type SearchType = keyof typeof PREVIEWS;
export const SEARCH_TYPES = Object.keys(PREVIEWS) as SearchType[];

/** As many results of a type as anyone looks through: to find another, visitors refine the query. */
export const MAX_LISTED = 60;

/** SPEC 5 asks for a minimum length without giving it. One letter would find nearly everything. */
export const MIN_LENGTH = 2;
/** Anything longer is no search: a title and a director are shorter. */
export const MAX_LENGTH = 200;
/**
 * SPEC 4 waits for a pause in typing without saying how long. About 120 ms pass between two keys of a word on a
 * keyboard, 180 ms by thumb: after this pause the word is probably complete, and nobody feels they are waiting.
 */
export const DEBOUNCE_MS = 180;

/** Whether a text is one of the types. */
export function isSearchType(text: string | null | undefined): text is SearchType {
  return text != null && Object.hasOwn(PREVIEWS, text);
}

/** Whether a text is long enough to be searched for (SPEC 5). */
export function isLongEnough(text: string): boolean {
  return text.trim().length >= MIN_LENGTH;
}

/** Whether a text is long enough to search the help centre: longer than the minimum (SPEC 5). */
export function isLongEnoughForHelp(text: string): boolean {
  return text.trim().length > MIN_LENGTH;
}

export type SearchGroup<T> = { readonly type: SearchType; readonly items: readonly T[] };

/** Items grouped by type, in the order in which they come; a type without items has no group. */
export function groupByType<T extends { readonly type: string }>(items: readonly T[]): SearchGroup<T>[] {
  return SEARCH_TYPES.map((type) => ({ type, items: items.filter((item) => item.type === type) })).filter(
    (group) => group.items.length > 0,
  );
}

/** As many of each type as a preview shows, and one more, which shows that there are more. */
export function previewOf<T extends { readonly type: SearchType }>(items: readonly T[]): T[] {
  return firstOf(items, (type) => PREVIEWS[type] + 1);
}

/** As many of each type as a list shows, and one more, which shows that there are more. */
export function listedOf<T extends { readonly type: SearchType }>(items: readonly T[]): T[] {
  return firstOf(items, () => MAX_LISTED + 1);
}

/** How many results there are, of one type or of several; `more` where they are not all. */
export function countOf(groups: readonly SearchGroup<unknown>[]): { readonly count: number; readonly more: boolean } {
  const sizes = groups.map(({ items }) => items.length);
  return {
    count: sizes.reduce((sum, size) => sum + Math.min(size, MAX_LISTED), 0),
    more: sizes.some((size) => size > MAX_LISTED),
  };
}

function firstOf<T extends { readonly type: SearchType }>(
  items: readonly T[],
  most: (type: SearchType) => number,
): T[] {
  const counts = new Map<SearchType, number>();
  return items.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count <= most(type);
  });
}
