import { expect, test } from 'vitest';
import type { CityDetails } from '../../../../src/contract/city.ts';
import { elsewhereShown } from '../../../../src/content/views/elsewhere.ts';

const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    city: { slug: `${index}`, name: `${index % 2 === 0 ? 'Évreux' : '5e arrondissement'} ${index}` } as CityDetails,
    cinemas: 2,
  }));

test('a few other towns are all shown, whatever the letter', () => {
  expect(elsewhereShown(cities(16), 'e')).toEqual({ shown: cities(16), letters: [] });
});

test('of many the nearest are shown, or those of a letter; a zero is for names that begin with none', () => {
  const many = cities(80);
  const { shown, letters } = elsewhereShown(many, null);
  expect(shown).toEqual(many.slice(0, 16));
  expect(letters).toEqual([
    { letter: '0', count: 80 },
    { letter: 'e', count: 80 },
  ]);
  expect(elsewhereShown(many, 'e').shown.length).toBe(40);
  expect(elsewhereShown(many, 'x').shown).toEqual(many.slice(0, 16));
});
