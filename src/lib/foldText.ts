const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ĳ: 'ij', ı: 'i' };
/** What is written for an apostrophe; some of them are letters to Unicode. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u02BB\u02B9\u2032\uFF07`´]/g;
/** Hyphens and dashes of every width, and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Signs above and below letters, and what is not seen at all: soft hyphens, marks of direction. */
const UNSEEN = /[\p{Mn}\p{Cf}]/gu;

/**
 * Text for comparing: without diacritics or capitals, ligatures as two letters (SPEC 5), one sign for all apostrophes and
 * one for all dashes.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(UNSEEN, '')
    .replace(/[œæßøłĳı]/g, (letter) => LIGATURES[letter]!)
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-');
}

/** What a word of a text is made of, as it was typed: an apostrophe divides words, even one that is a letter to Unicode. */
export const WORD = String.raw`[[\p{L}\p{N}\p{M}]--[\u02BC\u02BB\u02B9]]+`;
const WORDS = new RegExp(WORD, 'gv');

/** The words of a text, folded: letters and digits, whatever stands between them. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(WORDS) ?? [];
}

/** A name for comparing: its words, as nobody types the hyphens, apostrophes and points between them. */
export const foldName = (name: string) => foldedWords(name).join(' ');

/** Saints of all languages, whole and in short: towns are written either way. */
const SAINTS: readonly (readonly string[])[] = [
  ['st', 'saint', 'sankt', 'sint', 'skt'],
  ['ste', 'sainte'],
];
const spellings = new Map(SAINTS.flatMap((words) => words.map((word) => [word, words] as const)));

/** The ways to write a folded word: itself or, if it is a saint's, all of them, the shortest first. */
export function spellingsOf(word: string): readonly string[] {
  return spellings.get(word) ?? [word];
}

/** A folded word in one of its spellings, the same for all of them. */
export const oneSpelling = (word: string) => spellingsOf(word)[0]!;

/** A place's name for comparing: as `foldName`, with its saints in short. */
export const foldPlace = (name: string) => foldedWords(name).map(oneSpelling).join(' ');
