import { MAX_TEXT } from './limits.ts';

type Report = (path: readonly PropertyKey[], expected: string, got: string) => void;

const number = new Intl.NumberFormat('en');

/**
 * Reports each plain text of an item that is longer than anything people write: pages search, measure and draw texts while others
 * wait. HTML has a limit of its own (html.ts); `htmlFields` are the fields that hold it.
 */
export function reportLongTexts(item: object, htmlFields: readonly string[], report: Report): void {
  if (!hasLongText(item)) return;
  const html = new Set(htmlFields.map((field) => field.replaceAll('.*', '')));
  const look = (value: unknown, path: readonly PropertyKey[], field: string): void => {
    if (typeof value === 'string') {
      if (value.length <= MAX_TEXT || html.has(field)) return;
      report(path, `at most ${number.format(MAX_TEXT)} characters`, `${number.format(value.length)} characters`);
    } else if (Array.isArray(value)) {
      value.forEach((inner, index) => look(inner, [...path, index], field));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) look(inner, [...path, key], field ? `${field}.${key}` : key);
    }
  };
  look(item, [], '');
}

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > MAX_TEXT;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}
