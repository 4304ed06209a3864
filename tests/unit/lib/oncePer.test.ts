import { expect, test } from 'vitest';
import { oncePer } from '../../../src/lib/oncePer.ts';

test('work is done once for each object, whatever comes of it', () => {
  const done: string[] = [];
  const nameOf = oncePer(({ name }: { name: string }) => {
    done.push(name);
    return name === '' ? undefined : name;
  });
  const [one, twin, none] = [{ name: 'one' }, { name: 'one' }, { name: '' }];
  expect([one, twin, none, one, none].map(nameOf)).toEqual(['one', 'one', undefined, 'one', undefined]);
  expect(done).toEqual(['one', 'one', '']);
});

test('work that failed is done again', () => {
  let tries = 0;
  const work = oncePer(() => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  const of = {};
  expect(() => work(of)).toThrow('not yet');
  expect([work(of), work(of)]).toEqual([2, 2]);
});
