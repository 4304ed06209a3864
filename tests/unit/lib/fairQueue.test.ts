import { describe, expect, test } from 'vitest';
import { FairQueue } from '../../../src/lib/fairQueue.ts';

/** A queue with these items in their lanes: `a1` is the first of the lane `a`. */
function queueOf(most: number, names: readonly string[]) {
  const items = new Map(names.map((name) => [name, { name }]));
  const queue = new FairQueue<{ name: string }>(most);
  const refused = names.map((name) => queue.add(items.get(name)!, name[0]!)?.name);
  const takeAll = () => {
    const taken: string[] = [];
    for (let item = queue.take(); item; item = queue.take()) taken.push(item.name);
    return taken;
  };
  return { queue, items, refused, takeAll };
}

describe('a fair queue', () => {
  test('takes from each lane in turn, the oldest first', () => {
    const { queue, takeAll } = queueOf(9, ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']);
    expect(queue.size).toBe(7);
    expect(takeAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
    expect(queue.size).toBe(0);
  });

  test('lets a newcomer have the next turn but those of the lanes before it', () => {
    const { queue, items, takeAll } = queueOf(9, ['a1', 'a2', 'a3', 'b1', 'b2']);
    expect([queue.take()!.name, queue.take()!.name]).toEqual(['a1', 'b1']);
    items.set('c1', { name: 'c1' });
    queue.add(items.get('c1')!, 'c');
    expect(takeAll()).toEqual(['a2', 'b2', 'c1', 'a3']);
  });

  test('takes what several wait for at the first turn of any, once', () => {
    const { queue, items, takeAll } = queueOf(9, ['a1', 'a2', 'a3', 'b1']);
    queue.join(items.get('a3')!, 'c');
    queue.join(items.get('a3')!, 'c');
    expect(queue.size).toBe(4);
    expect(takeAll()).toEqual(['a1', 'b1', 'a3', 'a2']);
    // It waits no longer.
    queue.join(items.get('a3')!, 'b');
    expect(takeAll()).toEqual([]);
  });

  test('forgets what is removed', () => {
    const { queue, items, takeAll } = queueOf(9, ['a1', 'a2', 'b1']);
    queue.join(items.get('a1')!, 'b');
    expect([queue.remove(items.get('a1')!), queue.remove(items.get('a1')!)]).toEqual([true, false]);
    expect(takeAll()).toEqual(['a2', 'b1']);
  });

  test('forgets what nobody waits for any longer', () => {
    const { queue, items, takeAll } = queueOf(9, ['a1', 'a2', 'b1']);
    const a1 = items.get('a1')!;
    queue.join(a1, 'b');
    expect([queue.leave(a1, 'c'), queue.leave(a1, 'a')]).toEqual([false, false]);
    expect([queue.size, queue.leave(a1, 'b'), queue.leave(a1, 'b'), queue.size]).toEqual([3, true, false, 2]);
    expect(takeAll()).toEqual(['a2', 'b1']);
  });

  test('has an item that one lane has left wait in the others', () => {
    const { queue, items, takeAll } = queueOf(9, ['a1', 'a2', 'b1', 'c1']);
    queue.join(items.get('a2')!, 'c');
    queue.leave(items.get('a2')!, 'a');
    expect(takeAll()).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  test('that is full refuses the newest of the longest lane', () => {
    const { refused, takeAll } = queueOf(3, ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1']);
    // Whoever fills it is refused himself; then his waiting ones give way to others, as long as he has more than they.
    expect(refused).toEqual([undefined, undefined, undefined, 'a4', 'a3', 'a2', 'd1']);
    expect(takeAll()).toEqual(['a1', 'b1', 'c1']);
  });
});
