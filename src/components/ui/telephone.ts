import { findPhoneNumbersInText, isSupportedCountry, type CountryCode, type NumberFound } from 'libphonenumber-js/max';

/** A part of a text: a number, with its link, or what stands around numbers. */
export type TelephonePart = { readonly text: string; readonly href?: string };

type TelephoneLink = { readonly startsAt: number; readonly endsAt: number; readonly href: string };

/** A comma or semicolon is for the library how an extension begins, for people how a list goes on. RFC 3966 has `;ext=`. */
const LIST_MARKS = /,|;(?!ext=)/g;
/** Spaces of printers, such as U+202F, of which the library does not know all. */
const SPACES = /[^\S\r\n]/g;
/** A number with a slash at each gap, which the library takes for several, or for dates: dates are left to it. */
const SLASHED = /(?<![\d/])(?!\d{1,2}\/\d{1,2}\/\d{2,4}(?![\d/]))\d{1,4}(?:\/\d{2,4}){2,}(?![\d/])/g;
/** What stands in a number or between two. The library finds none of those it joins where one is not valid. */
const JOINTS = /\s[-–—]\s|\s*\/\s*|\s{2,}/g;
/** A field that is a short number alone, or with a remark in brackets behind it. */
const SHORT = /^\s*(?<short>[1-9](?:[ .]?\d){2,5})\s*(?:\(.*)?$/s;

/** The library takes longer than in proportion to a text, and no list of numbers is longer. */
const LONGEST = 300;

/**
 * Whose lines are dialled in a country as its own, though their country codes are others: France's departments overseas.
 * Their lines come first, as France's plan would take some for its own; numbers of services are France's.
 */
const OVERSEAS: Partial<Record<CountryCode, readonly CountryCode[]>> = { FR: ['RE', 'YT', 'GP', 'MQ', 'GF'] };
const LINES: ReadonlySet<string | undefined> = new Set(['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * A field for telephone numbers, as people write it, in parts that together are the text again: each number that is
 * valid has an address (RFC 3966) as a link. Numbers without a country code are those of `country`, an ISO 3166-1 code.
 * Short numbers, of which the library has no table, are links where they are all that the field has.
 */
export function telephoneParts(text: string, country: string): readonly TelephonePart[] {
  if (text.length > LONGEST) return [{ text }];
  let links = numbersIn(text, country);
  if (links.length === 0) links = shortNumberIn(text);
  const parts: TelephonePart[] = [];
  let end = 0;
  for (const { startsAt, endsAt, href } of links) {
    parts.push({ text: text.slice(end, startsAt) }, { text: text.slice(startsAt, endsAt), href });
    end = endsAt;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** The valid numbers of a text, in its order. */
function numbersIn(text: string, country: string): TelephoneLink[] {
  // Each reading is as long as the text, as the places of what is found in it are those in the text.
  const spaced = text.replaceAll(SPACES, ' ').replaceAll(LIST_MARKS, '|');
  const joined = spaced.replaceAll(SLASHED, (run) => run.replaceAll('/', '.'));
  const apart = joined.replaceAll(JOINTS, (joint) => '|'.repeat(joint.length));
  const links: TelephoneLink[] = [];
  for (const { startsAt: from, endsAt, number } of [...found(joined, country), ...found(apart, country)]) {
    // Without the space before a number, which the library may have with it.
    const startsAt = endsAt - text.slice(from, endsAt).trimStart().length;
    if (links.every((link) => endsAt <= link.startsAt || link.endsAt <= startsAt)) {
      links.push({ startsAt, endsAt, href: number.getURI() });
    }
  }
  return links.sort((one, other) => one.startsAt - other.startsAt);
}

/** What the library finds in a text, where places may overlap: the likeliest first. */
function found(text: string, country: string): NumberFound[] {
  if (!isSupportedCountry(country)) return findPhoneNumbersInText(text);
  const overseas = (OVERSEAS[country] ?? []).flatMap((part) =>
    findPhoneNumbersInText(text, part).filter(({ number }) => LINES.has(number.getType())),
  );
  return [...overseas, ...findPhoneNumbersInText(text, country)];
}

function shortNumberIn(text: string): TelephoneLink[] {
  const short = SHORT.exec(text)?.groups?.['short'];
  if (short === undefined) return [];
  const startsAt = text.indexOf(short);
  return [{ startsAt, endsAt: startsAt + short.length, href: `tel:${short.replaceAll(/\D/g, '')}` }];
}
