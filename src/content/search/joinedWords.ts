import { foldedWords } from '../../lib/foldText.ts';

/** Nobody writes all words of a longer title as one. */
const SHORT = 4;
/** Of so many words with signs between them, each may begin a word. */
const MOST_JOINED = 8;

/** Some words of a list, from one to before another, as one word. */
type Joined = { readonly from: number; readonly until: number; readonly word: string };

/** The words of a list that may be written as one: of a short list any that follow each other, else each and the next. */
export function joinsOf(words: readonly string[]): Joined[] {
  const most = words.length > SHORT ? 2 : SHORT;
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(most, words.length - from) - 1 }, (__, index) => {
      const until = from + index + 2;
      return { from, until, word: words.slice(from, until).join('') };
    }),
  );
}

/**
 * The words of a text, folded, that people write as one: those with a sign between them, and all of a short text. From each
 * of them on, as their beginnings are searched for, too: `Spider-Man` is `spiderman`, `L'Haÿ-les-Roses` `lhaylesroses`,
 * `haylesroses` and `lesroses`.
 */
export function joinedWords(text: string): string[] {
  const parts = text.split(/\s+/).map(foldedWords);
  const all = parts.flat();
  return (all.length > SHORT ? parts : [all]).flatMap((words) =>
    words.slice(0, Math.min(MOST_JOINED, words.length - 1)).map((_, from) => words.slice(from).join('')),
  );
}
