import { describe, expect, test } from 'vitest';
import { articleDateInWords } from '../../../../src/components/editorial/articleDate.ts';
import { articleDateSchema, type ArticleDate } from '../../../../src/contract/article.ts';
import { isOver } from '../../../../src/domain/editorial/articleDate.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { Language } from '../../../../src/sites/sites.ts';

const at = (day: string, hour = '00:00') => `${day} ${hour}:00`;
const exact: ArticleDate = { type: 'exact', start: at('2026-11-28', '19:30'), end: null };
const dates = {
  exact,
  exactUntil: { ...exact, end: at('2026-11-28', '22:00') },
  exactWithoutHours: { type: 'exactWithoutHours', start: at('2026-11-28'), end: null },
  from: { type: 'from', start: at('2026-11-28'), end: null },
  ofMonth: { type: 'interval', start: at('2026-11-21'), end: at('2026-11-28') },
  ofYear: { type: 'interval', start: at('2026-11-21'), end: at('2026-12-06') },
  overNewYear: { type: 'interval', start: at('2026-12-19'), end: at('2027-01-03') },
  until: { type: 'until', start: null, end: at('2026-12-06') },
  noDate: { type: 'noDate', start: null, end: null },
} as const satisfies Record<string, ArticleDate>;
type Name = keyof typeof dates;

const words: Readonly<Record<Language, readonly [locale: string, words: Readonly<Record<Name, string>>]>> = {
  fr: [
    'fr-FR',
    {
      exact: 'le samedi 28 novembre à 19:30',
      exactUntil: 'le samedi 28 novembre, de 19:30 à 22:00',
      exactWithoutHours: 'le samedi 28 novembre',
      from: 'à partir du 28 novembre 2026',
      ofMonth: 'du 21 au 28 novembre 2026',
      ofYear: 'du 21 novembre au 6 décembre 2026',
      overNewYear: 'du 19 décembre 2026 au 3 janvier 2027',
      until: 'jusqu’au 6 décembre 2026',
      noDate: 'toute l’année',
    },
  ],
  en: [
    'en-FR',
    {
      exact: 'on Saturday, 28 November at 19:30',
      exactUntil: 'on Saturday, 28 November, 19:30 to 22:00',
      exactWithoutHours: 'on Saturday, 28 November',
      from: 'from 28 November 2026',
      ofMonth: '21 to 28 November 2026',
      ofYear: '21 November to 6 December 2026',
      overNewYear: '19 December 2026 to 3 January 2027',
      until: 'until 6 December 2026',
      noDate: 'all year round',
    },
  ],
  de: [
    'de-CH',
    {
      exact: 'am Samstag, 28. November um 19:30 Uhr',
      exactUntil: 'am Samstag, 28. November, 19:30 bis 22:00 Uhr',
      exactWithoutHours: 'am Samstag, 28. November',
      from: 'ab 28. November 2026',
      ofMonth: 'vom 21. bis 28. November 2026',
      ofYear: 'vom 21. November bis 6. Dezember 2026',
      overNewYear: 'vom 19. Dezember 2026 bis 3. Januar 2027',
      until: 'bis 6. Dezember 2026',
      noDate: 'das ganze Jahr',
    },
  ],
  nl: [
    'nl-NL',
    {
      exact: 'op zaterdag 28 november om 19:30 uur',
      exactUntil: 'op zaterdag 28 november, van 19:30 tot 22:00 uur',
      exactWithoutHours: 'op zaterdag 28 november',
      from: 'vanaf 28 november 2026',
      ofMonth: 'van 21 tot en met 28 november 2026',
      ofYear: 'van 21 november tot en met 6 december 2026',
      overNewYear: 'van 19 december 2026 tot en met 3 januari 2027',
      until: 'tot en met 6 december 2026',
      noDate: 'het hele jaar',
    },
  ],
};

describe.each(Object.keys(words) as Language[])('in %s', (language) => {
  const [locale, said] = words[language];
  // SPEC 3.21
  test.each(Object.keys(dates) as Name[])('%s is a sentence of everyday language', (name) => {
    expect(articleDateInWords(dates[name], locale, translator(language))).toBe(said[name]);
  });
});

test('an article is over when its last day is', () => {
  const over = (date: ArticleDate, now: string) => isOver(date, now);
  expect(over(dates.until, '2026-12-06 23:59:59')).toBe(false);
  expect(over(dates.until, '2026-12-07 00:00:00')).toBe(true);
  expect(over(dates.ofMonth, '2026-11-29 00:00:00')).toBe(true);
  expect(over(dates.exact, '2026-11-28 23:00:00')).toBe(false);
  expect(over(dates.exact, '2026-11-29 00:00:00')).toBe(true);
  expect(over(dates.exactWithoutHours, '2026-11-29 00:00:00')).toBe(true);
  expect(over(dates.from, '2030-01-01 00:00:00')).toBe(false);
  expect(over(dates.noDate, '2030-01-01 00:00:00')).toBe(false);
});

// SPEC 3.21
test('each type demands its days and no others', () => {
  for (const date of Object.values(dates)) expect(articleDateSchema.safeParse(date).success).toBe(true);
  const none = { start: null, end: null };
  for (const type of ['exact', 'exactWithoutHours', 'from', 'interval', 'until', 'someday']) {
    expect(articleDateSchema.safeParse({ type, ...none }).success, type).toBe(false);
  }
  expect(articleDateSchema.safeParse({ type: 'from', start: at('2026-11-28'), end: at('2026-11-29') }).success).toBe(
    false,
  );
});
