import type { SearchOptions } from 'minisearch';
import { foldedWords } from '../../lib/foldText.ts';
import { FIELDS } from './textIndex.ts';

/** As many words as a long title has; the time that a search takes grows with them. */
const MAX_WORDS = 8;
/** Every word of the text must occur, whole or as a prefix, since the search runs while people type. */
export const AS_TYPED = {
  combineWith: 'AND',
  tokenize: (text) => [...new Set(foldedWords(text))].slice(0, MAX_WORDS),
  // They are folded already. The index has all spellings of a word.
  processTerm: (word) => word,
  // Words of one or two letters are prefixes only at the end, where the rest may follow: elsewhere they are articles,
  // and match nearly everything.
  prefix: (term, index, terms) => term.length > 2 || index === terms.length - 1,
  boost: { title: 4, otherTitle: 2, postcodes: 2 },
  // A word exactly as typed beats one that it is a prefix of, which beats one that is nearly the same.
  weights: { prefix: 0.6, fuzzy: 0.2 },
} as const satisfies SearchOptions;
/**
 * One typo in words of five to seven letters, two in longer ones; none in shorter ones, most of which are a letter away
 * from another word, nor in words with digits, which would be other postcodes.
 */
export const FORGIVING = {
  ...AS_TYPED,
  fuzzy: (term: string) => (term.length < 5 || /\d/.test(term) ? false : term.length < 8 ? 1 : 2),
} as const satisfies SearchOptions;

/**
 * What every text begins with finds too much in texts: two letters are looked for in titles, names and postcodes, and as
 * a whole word, such as VO, among genres and formats.
 */
export const OF_TWO_LETTERS = (text: string) => ({
  combineWith: 'OR' as const,
  queries: [
    { ...AS_TYPED, queries: [text], fields: FIELDS.filter((field) => field !== 'text' && field !== 'subjects') },
    { ...AS_TYPED, queries: [text], fields: ['subjects'], prefix: false },
  ],
});
/** From how many letters on texts are searched. */
export const MIN_LETTERS_IN_TEXTS = 3;

/** Some of the words, apart from short ones: nearly every sentence has those. */
export const SOME_WORDS = {
  ...FORGIVING,
  combineWith: 'OR',
  tokenize: (text) => AS_TYPED.tokenize(text).filter((word) => word.length > 3),
} as const satisfies SearchOptions;
