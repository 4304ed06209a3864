import { expect, test } from 'vitest';
import { abbreviationsOf } from '../../../../src/domain/screening/abbreviations.ts';

const VOST = { short: 'VOST', words: 'Version originale sous-titrée' };

test('a label has its words, within a sentence', () => {
  expect(abbreviationsOf([{ short: 'VOST', words: ' Version originale sous-titrée.' }])).toEqual([VOST]);
});

test('one that speaks for itself, or of which nothing is known, has none', () => {
  expect(
    abbreviationsOf([
      { short: 'IMAX', words: 'Imax' },
      { short: 'VF', words: '' },
      { short: 'Muet', words: 'Film muet, avec des intertitres.' },
    ]),
  ).toEqual([]);
});

test('each stands once, in order; one label of two meanings stands twice', () => {
  const other = { short: 'VOST', words: 'Version originale sous-titrée en anglais' };
  expect(abbreviationsOf([VOST, { short: 'AD', words: 'Audiodescription' }, other, VOST])).toEqual([
    VOST,
    { short: 'AD', words: 'Audiodescription' },
    other,
  ]);
});
