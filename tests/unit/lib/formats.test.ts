import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from '../../../src/lib/formats.ts';

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
