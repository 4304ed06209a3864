/** What separates lines or pages in word processors: a vertical tab, a form feed, NEL, U+2028 and U+2029. */
const SEPARATORS = /[\v\f\u0085\u2028\u2029]/g;
/** Controls but tab and new line, halves of characters, and what is no character: XML 1.0 and RFC 5545 have no place for them. */
const UNPRINTABLE = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;
const SUSPECT = /[\v\f\u0085\u2028\u2029\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/u;

/** A text without characters that some format cannot hold and nobody sees. Separators become spaces, the rest is left out. */
export function cleanText(text: string): string {
  return SUSPECT.test(text) ? text.replaceAll(SEPARATORS, ' ').replaceAll(UNPRINTABLE, '') : text;
}
