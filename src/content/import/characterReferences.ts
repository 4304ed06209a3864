import sanitizeHtml from 'sanitize-html';
import { plainText } from '../../lib/plainText.ts';

/** `&amp;`, `&#39;` and their like, as the HTML standard has them, with each `amp;` that escaping them again put before. */
const REFERENCE = /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const MAY_BE_ESCAPED = /(?:&|\\u0026)(?:#|[a-z][a-z\d]*;)/i;

/** Whether JSON may have character references of HTML, in whatever field. */
export function mayHaveReferences(json: string): boolean {
  return MAY_BE_ESCAPED.test(json);
}

/** What to write instead of the character references of a text: `"&" instead of "&amp;"`. */
export function referencesMeant(text: string): readonly string[] {
  const references = [...new Set(text.match(REFERENCE))];
  return references
    .map((reference) => ({ reference, meant: charactersOf(reference) }))
    .filter(({ reference, meant }) => meant !== reference)
    .map(({ reference, meant }) => `"${meant}" instead of "${reference}"`);
}

/** The characters of a reference, however often it was escaped; one that HTML does not know stays. */
function charactersOf(reference: string): string {
  const unescaped = reference.replace(/^&(?:amp;)+(?=[#a-z])/i, '&');
  // Between letters, as a space would be left out at an end.
  return plainText(sanitizeHtml(`x${unescaped}x`)).slice(1, -1);
}
