/** SPEC 9: the search and the locator remember so many. */
const HISTORY_LENGTH = 3;

/** A history with an entry put first; an older one with the same address goes (SPEC 4, "Search"). */
export function remember<T extends { readonly url: string }>(history: readonly T[], entry: T): T[] {
  return [entry, ...history.filter(({ url }) => url !== entry.url)].slice(0, HISTORY_LENGTH);
}
