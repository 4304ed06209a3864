/**
 * The formatters of `Intl`, each made once. Making one for a date takes longer than formatting with it a hundred times, and
 * 26 kB outside of the heap, which the garbage collector does not see: a server that made them anew for each page held six
 * thousand of them. There are as many as the code has options, times locales.
 */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const languages = new Map<string, Intl.DisplayNames>();

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The plural forms of a locale. */
export function pluralRules(locale: string): Intl.PluralRules {
  return kept(plurals, locale, {}, () => new Intl.PluralRules(locale));
}

/** What languages are called in a locale. */
export function languageNames(locale: string): Intl.DisplayNames {
  return kept(languages, locale, {}, () => new Intl.DisplayNames(locale, { type: 'language' }));
}

function kept<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options);
  const before = formats.get(key);
  if (before) return before;
  const format = make();
  formats.set(key, format);
  return format;
}
