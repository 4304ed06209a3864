import { cinemaHasPostcode, cityHasPostcode, foldedNameOf, parseTyped, rankOf } from './cityNames.ts';

type Searched = {
  readonly cinema: { readonly name: string } & Parameters<typeof cinemaHasPostcode>[0];
  readonly city: ({ readonly name: string } & Parameters<typeof cityHasPostcode>[0]) | undefined;
};

/** Cinemas with a typed postcode come after those of that very name, before those whose names have it. */
const POSTCODE_RANK = 0.5;

/**
 * The cinemas that a text finds, likeliest first: by the first digits of a postcode, or by words of the names of a
 * cinema and its city, so that `rex lyon` finds one of many of that name. Whole names come first, then beginnings, then
 * parts; equals stay in their order.
 */
export function findCinemas<Item extends Searched>(typed: string, items: readonly Item[]): Item[] {
  const wanted = parseTyped(typed);
  if (wanted.name[0] === '') return [];
  return items
    .flatMap((item) => {
      const { cinema, city } = item;
      const names = [...(city ? [foldedNameOf(city)] : []), foldedNameOf(cinema)];
      const ranks: number[] = names.flatMap((name) => rankOf(name, wanted.name) ?? []);
      if (cinemaHasPostcode(cinema, wanted) || (city && cityHasPostcode(city, wanted))) ranks.push(POSTCODE_RANK);
      if (hasAllWords(names, wanted.name)) ranks.push(2);
      return ranks.length > 0 ? { item, rank: Math.min(...ranks) } : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Whether several words are each in one of the names. */
function hasAllWords(names: readonly (readonly string[])[], wanted: readonly string[]): boolean {
  return wanted.some((typed, at) => {
    const words = typed.split(' ');
    const all = names.map((name) => name[at]).join(' ');
    return words.length > 1 && words.every((word) => all.includes(word));
  });
}
