import { dateFormat } from '../../lib/formats.ts';
import { LANGUAGE_FILES } from '../../sites/languageFiles.ts';
import type { Language } from '../../sites/sites.ts';

/** A part of a cinema day: the earliest and, not included, the latest start, in `minutesOfDay`. */
export type StartsWithin = { readonly from: number | undefined; readonly until: number | undefined };

/** What a word says of a day: which, counted from today, or the weekend; and which part of it. */
export type DayWord = { readonly day?: number | 'weekend'; readonly part?: keyof typeof PARTS };

const HOUR = 60;
/** Parts of a day, by start. */
export const PARTS = {
  morning: { from: undefined, until: 12 * HOUR },
  afternoon: { from: 12 * HOUR, until: 18 * HOUR },
  evening: { from: 17 * HOUR, until: undefined },
  night: { from: 22 * HOUR, until: undefined },
} as const satisfies Record<string, StartsWithin>;

const SUNDAY = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

/** The days of the week from Sunday, whole or in short, in a language. */
export function weekdayNames(language: Language, weekday: 'long' | 'short'): string[] {
  const format = dateFormat(language, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(SUNDAY + index * DAY)));
}

/** The months in a language, each as it stands alone and beside a day, which differ in Slavic languages. */
export function monthNames(language: Language): string[][] {
  const alone = dateFormat(language, { month: 'long', timeZone: 'UTC' });
  const beside = dateFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(2026, index, 15));
    const part = beside.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
    return [alone.format(date), part];
  });
}

/** The phrases of days and of their parts that a language's folder has, each with what it says. */
export function dayPhrases(language: Language): [phrase: string, says: DayWord][] {
  return Object.entries(LANGUAGE_FILES[language].search.days ?? {}).flatMap(([phrases, says]) =>
    // The start has checked the values (src/cli/brandCheck/languageSchema.ts).
    phrases.split(', ').map((phrase): [string, DayWord] => [phrase, says as DayWord]),
  );
}
