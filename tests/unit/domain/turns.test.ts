import { describe, expect, test } from 'vitest';
import { Turns } from '../../../src/domain/turns.ts';

/** Work that ends when it is told to; `ends` has one entry for each piece that has begun. */
function pieces() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((end) => ends.push(() => end('drawn')));
  return { ends, work };
}
const settled = () => new Promise((done) => setImmediate(done));

describe('turns', () => {
  test('are two at once, and in the order in which they were asked for', async () => {
    const turns = new Turns(2, 10);
    const { ends, work } = pieces();
    const results = [work, work, work, work].map((each) => turns.take(each));
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
    // All turns are free again.
    const again = [turns.take(work), turns.take(work), turns.take(work)];
    await settled();
    expect(ends).toHaveLength(6);
    ends[4]!();
    ends[5]!();
    await settled();
    ends[6]!();
    expect(await Promise.all(again)).toHaveLength(3);
  });

  test('are refused where too many wait', async () => {
    const turns = new Turns(1, 1);
    const { ends, work } = pieces();
    const [first, second] = [turns.take(work), turns.take(work)];
    expect(await turns.take(work)).toBeUndefined();
    await settled();
    ends[0]!();
    await settled();
    ends[1]!();
    expect(await Promise.all([first, second])).toEqual(['drawn', 'drawn']);
  });

  test('go on after one that failed', async () => {
    const turns = new Turns(1, 5);
    const failing = turns.take(() => Promise.reject(new Error('no ink')));
    const after = turns.take(() => Promise.resolve('drawn'));
    await expect(failing).rejects.toThrow('no ink');
    expect(await after).toBe('drawn');
  });
});
