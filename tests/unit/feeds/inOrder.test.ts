import { expect, test } from 'vitest';
import { inOrder } from '../../../src/feeds/inOrder.ts';

test('results come in the order of their items, whichever is ready first, and few are under way', async () => {
  let [underWay, most] = [0, 0];
  const waits = [5, 1, 4, 1, 3, 1, 2];
  const results: number[] = [];
  const made = inOrder(waits.entries(), 3, async ([index, turns]) => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    underWay -= 1;
    return index;
  });
  for await (const result of made) results.push(result);
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(3);
});

test('what fails is thrown in its turn', async () => {
  const made = inOrder([1, 2, 3], 3, async (item) => {
    if (item === 2) throw new Error('two');
    return item;
  });
  expect((await made.next()).value).toBe(1);
  await expect(made.next()).rejects.toThrow('two');
});
