import type { CityDetails } from '../../contract/city.ts';
import { letterOf } from '../../lib/letters.ts';
import { oncePer } from '../../lib/oncePer.ts';
import type { ShowDayView } from './showDay.ts';

/** As many other cities as a show's page lists itself: the nearest. */
const MOST = 16;

type Elsewhere = ShowDayView['elsewhere'];

const letterOfCity = oncePer(({ name }: CityDetails) => letterOf(name));

/**
 * The other cities where a show plays: all, where they are few; else the nearest, or those that begin with a letter, and
 * all letters.
 */
export function elsewhereShown(
  elsewhere: Elsewhere,
  letter: string | null,
): { readonly shown: Elsewhere; readonly letters: readonly { readonly letter: string; readonly count: number }[] } {
  if (elsewhere.length <= MOST) return { shown: elsewhere, letters: [] };
  const groups = Map.groupBy(elsewhere, ({ city }) => letterOfCity(city));
  const letters = [...groups]
    .map(([each, cities]) => ({ letter: each, count: cities.reduce((sum, { cinemas }) => sum + cinemas, 0) }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
  const chosen = letter === null ? undefined : groups.get(letter);
  return { shown: chosen ?? elsewhere.slice(0, MOST), letters };
}
