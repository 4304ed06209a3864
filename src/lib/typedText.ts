import { cleanText } from './cleanText.ts';

/**
 * What was typed into a field, as far as it is read: at most so many characters (UTF-16), without those that nobody sees.
 * Where that cuts one in two, its half goes, so that the text can be put into an address.
 */
export function typedText(text: string, most: number): string {
  return cleanText(text.trim().slice(0, most)).trim();
}
