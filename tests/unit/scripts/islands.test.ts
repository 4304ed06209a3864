import { expect, test } from 'vitest';
import { changedIslands } from '../../../scripts/islands/noted.ts';
import { rootParts } from '../../../scripts/islands/rootParts.ts';
import { storesOf } from '../../../scripts/islands/stores.ts';

const sharedOf = (path: string) => {
  const { reads, writes } = storesOf(`src/islands/${path}.island.tsx`);
  return { reads: [...reads].toSorted(), writes: [...writes].toSorted() };
};

test('the stores of an island are those of its code, and of the functions that it calls', () => {
  expect(sharedOf('season/SeasonChoice')).toEqual({ reads: ['$chosen', '$location'], writes: ['$chosen'] });
  expect(sharedOf('programme/Calendar')).toEqual({ reads: ['$filters'], writes: [] });
  expect(sharedOf('offers/PlanOptions')).toEqual({ reads: [], writes: [] });
});

test('what is rendered in the root is known by what loads it, or by itself', () => {
  const parts = rootParts();
  expect(parts.get('Alerts')).toBe('src/islands/shell/Alerts.tsx');
  expect(parts.get('Preferences')).toBe('src/islands/consent/Preferences.tsx');
  expect(parts.has('Root')).toBe(false);
});

test('an island is shown when its weight has changed, with what it was', () => {
  const noted = { Search: { own: 5.8, first: 83 }, Gone: { own: 1, first: 75 } };
  expect(changedIslands(noted, noted)).toEqual([]);
  expect(changedIslands({ Search: { own: 5.9, first: 83 }, New: { own: 2, first: 76 } }, noted)).toEqual([
    'island Search: 5.9 kB, 83 kB with what it needs (was 5.8 kB, 83 kB with what it needs)',
    'island Gone: not there (was 1 kB, 75 kB with what it needs)',
    'island New: 2 kB, 76 kB with what it needs (was not there)',
  ]);
});
