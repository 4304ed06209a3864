import { expect, test } from 'vitest';
import { allDone } from '../../../src/lib/allDone.ts';

test('it ends when all have ended, and fails as the first in the list that failed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ends: string[] = [];
  const all = allDone([promise.then(() => ends.push('last')), Promise.reject(new Error('first'))]).catch(
    ({ message }: Error) => ends.push(message),
  );
  await new Promise(setImmediate);
  expect(ends).toEqual([]);
  resolve();
  await all;
  expect(ends).toEqual(['last', 'first']);
});
