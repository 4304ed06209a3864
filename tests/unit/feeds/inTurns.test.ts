import { expect, test } from 'vitest';
import { inTurns } from '../../../src/feeds/inTurns.ts';

/** Runs queues with items such as `a1`; each ends when it is released. */
function start(queues: readonly (readonly string[])[], limits: { each: number; all: number }) {
  const begun: string[] = [];
  const releases = new Map<string, (error?: Error) => void>();
  const ended = inTurns(queues, limits, (item) => {
    begun.push(item);
    return new Promise((resolve, reject) => releases.set(item, (error) => (error ? reject(error) : resolve())));
  });
  const release = async (item: string, error?: Error) => {
    releases.get(item)!(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ended, release };
}

test('queues take turns, and one that is stuck keeps no other waiting', async () => {
  const { begun, release, ended } = start([['a1', 'a2', 'a3'], [], ['b1', 'b2', 'b3']], { each: 2, all: 3 });
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await release('b1');
  await release('b2');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'b3']);
  await release('b3');
  // There is a place, but the queue has its two under way.
  expect(begun).not.toContain('a3');
  for (const item of ['a1', 'a2', 'a3']) await release(item);
  await ended;
  expect(begun).toHaveLength(6);
});

test('after an error nothing more is begun, and it is thrown when what was under way has ended', async () => {
  const { begun, release, ended } = start([['a1', 'a2', 'a3']], { each: 2, all: 2 });
  const failed = expect(ended).rejects.toThrow('disk full');
  await release('a1', new Error('disk full'));
  await release('a2');
  await failed;
  expect(begun).toEqual(['a1', 'a2']);
});
