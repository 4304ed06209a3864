import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '../../../src/lib/cleanText.ts';

test.each([
  ['Le film\u000Bdu mois', 'Le film du mois'],
  ['a\u2028b\u2029c\u0085d\fe', 'a b c d e'],
  ['bell\u0007, nul\u0000, half \uD800, no character \uFFFF', 'bell, nul, half , no character '],
  ['é\ta\nb\r\nc 😀 \u00A0\u200D', 'é\ta\nb\r\nc 😀 \u00A0\u200D'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('what is clean stays as it is, and whatever text becomes well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('\u0000', '\uDC00', '\u2028', ''), (text, odd) => {
      const clean = cleanText(text + odd + text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean.isWellFormed()).toBe(true);
    }),
  );
});
