import { expect, test } from 'vitest';
import { randomOf } from '../../../demo/random.ts';

test('chance is the same for the same seed, and another for another', () => {
  const draw = (seed: string | number): number[] => {
    const random = randomOf(seed);
    return Array.from({ length: 20 }, () => random.next());
  };
  expect(draw(44001)).toEqual(draw(44001));
  expect(draw(44001)).not.toEqual(draw(44002));
  expect(draw('x').every((value) => value >= 0 && value < 1)).toBe(true);
});
