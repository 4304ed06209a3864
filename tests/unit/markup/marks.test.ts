import { expect, test } from 'vitest';
import { marks } from '../../../src/markup/marks.ts';

test('values become attributes, in their order; flags that are not there and what is undefined are left out', () => {
  const attributes = marks({ swap: 'list', n: 0, opens: true, sticky: false, where: undefined, 'place-name': true });
  expect(Object.entries(attributes)).toEqual([
    ['data-swap', 'list'],
    ['data-n', 0],
    ['data-opens', ''],
    ['data-place-name', ''],
  ]);
});

test('what is in no table, or of another kind, does not compile', () => {
  const refused = [
    // @ts-expect-error There is no such name.
    marks({ hearts: true }),
    // @ts-expect-error It is one of two.
    marks({ swap: 'week' }),
    // @ts-expect-error It is a number.
    marks({ n: '3' }),
  ];
  expect(refused).toHaveLength(3);
});
