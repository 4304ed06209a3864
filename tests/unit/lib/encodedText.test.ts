import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EncodedText } from '../../../src/lib/encodedText.ts';

/** Pieces of all lengths, of letters of one, two, three and four bytes, and of halves of pairs. */
const piece = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', '<', 'é', '’', '字', '😀', '\uD83D', '\uDE00') }), fc.nat(3000))
  .map(([text, times]) => text.repeat(times));

test('a text in pieces has the bytes of the whole text', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = new EncodedText();
      for (const each of pieces) text.add(each);
      expect(text.toString()).toBe(pieces.join(''));
      const expected = Buffer.from(new TextEncoder().encode(pieces.join('')));
      expect(Buffer.compare(text.toBytes(), expected)).toBe(0);
    }),
  );
});

test('the halves of a pair are one letter, wherever a text is divided', () => {
  for (let before = 8185; before <= 8195; before += 1) {
    const text = new EncodedText();
    for (const each of ['a'.repeat(before), '\uD83D', '\uDE00b']) text.add(each);
    expect(text.toBytes().toString()).toBe(`${'a'.repeat(before)}😀b`);
  }
});

test('two texts that are written at the same time do not mix', () => {
  const [first, second] = [new EncodedText(), new EncodedText()];
  first.add('one ');
  second.add('three ');
  first.add('two');
  const bytes = first.toBytes();
  second.add('four');
  expect(second.toBytes().toString()).toBe('three four');
  expect(bytes.toString()).toBe('one two');
});
