import { expect, test } from 'vitest';
import { LastResults } from '../../../src/lib/lastResults.ts';

/** Results that count how often the work for a key was done. */
function setUp(most = 2) {
  const results = new LastResults<string>(most);
  const done = new Map<string, number>();
  const get = (key: string, work?: () => Promise<string>) =>
    results.get(
      key,
      async () => {
        done.set(key, (done.get(key) ?? 0) + 1);
        return work ? work() : key;
      },
      (result) => result !== 'bad',
    );
  return { get, done: (key: string) => done.get(key) ?? 0 };
}

test('what several want at once, and later, is done once', async () => {
  const { get, done } = setUp();
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a', 'a', 'b']);
  expect([await get('a'), done('a'), done('b')]).toEqual(['a', 1, 1]);
});

test('so many are remembered, the last ones', async () => {
  const { get, done } = setUp();
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await get(key);
  expect(['a', 'b', 'c'].map(done)).toEqual([2, 1, 1]);
});

test('what is not good, or fails, is done again', async () => {
  const { get, done } = setUp();
  expect(await get('a', async () => 'bad')).toBe('bad');
  await expect(get('b', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect([await get('a'), await get('b'), done('a'), done('b')]).toEqual(['a', 'b', 2, 2]);
});
