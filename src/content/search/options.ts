import type MiniSearch from 'minisearch';
import type { Query, QueryCombination, SearchOptions } from 'minisearch';
import { foldedWords } from '../../lib/foldText.ts';
import { joinsOf } from './joinedWords.ts';
import { FIELDS, type IndexEntry } from './textIndex.ts';

/** A way to search an index for a text: the ids of what it finds, best first. Items that are not `among` are passed over. */
export type Attempt = (
  index: MiniSearch<IndexEntry>,
  text: string,
  among?: (id: number) => boolean,
) => readonly { readonly id: unknown }[];

/** As many words as a long title has; the time that a search takes grows with them. */
const MAX_WORDS = 8;
/** Words are folded before they are looked for; the index has all spellings of them. */
const WORDS = {
  tokenize: (word) => [word],
  processTerm: (word) => word,
  boost: { title: 4, otherTitle: 2, postcodes: 2 },
  // A word exactly as typed beats one that it is a prefix of, which beats one that is nearly the same.
  weights: { prefix: 0.6, fuzzy: 0.2 },
} as const satisfies SearchOptions;
const PLAIN = FIELDS.filter((field) => field !== 'joined');
/** Fewer letters begin too many joined words: `les` would find all of `Le S…`. */
const MIN_LETTERS_OF_JOINED = 5;

/** The words to look for in a text. */
const wordsOf = (text: string) => foldedWords(text).slice(0, MAX_WORDS);

/**
 * Every word of the text must occur, whole or as a prefix, since the search runs while people type; any of them may be
 * written as one in the text or in what is found.
 */
function everyWord(options: SearchOptions): Attempt {
  return (index, text, among) => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    if (words.length === 1) return index.search(oneOf(words, 0, options), only(among));
    // Each item that has a word costs time, and a title's article is in thousands: only those are looked at that have the
    // word of a list that few have. Most neighbours are no word when they are joined.
    const having = new Set<number>();
    const lists = [
      { list: words, rarest: longestOf(words) },
      ...joinsOf(words).map(({ from, until, word }) => ({
        list: [...words.slice(0, from), word, ...words.slice(until)],
        rarest: from,
      })),
    ].filter(({ list, rarest }) => {
      const found = index.search(oneOf(list, rarest, options), only(among));
      for (const { id } of found) having.add(id as number);
      return found.length > 0;
    });
    if (lists.length === 0) return [];
    const queries = lists.map(({ list }) => allOf(list, options));
    return index.search(
      { combineWith: 'OR', queries },
      only((id) => having.has(id)),
    );
  };
}

/** Options by which the index looks at some of its items only. */
function only(among: ((id: number) => boolean) | undefined): SearchOptions {
  return among ? { boostDocument: (id: number) => (among(id) ? 1 : 0) } : {};
}

/** The place of the longest word, the last one of several: its beginning is still typed, and an article comes before it. */
function longestOf(words: readonly string[]): number {
  return words.reduce((best, word, at) => (word.length >= words[best]!.length ? at : best), 0);
}

function allOf(all: readonly string[], options: SearchOptions): QueryCombination {
  const words = [...new Set(all)];
  return { combineWith: 'AND', queries: words.map((_, at) => oneOf(words, at, options)) };
}

/**
 * A word as it is written, or as a part of words that are written as one. Words of one or two letters are prefixes only at
 * the end, where the rest may follow: elsewhere they are articles, and match nearly everything.
 */
function oneOf(words: readonly string[], at: number, options: SearchOptions): Query {
  const queries = [words[at]!];
  const isBeginning = queries[0]!.length > 2 || at === words.length - 1;
  const isLong = queries[0]!.length >= MIN_LETTERS_OF_JOINED;
  return {
    combineWith: 'OR',
    queries: [
      { ...WORDS, ...options, queries, fields: PLAIN, prefix: isBeginning },
      { ...WORDS, ...options, queries, fields: ['joined'], prefix: isLong },
    ],
  };
}

/** Words as they are typed. */
export const AS_TYPED = everyWord({});
/**
 * One typo in words of five to seven letters, two in longer ones; none in shorter ones, most of which are a letter away
 * from another word, nor in words with digits, which would be other postcodes.
 */
const TYPOS = {
  fuzzy: (word: string) => (word.length < 5 || /\d/.test(word) ? false : word.length < 8 ? 1 : 2),
} as const satisfies SearchOptions;
/** Words with slips of the finger. */
export const FORGIVING = everyWord(TYPOS);

/**
 * What every text begins with finds too much in texts: two letters are looked for in titles, names and postcodes, and as
 * a whole word, such as VO, among genres and formats.
 */
export const OF_TWO_LETTERS: Attempt = (index, text, among) => {
  const words = wordsOf(text);
  return index.search({
    ...WORDS,
    ...only(among),
    combineWith: 'OR',
    queries: [
      {
        combineWith: 'AND',
        queries: words,
        fields: PLAIN.filter((each) => each !== 'text' && each !== 'subjects'),
        prefix: true,
      },
      { combineWith: 'AND', queries: words, fields: ['subjects', 'joined'], prefix: false },
    ],
  });
};
/** From how many letters on texts are searched. */
export const MIN_LETTERS_IN_TEXTS = 3;

/** Some of the words, apart from short ones: nearly every sentence has those. */
export const SOME_WORDS: Attempt = (index, text, among) =>
  index.search({
    ...WORDS,
    ...TYPOS,
    ...only(among),
    combineWith: 'OR',
    queries: wordsOf(text).filter((word) => word.length > 3),
    prefix: true,
  });
