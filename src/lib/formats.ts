/**
 * `Intl` formatters, each created once. Creating one for dates takes longer than formatting with it a hundred times,
 * and takes 26 kB outside the heap, where the garbage collector does not see it: a server that created them for every
 * page held six thousand. There are at most as many as the code has options, times the locales.
 */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const languages = new Map<string, Intl.DisplayNames>();

/** The date formatter of a locale with these options. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** The number formatter of a locale with these options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cached(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The plural rules of a locale. */
export function pluralRules(locale: string): Intl.PluralRules {
  return cached(plurals, locale, {}, () => new Intl.PluralRules(locale));
}

/** The names of languages in a locale. */
export function languageNames(locale: string): Intl.DisplayNames {
  return cached(languages, locale, {}, () => new Intl.DisplayNames(locale, { type: 'language' }));
}

function cached<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options);
  const before = formats.get(key);
  if (before) return before;
  const format = make();
  formats.set(key, format);
  return format;
}
