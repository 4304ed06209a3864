import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrdering } from '../../../../../src/islands/cinema/locator/ordering.ts';
import { takePending } from '../../../../../src/islands/account/pending.ts';
import {
  isStorageRefused,
  readEntry,
  readOfTab,
  removeOfTab,
  writeEntry,
  writeOfTab,
} from '../../../../../src/islands/ui/lib/storage.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

test('what is written is read back, the site’s under a prefix', () => {
  writeEntry('a', [1]);
  writeOfTab('b', { c: 2 });
  expect([readEntry('a'), readOfTab('b'), [...stored.keys()]]).toEqual([[1], { c: 2 }, ['aurore:a', 'b']]);
  removeOfTab('b');
  expect(readOfTab('b')).toBeNull();
});

test('whether the browser stores anything is known, and leaves nothing behind', () => {
  expect([isStorageRefused(), stored.size]).toEqual([false, 0]);
  vi.stubGlobal('localStorage', { ...storage, setItem: () => expect.unreachable() });
  expect(isStorageRefused()).toBe(true);
});

test('without storage nothing is stored, and nothing throws', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeOfTab('b', 1);
  removeOfTab('b');
  expect(readOfTab('b')).toBeNull();
});

test.each(['', '{', 'null', '7', '"text"', '[]', '{}', '{"cinema":5,"cinemas":"all","change":{"kind":"x"}}'])(
  'what others left in the storage, %s, is nothing of ours',
  (text) => {
    stored.set('locator-ordering', text);
    stored.set('aurore:pending', text);
    expect([readOrdering('5'), takePending()]).toEqual([undefined, undefined]);
  },
);
