import { expect, test } from 'vitest';
import { factorOf, speedFactor, speedFactorNow } from '../../../scripts/test/speed.ts';

test('a machine that takes five times as long has a factor of five; a faster one has one', () => {
  expect(factorOf(1100)).toBe(5);
  expect(factorOf(264)).toBe(1.2);
  expect(factorOf(100)).toBe(1);
});

test('limits do not grow without end', () => {
  expect(factorOf(1e9)).toBe(20);
});

test.each([
  ['on all cores', speedFactor],
  ['on one, now', speedFactorNow],
])('this machine has a factor, %s', async (_where, measure) => {
  expect(await measure()).toBeGreaterThanOrEqual(1);
});
