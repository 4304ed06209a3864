import { splitFilters } from './filters.ts';

/** What a path gains where it is copied from a text: signs that nobody sees, and spaces. */
const UNSEEN = /[\p{C}\p{Z}]/gu;
/** What follows an address in a sentence, also as `%…`, with accents on it. */
const AFTER = /(?:[\p{P}\p{S}]\p{Mn}*|%(?:2[1-9A-Fa-f]|3[A-Fa-f]|40))+$/u;

/**
 * The paths that one which leads nowhere may be meant for, likeliest first: without what a text, a message or a keyboard
 * adds, then with its words in small letters, as those of all routes and most slugs are, then without accents and with plain hyphens. None of them is the path itself, and
 * whether they lead anywhere is for others to see.
 */
export function likelyPaths(path: string): string[] {
  const text = readable(path);
  if (text === undefined) return [];
  const plain = alone(text);
  // What is still encoded would be another path if it were not.
  if (plain.includes('%')) return [];
  const { base, suffix = '' } = splitFilters(plain);
  const last = base.lastIndexOf('/') + 1;
  const candidates = [
    plain,
    // A cinema's slug may have capital letters of its own.
    small(base.slice(0, last)) + base.slice(last) + suffix,
    small(base) + suffix,
    small(plain),
    small(alone(bare(text))),
  ];
  return [...new Set(candidates.map((way) => encodeURI(way)))].filter((way) => way !== path);
}

/** A path without what is around it in a text. */
function alone(text: string): string {
  return `/${text.replaceAll(UNSEEN, '').replace(AFTER, '').replace(/^\/+/, '')}`;
}

/** A path's text, but for what would change its meaning; undefined where its encoding is none. */
function readable(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Without the accents of names, which slugs seldom have, and with a hyphen for what a text sets in its place. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .normalize('NFC');
}

/** Only the letters that slugs and words are made of: others would change a path's length, or what it says. */
function small(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
