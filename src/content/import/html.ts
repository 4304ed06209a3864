import sanitizeHtml from 'sanitize-html';
import type { FeedDocument } from '../../contract/feed.ts';
import { kindOf, SIZES, sourcesOf } from '../../domain/ui/media.ts';
import { cleanText } from '../../lib/cleanText.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { Report } from './bookings.ts';
import { MAX_HTML } from './limits.ts';

/**
 * The fields that hold HTML, and no others: pages may put these into their markup as they are, and write everything
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
  tags: ['accessibilityDescription', 'tooltip.description', 'modalDescription'],
  versions: [],
  technologies: ['teaser'],
  articles: ['content', 'guest.description'],
  ecards: [],
  'ecard-types': ['terms'],
  experiences: ['details', 'services.*.description'],
  'experience-groups': ['description'],
  seasons: ['description'],
  'faq-articles': ['content'],
  'faq-categories': [],
  'footer-faq': ['questions.*.description'],
  alerts: ['message'],
  featured: [],
  'header-pushes': [],
  autopromos: [],
  'master-templates': ['explanation.description', 'listing.items.*.description', 'guest.description'],
  pages: ['content'],
  vod: [],
  videos: [],
  'offers-page': [],
  footer: ['faq.items.*.description'],
  'native-ad': [],
  subscription: ['offers.*.description', 'perks.*.description', 'terms'],
};

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sup', 'sub', 'a', 'abbr', 'blockquote', 'hr'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang', 'title'],
    a: ['href', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: { a: link, img: picture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
};

/** A link to another site says so in `rel`: pages mark it, and it gets no access to our window. */
function link(tagName: string, { rel: _, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isOutside = /^\s*https?:/i.test(attribs['href'] ?? '');
  return { tagName, attribs: { ...attribs, ...(isOutside && { rel: 'external noopener' }) } };
}

/**
 * Only pictures of this site and the chain's own image servers: another's would reveal to it who reads. Those made at
 * import come in the width that is needed.
 */
function picture(tagName: string, { src = '', alt = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isOurs = currentSettings().IMAGE_ORIGINS.includes(URL.parse(src)?.origin ?? '');
  if (!isOurs && (ownPath(src) === undefined || !/^\/[^\s"'<>]+$/.test(src))) return { tagName, attribs: {} };
  const { width, height } = SIZES[kindOf(src)];
  const { webp } = sourcesOf(src);
  const sizes = {
    width: String(width),
    height: String(height),
    ...(webp !== undefined && { srcset: webp, sizes: '(min-width: 43.75rem) 44rem, 100vw' }),
  };
  return { tagName, attribs: { src, alt, ...sizes, loading: 'lazy', decoding: 'async' } };
}

/** Headings below the page's own: those there are become h2, h3 and so on, without a gap. */
function fittedHeadings(html: string): sanitizeHtml.IOptions['transformTags'] {
  const used = HEADINGS.filter((name) => new RegExp(`<${name}\\b`, 'i').test(html));
  return Object.fromEntries(
    used.map((name, rank) => [name, sanitizeHtml.simpleTransform(`h${Math.min(rank + 2, 6)}`, {})]),
  );
}

/** Editors' HTML cut down to words, links, pictures of this site and their structure. */
export function sanitisedHtml(html: string): string {
  if (!/[<>&]/.test(html)) return html;
  const transformTags = { ...options.transformTags, ...fittedHeadings(html) };
  // What was an entity is now the character itself. The contract writes a line break as `<br/>`.
  const sanitised = cleanText(sanitizeHtml(html, { ...options, transformTags }));
  return sanitised.replaceAll(/<(br|hr|img)( [^>]*?)? \/>/g, '<$1$2/>');
}

const number = new Intl.NumberFormat('en');
const EXPECTED = `in all at most ${number.format(MAX_HTML.characters)} characters and ${number.format(MAX_HTML.tags)} tags of HTML`;

/** Says that texts have more HTML than can be sanitised while everybody waits; true if they have. */
export function reportTooMuchHtml(texts: readonly string[], report: (expected: string, got: string) => void): boolean {
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  const tags = texts.reduce((sum, html) => sum + html.split('<').length - 1, 0);
  if (characters <= MAX_HTML.characters && tags <= MAX_HTML.tags) return false;
  report(EXPECTED, `${number.format(characters)} characters and ${number.format(tags)} tags`);
  return true;
}

/** Sanitises the HTML fields of an item of a feed's document, in place, unless they are too long, which is reported. */
export function sanitiseFields(document: FeedDocument, item: object, report: Report): void {
  const paths = HTML_FIELDS[document].map((field) => field.split('.'));
  const texts: string[] = [];
  for (const path of paths) changeAt(item, path, (html) => (texts.push(html), html));
  if (reportTooMuchHtml(texts, (expected, got) => report([], expected, got))) return;
  for (const path of paths) changeAt(item, path, sanitisedHtml);
}

function changeAt(value: unknown, [key, ...rest]: readonly string[], change: (html: string) => string): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  if (key === '*') {
    for (const inner of Object.values(value)) changeAt(inner, rest, change);
    return;
  }
  const fields = value as Record<string, unknown>;
  const inner = fields[key];
  if (rest.length > 0) changeAt(inner, rest, change);
  else if (typeof inner === 'string') fields[key] = change(inner);
}
