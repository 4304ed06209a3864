import { beforeEach, expect, test } from 'vitest';
import { $gathered, gatherScreening, setGathered } from '../../../src/stores/gathered.ts';

beforeEach(() => setGathered([]));

test('screenings are gathered once each, in the order of their coming', () => {
  for (const reference of ['V1S2', 'V1S1', 'V1S2']) gatherScreening(reference);
  expect($gathered.get()).toEqual(['V1S2', 'V1S1']);
});

test('what is no reference is not gathered', () => {
  gatherScreening('');
  setGathered(['javascript:alert(1)', 'V3S4']);
  expect($gathered.get()).toEqual(['V3S4']);
});

test('after five comes one more, by which the page knows that it is too many, and no other', () => {
  for (let session = 1; session <= 8; session += 1) gatherScreening(`V1S${session}`);
  expect($gathered.get()).toHaveLength(6);
});
