/**
 * The same text in memory of its own. A part of a text, as `slice` and regular expressions give it, keeps the whole text in memory for
 * as long as it is held itself.
 */
export function ownCopy(text: string): string {
  // Half of a surrogate pair stays what it is: it is written as an escape.
  return JSON.parse(JSON.stringify(text)) as string;
}
