import sanitizeHtml from 'sanitize-html';
import type { FeedDocument } from '../../contract/feed.ts';

/**
 * The fields that hold HTML, and no others: a page may put these into its markup as they are, and writes everything
 * else as text. `*` stands for each item of a list.
 */
export const HTML_FIELDS: Readonly<Record<FeedDocument, readonly string[]>> = {
  cities: ['description', 'highlight.description'],
  cinemas: [
    'description',
    'accessibilityDescription',
    'services.*.description',
    'itinerary.*.description',
    'pushes.*.description',
    'alert.message',
  ],
  shows: [],
  'show-details': ['synopsis', 'presentation', 'calendar', 'extraInformation'],
  tags: ['accessibilityDescription', 'tooltip.description'],
  versions: [],
  technologies: ['teaser'],
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sup', 'sub', 'a', 'abbr', 'blockquote', 'hr'],
    ...['h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang', 'title'],
    a: ['href'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
};

/** Editors' HTML with nothing in it but words, links and their structure. */
export function sanitisedHtml(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  // CONTRACT writes a break as `<br/>`.
  return sanitizeHtml(html, options).replaceAll('<br />', '<br/>');
}

/** Cleans the HTML fields of an item of a feed's document, in place. */
export function sanitiseFields(document: FeedDocument, item: object): void {
  for (const field of HTML_FIELDS[document]) sanitiseAt(item, field.split('.'));
}

function sanitiseAt(value: unknown, [key, ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  if (key === '*') {
    for (const inner of Object.values(value)) sanitiseAt(inner, rest);
    return;
  }
  const fields = value as Record<string, unknown>;
  const inner = fields[key];
  if (rest.length > 0) sanitiseAt(inner, rest);
  else if (typeof inner === 'string') fields[key] = sanitisedHtml(inner);
}
