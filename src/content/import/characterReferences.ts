import sanitizeHtml from 'sanitize-html';
import { plainText } from '../../lib/plainText.ts';

/** `&amp;`, `&#39;` and their like, as the HTML standard has them, with each `amp;` that escaping them again put before. */
const REFERENCE = /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
/** Whether JSON may hold one, in whatever field. */
const MAY_BE_ESCAPED = /(?:&|\\u0026)(?:#|[a-z][a-z\d]*;)/i;

type Report = (path: readonly PropertyKey[], expected: string, got: string) => void;

/**
 * Reports each text of a value that holds character references of HTML, with the characters that were probably meant:
 * pages show plain texts, and follow links, as they stand. `json` is the text of the value, and `htmlFields` are its
 * fields that hold HTML, where references are right.
 */
export function reportReferences(value: unknown, json: string, htmlFields: readonly string[], report: Report): void {
  if (!MAY_BE_ESCAPED.test(json)) return;
  const html = new Set(htmlFields.map((field) => field.replaceAll('.*', '')));
  const look = (inner: unknown, path: readonly PropertyKey[], field: string): void => {
    if (typeof inner === 'string') {
      const expected = html.has(field) ? '' : meantIn(inner);
      if (expected !== '') report(path, expected, inner);
    } else if (Array.isArray(inner)) {
      inner.forEach((item, index) => look(item, [...path, index], field));
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [key, each] of Object.entries(inner)) look(each, [...path, key], field ? `${field}.${key}` : key);
    }
  };
  look(value, [], '');
}

/** What to write instead of the references of a text: `"&" instead of "&amp;"`; empty when there are none. */
function meantIn(text: string): string {
  const references = [...new Set(text.match(REFERENCE))];
  return references
    .map((reference) => ({ reference, meant: charactersOf(reference) }))
    .filter(({ reference, meant }) => meant !== reference)
    .map(({ reference, meant }) => `"${meant}" instead of "${reference}"`)
    .join(', ');
}

/** The characters of a reference, however often it was escaped; one that HTML does not know stays. */
function charactersOf(reference: string): string {
  // Between letters, as a space would be left out at an end.
  const once = plainText(sanitizeHtml(`x${reference}x`)).slice(1, -1);
  const isOnceMore = once !== reference && once.startsWith('&') && once.endsWith(';');
  return isOnceMore ? charactersOf(once) : once;
}
