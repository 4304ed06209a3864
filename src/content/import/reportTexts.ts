import { mayHaveReferences, referencesMeant } from './characterReferences.ts';
import { lettersMeant, mayHaveSpoiltLetters } from './spoiltLetters.ts';

type Report = (path: readonly PropertyKey[], expected: string, got: string) => void;

/**
 * Reports each text of a value that a program before has spoiled, with the characters that were probably meant: pages show
 * texts, and follow links, as they stand. `json` is the text of the value, and `htmlFields` are its fields that hold HTML,
 * where character references are right.
 */
export function reportTexts(value: unknown, json: string, htmlFields: readonly string[], report: Report): void {
  const [hasReferences, hasSpoilt] = [mayHaveReferences(json), mayHaveSpoiltLetters(json)];
  if (!hasReferences && !hasSpoilt) return;
  const html = new Set(htmlFields.map((field) => field.replaceAll('.*', '')));
  const look = (inner: unknown, path: readonly PropertyKey[], field: string): void => {
    if (typeof inner === 'string') {
      const references = hasReferences && !html.has(field) ? referencesMeant(inner) : [];
      const expected = [...references, ...(hasSpoilt ? lettersMeant(inner) : [])];
      if (expected.length > 0) report(path, expected.join(', '), inner);
    } else if (Array.isArray(inner)) {
      inner.forEach((item, index) => look(item, [...path, index], field));
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [key, each] of Object.entries(inner)) look(each, [...path, key], field ? `${field}.${key}` : key);
    }
  };
  look(value, [], '');
}
