import { millisecondsInMinute } from 'date-fns/constants';

/**
 * Films in a row: which screenings of two or three films follow one another in one cinema on one day. Instants are in
 * epoch milliseconds, gaps in minutes.
 */

/** The shortest gap: time to leave one hall, find the next and sit down. */
export const MIN_GAP = 10;
/** The longest gap: with more time people go home between two films. */
export const MAX_GAP = 90;
/** The limits of how many films can be put in a row. */
export const MIN_FILMS = 2;
export const MAX_FILMS = 3;
/** How many sequences are given: nobody reads more of them. */
export const MAX_SEQUENCES = 24;

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/**
 * The films that an address names: each once, sorted, so that their order in the address does not matter. One more
 * than is allowed is returned, so that a page can report that there are too many. Anything that is not a slug is
 * dropped.
 */
export function requestedFilms(values: readonly string[]): string[] {
  const slugs = values.filter((value) => SLUG.test(value));
  return [...new Set(slugs)].sort().slice(0, MAX_FILMS + 1);
}

export type Placed = {
  readonly film: string;
  readonly start: number;
  /** When all is over, with what is shown before the film; undefined where the film's length is not known. */
  readonly end: number | undefined;
};

export type Sequence<T extends Placed> = {
  readonly screenings: readonly T[];
  /** Minutes between one and the next; one fewer than there are screenings. */
  readonly gaps: readonly number[];
  /** All gaps together. */
  readonly waiting: number;
};

/**
 * The sequences of the films. Each has every film once, in any order, with gaps from `MIN_GAP` to `MAX_GAP`. The least
 * waiting comes first; of two that wait as long, the one that begins earlier. Nothing follows a screening whose end is
 * not known. `films` beyond `MAX_FILMS` are left out.
 */
export function sequencesOf<T extends Placed>(screenings: readonly T[], films: readonly string[]): Sequence<T>[] {
  const wanted = [...new Set(films)].slice(0, MAX_FILMS);
  if (wanted.length < MIN_FILMS) return [];
  const inOrder = screenings.filter(({ film }) => wanted.includes(film)).toSorted((a, b) => a.start - b.start);
  const found: Sequence<T>[] = [];
  const extend = (sequence: Sequence<T>) => {
    if (sequence.screenings.length === wanted.length) return void found.push(sequence);
    for (const [next, gap] of followers(sequence, inOrder)) {
      const { screenings: before, gaps, waiting } = sequence;
      extend({ screenings: [...before, next], gaps: [...gaps, gap], waiting: waiting + gap });
    }
  };
  for (const first of inOrder) extend({ screenings: [first], gaps: [], waiting: 0 });
  return found.sort(inPreference).slice(0, MAX_SEQUENCES);
}

/** The screenings of other films that can follow a sequence, each with the gap before it. */
function* followers<T extends Placed>({ screenings }: Sequence<T>, inOrder: readonly T[]): Generator<[T, number]> {
  const { end } = screenings.at(-1)!;
  if (end === undefined) return;
  for (const next of inOrder) {
    const gap = (next.start - end) / millisecondsInMinute;
    if (gap > MAX_GAP) return;
    if (gap >= MIN_GAP && screenings.every(({ film }) => film !== next.film)) yield [next, gap];
  }
}

function inPreference(a: Sequence<Placed>, b: Sequence<Placed>): number {
  return a.waiting - b.waiting || a.screenings[0]!.start - b.screenings[0]!.start;
}

/** The sequences of all the films or, where they do not all fit into one day, of any two of them. */
export function sequencesOrPairs<T extends Placed>(screenings: readonly T[], films: readonly string[]): Sequence<T>[] {
  const all = sequencesOf(screenings, films);
  if (all.length > 0) return all;
  const wanted = films.slice(0, MAX_FILMS);
  return wanted
    .flatMap((left) =>
      sequencesOf(
        screenings,
        wanted.filter((film) => film !== left),
      ),
    )
    .sort(inPreference)
    .slice(0, MAX_SEQUENCES);
}

/** What a gap is long enough for: changing halls, a coffee, or a meal. */
export function gapUse(minutes: number): 'change' | 'coffee' | 'meal' {
  if (minutes < COFFEE_FROM) return 'change';
  return minutes < MEAL_FROM ? 'coffee' : 'meal';
}
const COFFEE_FROM = 20;
const MEAL_FROM = 50;
