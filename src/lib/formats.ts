/**
 * `Intl` formatters, each created once, and what they say of a language. Creating one for dates takes longer than
 * formatting with it a hundred times, and takes 26 kB outside the heap, where the garbage collector does not see it: a
 * server that created them for every page held six thousand. There are at most as many as the code has options, times
 * the locales.
 */
const dates = new Map<string, DateFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const languages = new Map<string, Intl.DisplayNames>();
const ownNames = new Map<string, string>();
const directions = new Map<string, Intl.TextInfo['direction']>();

/** What is used of an `Intl.DateTimeFormat`. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>;

/** The date formatter of a locale with these options. In French the first of a month is "1er", which `Intl` omits. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  return cached(dates, locale, options, () => {
    const format = new Intl.DateTimeFormat(locale, options);
    return locale.startsWith('fr') ? withOrdinal(format) : format;
  });
}

function withOrdinal(format: Intl.DateTimeFormat): DateFormat {
  // With a month in digits the day is one of several numbers.
  const month = format.formatToParts(0).find(({ type }) => type === 'month')?.value ?? '';
  if (!/\p{L}/u.test(month)) return format;
  const formatToParts: DateFormat['formatToParts'] = (date) =>
    format
      .formatToParts(date)
      .map((part) => (part.type === 'day' && part.value === '1' ? { ...part, value: '1er' } : part));
  return {
    formatToParts,
    format: (date) => format.format(date).replace(/(?<!\d)1 (?=\p{L})/u, '1er '),
  };
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

/** What a language calls itself, as it begins a line: `Français`. */
export function ownNameOf(language: string): string {
  return cached(ownNames, language, {}, () => {
    const name = languageNames(language).of(language) ?? language;
    return name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language));
  });
}

/** The attribute `dir` of a page in a locale that is written from right to left; undefined in others, where it is usual. */
export function directionOf(locale: string): 'rtl' | undefined {
  const direction = cached(directions, locale, {}, () => new Intl.Locale(locale).getTextInfo().direction);
  return direction === 'rtl' ? direction : undefined;
}

function cached<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options);
  const before = formats.get(key);
  if (before) return before;
  const format = make();
  formats.set(key, format);
  return format;
}
