import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedText } from '../../../src/lib/typedText.ts';

const EMOJI = '\u{1F600}';

test.each([
  ['  le kid ', 80, 'le kid'],
  [`abc${EMOJI}`, 5, `abc${EMOJI}`],
  [`abc${EMOJI}`, 4, 'abc'],
  ['a\0b\u001bc\ud83d', 80, 'abc'],
  ['abc  def', 5, 'abc'],
  ['\0 \0', 80, ''],
])('%j, of which %i characters are read, is %j', (text, most, expected) => {
  expect(typedText(text, most)).toBe(expected);
});

test('whatever was typed can be put into an address, and is read again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const typed = typedText(text, most);
      expect(typed.length).toBeLessThanOrEqual(most);
      expect(decodeURIComponent(encodeURIComponent(typed))).toBe(typed);
      expect(typedText(typed, most)).toBe(typed);
    }),
  );
});
