import { expect, test } from 'vitest';
import { byLetter, inPages, letterOf } from '../../../src/lib/letters.ts';

test('a name is under its first letter, without accents; a zero is for names that begin with none', () => {
  expect(['Évreux', 'saint-Ouen', 'Œting', '2001', '« Rex »', ''].map(letterOf)).toEqual([
    'e',
    's',
    'o',
    '0',
    'r',
    '0',
  ]);
});

test('letters and names are in order, as if accents were not there', () => {
  const names = ['Zola', 'Épinal', '1917', 'Eu', 'Alès', 'Erstein'];
  expect([...byLetter(names, (name) => name, 'fr')]).toEqual([
    ['0', ['1917']],
    ['a', ['Alès']],
    ['e', ['Épinal', 'Erstein', 'Eu']],
    ['z', ['Zola']],
  ]);
});

test('pages are full, and an item larger than a page has one alone', () => {
  const pages = (sizes: readonly number[]) => inPages(sizes, (size) => size, 10);
  expect(pages([4, 6, 1, 9, 2])).toEqual([[4, 6], [1, 9], [2]]);
  expect(pages([3, 12, 3, 3])).toEqual([[3], [12], [3, 3]]);
  expect(pages([])).toEqual([]);
});
