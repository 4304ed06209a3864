import { expect, test } from 'vitest';
import { dateFormat, directionOf, numberFormat, ownNameOf } from '../../../src/lib/formats.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

test('a formatter is made once for a locale and its options', () => {
  const long = () => dateFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });
  expect(long()).toBe(long());
  expect(long().format(NOON)).toBe('samedi');
  expect(dateFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' }).format(NOON)).toBe('zaterdag');
  expect(dateFormat('fr-FR', { weekday: 'short', timeZone: 'UTC' }).format(NOON)).toBe('sam.');
  expect(numberFormat('de-CH')).toBe(numberFormat('de-CH'));
  expect(numberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(9.5)).toMatch(/^9,50\s€$/);
  expect(numberFormat('de-DE').format(9.5)).toBe('9,5');
});

test('in French the first of a month is an ordinal, and no other number is', () => {
  const long = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  } as const;
  const day = (date: number) => Date.UTC(2026, 11, date, 1);
  for (const locale of ['fr-FR', 'fr-BE', 'fr-CH'])
    expect(dateFormat(locale, long).format(day(1))).toContain('mardi 1er décembre');
  expect(dateFormat('fr-FR', long).format(day(11))).toContain('vendredi 11 décembre');
  expect(dateFormat('fr-FR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(day(1))).toBe('01/12');
  expect(dateFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day(1))).toBe('1er déc.');
  const parts = dateFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(day(1));
  expect(parts.map(({ value }) => value).join('')).toBe('1er décembre');
  const styled = (dateStyle: Intl.DateTimeFormatOptions['dateStyle']) =>
    dateFormat('fr-FR', { dateStyle, timeZone: 'UTC' }).format(day(1));
  expect(styled('full')).toBe('mardi 1er décembre 2026');
  expect(styled('long')).toBe('1er décembre 2026');
  expect(styled('medium')).toBe('1er déc. 2026');
  expect(styled('short')).toBe('01/12/2026');
  expect(dateFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day(1))).toBe('1 december');
});

test.each([
  ['fr', 'Français'],
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
  ['it', 'Italiano'],
  ['pl', 'Polski'],
  ['ar', 'العربية'],
])('%s calls itself %s', (language, name) => {
  expect(ownNameOf(language)).toBe(name);
});

test('only what is written from right to left has a direction of its own', () => {
  expect(['ar-TN', 'he', 'fa-IR', 'ur'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(['fr-FR', 'pl', 'ja', 'uz-Latn'].map(directionOf)).toEqual([undefined, undefined, undefined, undefined]);
});
