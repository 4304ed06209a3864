import { LANGUAGES } from '../../src/sites/sites.ts';
import { demoCinemas, isOpen } from '../cinemas/cinemas.ts';
import { written, type Edition, type Words } from './edition.ts';
import { backdropsOf, pictureOf, type Illustration } from './pictures.ts';
import { amountOf, type PriceName } from './prices.ts';

/**
 * A document of feed/, or a part of it, in an edition: each text in its language, with what `written` fills in, its days
 * counted from `day`. A text of one of these alone becomes a value: `{image:gift}` and `{thumbnail:44019}` the address
 * of a picture, `{backdrops:44019}` both, `{amount:solo}` a price, `{cinemas:6}` the slugs of so many cinemas.
 */
export function filled<T>(edition: Edition, value: unknown, day?: string): T {
  return fill(edition, value, day) as T;
}

function fill(edition: Edition, value: unknown, day?: string): unknown {
  if (typeof value === 'string') {
    const found = valueOf(edition, value);
    return found === undefined ? written(edition, value, day) : found;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => fill(edition, each, day));
  if (isWords(value)) return written(edition, value, day);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(edition, each, day)]));
}

function isWords(value: object): value is Partial<Words> {
  return Object.keys(value).every((key) => (LANGUAGES as readonly string[]).includes(key));
}

function valueOf(edition: Edition, text: string): unknown {
  const [, name, of = ''] = /^\{(image|thumbnail|backdrops|amount|cinemas):([^}]+)\}$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (name === 'amount') return amountOf(edition.site, of as PriceName);
  const open = demoCinemas[edition.site.code].filter(isOpen);
  if (name === 'cinemas') return open.slice(0, Number(of)).map(({ slug }) => slug);
  const picture = (/^\d+$/.test(of) ? Number(of) : of) as Illustration;
  if (name === 'backdrops') return backdropsOf(edition, picture);
  return pictureOf(edition, picture)[name as 'image' | 'thumbnail'];
}
