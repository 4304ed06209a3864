/**
 * What the search finds, in the order in which its groups stand, and how many of each a preview shows (SPEC 9; it has no
 * number for cities, which stand beside cinemas). Items of any other type that an answer brings, events of programmes and
 * templates among them, are dropped (SPEC 5).
 */
export const PREVIEWS = { show: 4, cinema: 3, city: 3, offer: 4, news: 4, faq: 3 } as const;

export type SearchType = keyof typeof PREVIEWS;
export const SEARCH_TYPES = Object.keys(PREVIEWS) as SearchType[];

/** SPEC 5 has a minimum length and names none. One letter would find nearly everything. */
export const MINIMUM_LENGTH = 2;
/** Longer is no search; a title and a director are less. */
export const MAXIMUM_LENGTH = 200;
/**
 * SPEC 4 has a pause in typing and does not say how long. Between two keys of one word are about 120 ms on a keyboard and
 * 180 ms by thumb: after this one the word is likely to stand, and nobody has begun to wait.
 */
export const DEBOUNCE_MS = 180;

export function isSearchType(text: string | null | undefined): text is SearchType {
  return text != null && Object.hasOwn(PREVIEWS, text);
}

/** Whether a text is searched for at all (SPEC 5). */
export function isLongEnough(text: string): boolean {
  return text.trim().length >= MINIMUM_LENGTH;
}

/** Whether the help centre is searched for a text: it has to be longer than the minimum (SPEC 5). */
export function isLongEnoughForHelp(text: string): boolean {
  return text.trim().length > MINIMUM_LENGTH;
}

export type SearchGroup<T> = { readonly type: SearchType; readonly items: readonly T[] };

/** Items by type, best first in each as they come; a type without any has no group. */
export function groupByType<T extends { readonly type: string }>(items: readonly T[]): SearchGroup<T>[] {
  return SEARCH_TYPES.map((type) => ({ type, items: items.filter((item) => item.type === type) })).filter(
    (group) => group.items.length > 0,
  );
}

/** So many of each type as a preview shows and one more, by which a reader knows that there are more. */
export function previewOf<T extends { readonly type: SearchType }>(items: readonly T[]): T[] {
  const counts = new Map<SearchType, number>();
  return items.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return count <= PREVIEWS[type] + 1;
  });
}
