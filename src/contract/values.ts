import { z } from 'zod';
import { ownPath } from '../lib/ownPath.ts';
import { ZONES } from '../sites/zones.ts';
import { FILTER_VALUE } from './filters.ts';

// The small values that all shapes of the contract consist of.

export const daySchema = z.iso.date().meta({ description: 'A cinema day, YYYY-MM-DD', example: '2026-11-21' });
/** Naive local time in the cinema's own zone. */
export const localTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, 'expected YYYY-MM-DD HH:MM:SS')
  .meta({ description: "Local time in the cinema's own zone", example: '2026-11-21 20:15:00' });
const A_TIME_ZONE = 'expected an IANA zone, such as Europe/Paris';
/** The name of a zone, which a region always begins: `Intl` also takes offsets, and abbreviations. */
export const timeZoneSchema = z
  .string()
  .regex(/^[A-Z][A-Za-z]+(\/[A-Z][A-Za-z0-9_+-]*)+$/, { error: A_TIME_ZONE, abort: true })
  .refine(isTimeZone, A_TIME_ZONE);
const A_LANGUAGE = 'expected a language tag (BCP 47), such as de or ru-Latn';
/** A language, as HTML names it. */
export const languageTagSchema = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: A_LANGUAGE, abort: true })
  .refine(isLanguageTag, A_LANGUAGE);
/** An instant with its UTC offset. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .meta({ description: 'ISO 8601 with a UTC offset', example: '2026-11-21T20:30:00+01:00' });

/** What stands in addresses for what has a page of its own, in a form. */
const pageSlug = (form: RegExp, expected: string) =>
  z
    .string()
    .regex(form, expected)
    .refine((slug) => slug !== 'filters', 'expected another name: in addresses, filters follow it');
const LONGEST = [128, 'expected at most 128 characters, as in addresses'] as const;
export const cinemaSlugSchema = pageSlug(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, 'expected letters, digits, - and _');
export const citySlugSchema = pageSlug(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected kebab case').max(...LONGEST);
export const showSlugSchema = pageSlug(
  /^[a-z0-9]+(-[a-z0-9]+)*-\d+$/,
  'expected the title in kebab case, a hyphen and a number',
).max(...LONGEST);
/** What stands in filters of addresses (`/filters/versions-vost`): the slug of a tag, a version or a genre. */
export const filterSlugSchema = z
  .string()
  .regex(FILTER_VALUE, 'expected 1 to 128 characters, none of them a slash or backslash, as in addresses');

export const releaseAtSchema = z.partialRecord(z.enum(ZONES), daySchema);
/** Degrees: x is the latitude and y the longitude; the API fixes it so. */
export const gpsPositionSchema = z.object({
  x: z.number().min(-90).max(90).meta({ description: 'The latitude, in degrees.', example: 48.8566 }),
  y: z.number().min(-180).max(180).meta({ description: 'The longitude, in degrees.', example: 2.3522 }),
});
/** The schema of an absolute http(s) address, or a path of this site; `expected` is what its error says. */
export function addressOrPath(expected: string) {
  return z
    .string()
    .regex(/^(https?:\/\/|\/(?![/\\]))\S+$/, { error: expected, abort: true })
    .refine((address) => !address.startsWith('/') || ownPath(address) !== undefined, expected);
}
export const addressSchema = addressOrPath('expected an http(s) address or a path');

/** An id of the ticketing, of a cinema or a session: addresses can hold it as it is. */
export const ticketingIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,60}$/, 'expected at most 60 letters, digits, - and _');

/** The slug of a piece of content, or the id of one without a slug: addresses can hold it as it is. */
export const itemSlugSchema = pageSlug(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/, 'expected letters, digits, -, _ and .');
/** Text with markup. The import reduces it to words, links, pictures of this site and their structure. */
export const htmlSchema = z.string().meta({ description: 'HTML' });
export const amountSchema = z
  .number()
  .nonnegative()
  .meta({ description: "An amount in the site's currency, major units" });
/** A picture in two shapes: wide, and upright or square for phones. */
export const backdropsSchema = z.object({
  desktop: addressSchema.meta({ description: 'The wide picture.', example: '/media/wide.webp' }),
  mobile: addressSchema.meta({ description: 'The picture for phones.', example: '/media/upright.webp' }),
});
export const seoSchema = z.object({
  title: z.string().min(1).meta({ description: 'The title in results of search engines.', example: 'Gift cards' }),
  description: z.string().min(1).meta({ description: 'The text below it, plain.', example: 'Give an evening.' }),
});

export const posterPathSchema = z.object({
  lg: addressSchema.meta({ description: 'The large one, 640 pixels wide.', example: '/media/metropolis-640.webp' }),
  md: addressSchema.meta({ description: 'The small one, 320 pixels wide.', example: '/media/metropolis-320.webp' }),
});
export const backgroundPathSchema = z.object({
  lg: addressSchema.meta({ description: 'The large one.', example: '/media/metropolis-1600.webp' }),
  md: addressSchema.meta({ description: 'The medium one.', example: '/media/metropolis-960.webp' }),
  sm: addressSchema.meta({ description: 'The small one.', example: '/media/metropolis-640.webp' }),
});
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'expected #rrggbb');

/** An object when rated, an empty array when not. */
export const contentRatingSchema = z.union([
  z.object({
    ref: z.string().meta({ description: 'Its reference.', example: '12' }),
    description: z.string().meta({ description: 'In a few words.', example: 'Not under 12' }),
    extendedDescription: z.string().meta({ description: 'In a sentence.', example: 'Not for children under 12.' }),
  }),
  z.tuple([]),
]);
export const cinechecksSchema = z.array(
  z.object({
    ref: z.string().meta({ description: 'Its reference.', example: 'violence' }),
    description: z.string().meta({ description: 'In a few words.', example: 'Violence' }),
  }),
);

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
