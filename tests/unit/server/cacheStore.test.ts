import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBrotli, sizeOf } from '../../../src/server/cacheEntry.ts';
import { CacheStore } from '../../../src/server/cacheStore.ts';
import { entry } from './entries.ts';

test('the one asked for longest ago leaves first', async () => {
  const [a, b, c] = await Promise.all(['/a', '/b', '/c'].map((path) => entry(path, 'x'.repeat(1000))));
  const store = new CacheStore(sizeOf(a!) * 2.5);
  store.set(a!);
  store.set(b!);
  expect(store.get(a!.address.key)).toBe(a);
  store.set(c!);
  expect(store.get(b!.address.key)).toBeUndefined();
  expect(store.get(a!.address.key)).toBe(a);
  expect(store.count).toBe(2);
});

test('one that is larger than the whole store is not stored, and takes nothing with it', async () => {
  const small = await entry('/small', 'x');
  const store = new CacheStore(sizeOf(small) + 100);
  store.set(small);
  store.set(await entry('/large', Math.PI.toString().repeat(1000)));
  expect(store.count).toBe(1);
});

test('entries are found by any of their tags, each once, and not after they left', async () => {
  const store = new CacheStore(1e6);
  const film = await entry('/film', 'x', ['site:fr', 'show:fr:x']);
  const cinema = await entry('/cinema', 'x', ['site:fr', 'cinema:fr:y']);
  store.set(film);
  store.set(cinema);
  expect(store.taggedWith(['show:fr:x'])).toEqual([film]);
  expect(store.taggedWith(['site:fr', 'show:fr:x'])).toEqual([film, cinema]);
  expect(store.taggedWith('all')).toEqual([film, cinema]);
  expect(store.taggedWith(['site:nl'])).toEqual([]);
  store.delete(film.address.key);
  expect(store.taggedWith(['site:fr'])).toEqual([cinema]);
});

test('an entry takes the place of the one before, tags and all', async () => {
  const store = new CacheStore(1e6);
  store.set(await entry('/', 'before', ['old']));
  const now = await entry('/', 'now', ['new']);
  store.set(now);
  expect(store.taggedWith(['old'])).toEqual([]);
  expect(store.bytes).toBe(sizeOf(now));
});

test('whatever is put in, asked for and taken out, the bytes are those of what is in it, and within the limit', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const step = fc.record({
    what: fc.constantFrom('set', 'get', 'delete', 'grow'),
    path: fc.constantFrom(...paths),
    size: fc.integer({ min: 0, max: 4000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const store = new CacheStore(12_000);
      for (const { what, path, size } of steps) {
        const made = await entry(path, 'ab'.repeat(size), [path]);
        if (what === 'set') store.set(made);
        else if (what === 'delete') store.delete(made.address.key);
        else {
          const kept = store.get(made.address.key);
          if (kept && what === 'grow') {
            await addBrotli(kept);
            store.remeasure(kept);
          }
        }
        const inside = store.taggedWith('all');
        expect(store.bytes).toBe(inside.reduce((sum, each) => sum + sizeOf(each), 0));
        expect(store.bytes).toBeLessThanOrEqual(12_000);
        expect(new Set(store.taggedWith(paths))).toEqual(new Set(inside));
      }
    }),
    { numRuns: 50 },
  );
});
