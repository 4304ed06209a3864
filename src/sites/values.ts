import { z } from 'zod';

/** A value of which this is expected: anything else is a fault that says so. */
export function expected<Value>(what: string, isIt: (value: unknown) => boolean) {
  return z.custom<Value>(isIt, { error: `expected ${what}` });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const matching = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

/** Whether `Intl` has a name for a code. */
function isNamed(type: 'language' | 'region', code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a value is a language of ISO 639-1. */
export function isLanguageCode(value: unknown): value is string {
  return isText(value) && /^[a-z]{2}$/.test(value) && isNamed('language', value);
}

/** Codes that have a name and are no country's. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']);

/** Whether a value is a country of ISO 3166-1: `UK` is not, the United Kingdom is `GB`. */
export function isCountry(value: unknown): value is string {
  if (!isText(value) || !/^[A-Z]{2}$/.test(value) || NO_COUNTRIES.has(value)) return false;
  return new Intl.Locale(`und-${value}`).region === value && isNamed('region', value);
}

/** Whether a value is a currency of ISO 4217. */
export const isCurrency = (value: unknown) => isText(value) && Intl.supportedValuesOf('currency').includes(value);

/** Whether a value is a zone of the IANA database, by a name that has its usual capitals. */
export function isTimeZone(value: unknown): boolean {
  if (!isText(value) || !/^[A-Z]/.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a value is a locale of this language and country, as far as these are known, that `Intl` can speak. */
export function isLocale(value: unknown, language: string, country: unknown): boolean {
  if (!isText(value)) return false;
  try {
    const locale = new Intl.Locale(value);
    if (locale.language !== language || (isCountry(country) && locale.region !== country)) return false;
    return Intl.DateTimeFormat.supportedLocalesOf([value]).length > 0;
  } catch {
    return false;
  }
}

const HTTP = /^https?:\/\/[^\s/]+/;

export const text = expected<string>('a text', matching(/\S/));
export const maybeText = expected<string | null>('a text, or null', (value) => value === null || matching(/\S/)(value));
export const anyText = expected<string>('a text, or an empty one', isText);
export const yesOrNo = expected<boolean>('true or false', (value) => typeof value === 'boolean');
export const colour = expected<`#${string}`>('a colour of six digits, such as #ffc72e', matching(/^#[\da-f]{6}$/i));
export const address = expected<string>('an address that begins with https://', matching(HTTP));
export const slug = expected<string>('a slug, such as paris', matching(/^[a-z0-9][a-z0-9-]*$/));

/** Words that can be typed on every keyboard, and need no escaping, and parameters in braces. */
const PATH = /^[a-z0-9-]*(?:\{\w+\})?(?:\/(?:[a-z0-9-]+(?:\{\w+\})?|\{\w+\}))*$/;
/** What is expected of a path. */
export const A_PATH = 'words of a to z, digits and hyphens, with slashes between them';
/** Whether a value is the path of a screen, without slashes at its ends. */
export const isPath = (value: unknown) => isText(value) && value !== '' && PATH.test(value);

/** One of some texts. */
export function oneOf<const Text extends string>(texts: readonly Text[]) {
  return expected<Text>(`one of ${texts.join(', ')}`, (value) => texts.some((each) => each === value));
}
