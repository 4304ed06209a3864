import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, TextError } from '../../../src/lib/decodeText.ts';

const LATIN = Buffer.from('Amélie', 'latin1');

test.each([
  ['UTF-8, if nothing is declared', Buffer.from('Amélie'), undefined],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFAmélie'), undefined],
  ['a declared charset', LATIN, 'ISO-8859-1'],
  ['Windows-1252', LATIN, 'windows-1252'],
  ['UTF-16, where it is declared', Buffer.from('\uFEFFAmélie', 'utf16le'), 'utf-16'],
  ['UTF-8 by its mark, whatever is declared', Buffer.from('\uFEFFAmélie'), 'iso-8859-1'],
])('it reads %s', (_, bytes, charset) => {
  expect(decodeText(bytes, charset)).toBe('Amélie');
});

const errorOf = (bytes: Buffer, charset?: string) => {
  try {
    return decodeText(bytes, charset);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return [error.line, error.message];
  }
};

test.each([
  [LATIN, undefined, [1, 'byte 3 of the line, 0xE9, which is not UTF-8']],
  [Buffer.concat([Buffer.from('é\n\nü�'), LATIN]), undefined, [3, 'byte 8 of the line, 0xE9, which is not UTF-8']],
  [Buffer.from('Amélie').subarray(0, 3), 'utf8', [1, 'byte 3 of the line, 0xC3, which is not UTF-8']],
  [Buffer.from('a', 'utf16le').subarray(0, 1), 'utf-16le', [undefined, 'bytes that are not utf-16le']],
  [Buffer.from('a'), 'klingon', [undefined, 'a charset that is not known, klingon']],
])('%j as %s is refused, with the first wrong byte', (bytes, charset, error) => {
  expect(errorOf(bytes, charset)).toEqual(error);
});

test('the first wrong byte is found in whatever text it stands', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, fc.constantFrom(0x80, 0xbf, 0xc0, 0xe9, 0xf5, 0xff), (before, after, byte) => {
      const bytes = Buffer.concat([Buffer.from(before), Buffer.from([byte, 0x20]), Buffer.from(after)]);
      const start = Buffer.byteLength(before.slice(before.lastIndexOf('\n') + 1));
      const hex = byte.toString(16).toUpperCase();
      const line = before.split('\n').length;
      expect(errorOf(bytes)).toEqual([line, `byte ${start + 1} of the line, 0x${hex}, which is not UTF-8`]);
    }),
  );
});
