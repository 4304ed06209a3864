import { expect, test } from 'vitest';
import { flagColour, labelColour } from '../../../../src/domain/editorial/flagColour.ts';

// SPEC 3.56
test.each([
  ['1', 'green'],
  ['2', 'yellow'],
  ['3', 'grey'],
  ['4', 'red'],
  ['5', 'blue'],
  [null, 'grey'],
] as const)('flag colour %s is %s', (number, colour) => {
  expect(flagColour(number)).toBe(colour);
});

test.each([
  ['1', 'green'],
  ['5', 'blue'],
  ['6', undefined],
  ['toString', undefined],
  ['', undefined],
  [null, undefined],
])('label colour %s is %s', (number, colour) => {
  expect(labelColour(number)).toBe(colour);
});
