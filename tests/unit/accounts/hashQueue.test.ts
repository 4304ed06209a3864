import { expect, test } from 'vitest';
import { HashQueue, TooBusy } from '../../../src/accounts/hashQueue.ts';

/** A queue in which one works and three wait, and what has been served in which order. */
function queueOfThree() {
  const queue = new HashQueue(1, 3);
  const served: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const ask = (name: string, hasWorked = false, left = new AbortController().signal) =>
    queue.run({ left, hasWorked }, async () => {
      served.push(name);
      await opened;
    });
  return { queue, served, open, ask };
}

test('as many wait as may, and one more is refused at once', async () => {
  const { queue, served, open, ask } = queueOfThree();
  const all = ['first', 'a', 'b', 'c'].map((name) => ask(name));
  await expect(ask('d')).rejects.toThrow(TooBusy);
  expect(queue.waiting).toBe(3);
  open();
  await Promise.all(all);
  expect(served).toEqual(['first', 'a', 'b', 'c']);
  expect(queue).toMatchObject({ waiting: 0, turns: 4 });
});

test('whoever leaves before their turn is removed, costs nothing and makes room', async () => {
  const { queue, served, open, ask } = queueOfThree();
  const leaving = new AbortController();
  const first = ask('first');
  const gone = ['a', 'b', 'c'].map((name) => ask(name, false, leaving.signal));
  leaving.abort(new Error('left'));
  for (const each of gone) await expect(each).rejects.toThrow('left');
  await expect(ask('left already', false, leaving.signal)).rejects.toThrow('left');
  expect(queue.waiting).toBe(0);
  const next = ask('d');
  open();
  await Promise.all([first, next]);
  expect(served).toEqual(['first', 'd']);
});

test('whoever has worked goes before those who have not, and takes the place of the last of them', async () => {
  const { served, open, ask } = queueOfThree();
  const first = ask('first');
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ask(name)) as [Promise<void>, Promise<void>, Promise<void>];
  const worked = ask('worked', true);
  await expect(c).rejects.toThrow(TooBusy);
  open();
  await Promise.all([first, a, b, worked]);
  expect(served).toEqual(['first', 'worked', 'a', 'b']);
});

test('with workers alone in the queue, one more of them is refused too', async () => {
  const { open, ask } = queueOfThree();
  const all = ['first', 'a', 'b', 'c'].map((name) => ask(name, true));
  await expect(ask('d', true)).rejects.toThrow(TooBusy);
  open();
  await Promise.all(all);
});

test('every fourth turn is the first one’s, worked or not', async () => {
  const queue = new HashQueue(1, 20);
  const served: string[] = [];
  const ask = (name: string, hasWorked: boolean) =>
    queue.run({ left: new AbortController().signal, hasWorked }, async () => {
      served.push(name);
    });
  const all = [ask('first', false), ask('without script', false)];
  for (let at = 0; at < 8; at += 1) all.push(ask(`worked ${at}`, true));
  await Promise.all(all);
  expect(served.indexOf('without script')).toBe(4);
});

test('a fault in the work frees its place', async () => {
  const queue = new HashQueue(1, 1);
  const asker = { left: new AbortController().signal, hasWorked: false };
  await expect(queue.run(asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(asker, async () => 'done')).resolves.toBe('done');
});
