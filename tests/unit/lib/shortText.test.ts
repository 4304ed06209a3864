import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortText } from '../../../src/lib/shortText.ts';

test.each([
  ['Une ferme, au bord du lac', 25, 'Une ferme, au bord du lac'],
  ['Une ferme, au bord du lac', 24, 'Une ferme, au bord du…'],
  ['Une ferme, au bord du lac', 22, 'Une ferme, au bord du…'],
  ['Une ferme, au bord du lac', 13, 'Une ferme…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['Films🎬🎞️🍿', 7, 'Films…'],
  ['Films🎬🎞️🍿', 8, 'Films🎬…'],
  ['Films🎬🎞️🍿', 10, 'Films🎬…'],
])('%j in %i', (text, most, short) => {
  expect(shortText(text, most)).toBe(short);
});

test('it is never longer than asked, and says the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (text, most) => {
      const short = shortText(text, most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(short.endsWith('…') && short !== text ? short.slice(0, -1) : short)).toBe(true);
    }),
  );
});
