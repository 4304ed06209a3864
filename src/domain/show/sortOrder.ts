/** What visitors may sort a list of shows by: when each begins next, its title, its length. */
export type SortKey = 'time' | 'title' | 'length';

export type Sortable = {
  readonly title: string;
  /** In minutes; undefined if it is not known. */
  readonly length: number | undefined;
  /** In epoch minutes; undefined if none of it is left. */
  readonly start: number | undefined;
};

/** Shows by a key: the first, by the alphabet of a language, or the shortest, first. What is not known comes last. */
export function inSortOrder<T extends Sortable>(shows: readonly T[], key: SortKey, language: string): T[] {
  if (key === 'title') {
    const { compare } = new Intl.Collator(language, { numeric: true, ignorePunctuation: true });
    return shows.toSorted((a, b) => compare(a.title, b.title));
  }
  const valueOf = ({ start, length }: T) => (key === 'time' ? start : length) ?? Number.MAX_SAFE_INTEGER;
  return shows.toSorted((a, b) => valueOf(a) - valueOf(b));
}
