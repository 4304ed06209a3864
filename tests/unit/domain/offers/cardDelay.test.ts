import { expect, test } from 'vitest';
import { cardDelay } from '../../../../src/domain/offers/cardDelay.ts';

const MINUTE = 60_000;

test.each([
  [0, 0],
  [4, 0],
  [5, MINUTE],
  [6, 2 * MINUTE],
  [8, 8 * MINUTE],
  [9, 15 * MINUTE],
  [1_000, 15 * MINUTE],
])('after %s wrong tries in a row a card waits for %s ms', (failures, delay) => {
  expect(cardDelay(failures)).toBe(delay);
});
