import { expect, test } from 'vitest';
import { foldName } from '../../../src/lib/foldText.ts';
import { isolate } from '../../../src/lib/isolate.ts';

test('a text with letters from right to left has its own direction; others stay as they are', () => {
  for (const text of ['فيلم!', 'Star Wars: حرب', 'סרט', '𐤀']) expect(isolate(text)).toBe(`\u2068${text}\u2069`);
  for (const text of ['', 'Métropolis!', '東京物語', 'Ελλάδα', '🎬']) expect(isolate(text)).toBe(text);
});

test('what is copied from a page is found', () => {
  expect(foldName(isolate('فيلم!'))).toBe(foldName('فيلم'));
});
