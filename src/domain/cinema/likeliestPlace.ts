import { foldPlace } from '../../lib/foldText.ts';
import { foldBoth, parseTyped, rankOf } from './cityNames.ts';
import type { FoundPlace } from './placeSearch.ts';

/** What a typed text means: one place, several that it may as well be, or nothing that is known. */
export type Meaning = { readonly place: FoundPlace } | { readonly places: readonly FoundPlace[] };

/** As many as can be read at a glance. */
const MOST_PLACES = 6;

/**
 * The place that a typed text means, among those that match it, likeliest first: that of this very name; else the one that
 * begins so; else the one that has it anywhere. One that was found by its name in another language has that as its name. A
 * city comes before its cinemas, as all bear its name. Where several are as likely, nobody guesses for the visitor.
 */
export function likeliestPlace(typed: string, found: readonly FoundPlace[]): Meaning {
  const wanted = parseTyped(typed).name;
  const ranked = found.map((place) => {
    const rank = rankOf(foldBoth(place.otherName ?? place.name), wanted) ?? Infinity;
    return { place, rank };
  });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  const places = (best < 2 ? ranked.filter(({ rank }) => rank === best) : ranked).map(({ place }) => place);
  const cities = places.filter(({ city }) => city !== undefined);
  // Of places that have one name, the first is the nearest to a cinema.
  const names = new Set(places.map(({ name }) => foldPlace(name)));
  const [place] = cities.length > 0 ? cities : places;
  if (place && (cities.length === 1 || names.size === 1)) return { place };
  return { places: places.slice(0, MOST_PLACES) };
}
