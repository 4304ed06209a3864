import { describe, expect, test } from 'vitest';
import { BoundedQueue } from '../../../src/lib/boundedQueue.ts';

/** Work that ends when it is told to; `ends` has one entry for each piece that has begun. */
function pieces() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((end) => ends.push(() => end('drawn')));
  return { ends, work };
}
const settled = () => new Promise((done) => setImmediate(done));

describe('a bounded queue', () => {
  test('runs two at once, in the order in which they were asked for', async () => {
    const queue = new BoundedQueue(2, 10);
    const { ends, work } = pieces();
    const results = [work, work, work, work].map((each) => queue.run(each));
    await settled();
    expect(ends).toHaveLength(2);
    ends[0]!();
    await settled();
    expect(ends).toHaveLength(3);
    ends[1]!();
    await settled();
    expect(ends).toHaveLength(4);
    ends[2]!();
    ends[3]!();
    expect(await Promise.all(results)).toEqual(['drawn', 'drawn', 'drawn', 'drawn']);
    // All places are free again.
    const again = [queue.run(work), queue.run(work), queue.run(work)];
    await settled();
    expect(ends).toHaveLength(6);
    ends[4]!();
    ends[5]!();
    await settled();
    ends[6]!();
    expect(await Promise.all(again)).toHaveLength(3);
  });

  test('refuses work where too much is waiting', async () => {
    const queue = new BoundedQueue(1, 1);
    const { ends, work } = pieces();
    const [first, second] = [queue.run(work), queue.run(work)];
    expect(await queue.run(work)).toBeUndefined();
    await settled();
    ends[0]!();
    await settled();
    ends[1]!();
    expect(await Promise.all([first, second])).toEqual(['drawn', 'drawn']);
  });

  test('goes on after work that failed', async () => {
    const queue = new BoundedQueue(1, 5);
    const failing = queue.run(() => Promise.reject(new Error('no ink')));
    const after = queue.run(() => Promise.resolve('drawn'));
    await expect(failing).rejects.toThrow('no ink');
    expect(await after).toBe('drawn');
  });
});
