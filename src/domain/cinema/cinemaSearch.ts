import { cinemaMatches, cityMatches, foldedNameOf, parseTyped } from './cityNames.ts';

type Searched = {
  readonly cinema: Parameters<typeof cinemaMatches>[0];
  readonly city: Parameters<typeof cityMatches>[0] | undefined;
};

/**
 * The cinemas that a text finds, likeliest first: by the first digits of a postcode, or by words of the names of a
 * cinema and its city, so that `rex lyon` finds one of many of that name. Whole names come first, then beginnings, then
 * parts; equals stay in their order.
 */
export function findCinemas<Item extends Searched>(typed: string, items: readonly Item[]): Item[] {
  const text = typed.trim();
  if (text === '') return [];
  const typedPlace = parseTyped(text);
  if ('postcode' in typedPlace) {
    return items.filter(
      ({ cinema, city }) => cinemaMatches(cinema, typedPlace) || (city && cityMatches(city, typedPlace)),
    );
  }
  const wanted = typedPlace.name;
  const words = wanted.split(' ');
  return items
    .flatMap((item) => {
      const names = [item.city ? foldedNameOf(item.city) : '', foldedNameOf(item.cinema)];
      const all = names.join(' ');
      return words.every((word) => all.includes(word)) ? { item, rank: rankOf(names, wanted) } : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function rankOf(names: readonly string[], wanted: string): number {
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}
