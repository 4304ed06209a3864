import { foldName } from './foldText.ts';

/** Where names are listed that begin with no letter. */
const NO_LETTER = '0';

/** The letter under which a name is listed; a zero for one that begins with none. */
export function letterOf(name: string): string {
  return /^\p{L}/u.exec(foldName(name))?.[0] ?? NO_LETTER;
}

/** Items by the letters that their names begin with: letters and names in the order of the language, without accents. */
export function byLetter<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  language: string,
): ReadonlyMap<string, readonly Item[]> {
  const { compare } = new Intl.Collator(language);
  const named = items
    .map((item) => ({ item, folded: foldName(nameOf(item)) }))
    .sort((a, b) => compare(a.folded, b.folded));
  const letters = Map.groupBy(named, ({ folded }) => letterOf(folded));
  return new Map([...letters].map(([letter, found]) => [letter, found.map(({ item }) => item)]));
}

/** Items in pages of at most so many, an item never in two: one that alone is larger has a page of its own. */
export function inPages<Item>(items: readonly Item[], sizeOf: (item: Item) => number, most: number): Item[][] {
  const pages: Item[][] = [];
  let size = 0;
  for (const item of items) {
    size += sizeOf(item);
    const last = pages.at(-1);
    if (last && size <= most) {
      last.push(item);
    } else {
      pages.push([item]);
      size = sizeOf(item);
    }
  }
  return pages;
}
