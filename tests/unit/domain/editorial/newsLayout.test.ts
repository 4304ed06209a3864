import { expect, test } from 'vitest';
import { pagesNear } from '../../../../src/domain/editorial/newsLayout.ts';

test('a page of a short list leads to all of it', () => {
  expect(pagesNear(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesNear(12, 12)).toHaveLength(12);
});

test('a page of a long list leads to its neighbours, both ends, and ten, a hundred and a thousand pages away', () => {
  expect(pagesNear(1, 13)).toEqual([1, 2, 3, 11, 13]);
  expect(pagesNear(1500, 3700)).toEqual([1, 500, 1400, 1490, 1498, 1499, 1500, 1501, 1502, 1510, 1600, 2500, 3700]);
});
