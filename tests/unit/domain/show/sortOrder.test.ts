import { expect, test } from 'vitest';
import { inSortOrder, type Sortable } from '../../../../src/domain/show/sortOrder.ts';

const show = (title: string, length?: number, start?: number): Sortable => ({ title, length, start });
const titlesOf = (shows: readonly Sortable[]) => shows.map(({ title }) => title);

test('by time, what begins next comes first, and what has nothing left comes last', () => {
  const shows = [show('over'), show('late', 90, 1320), show('early', 90, 1140), show('also late', 80, 1320)];
  expect(titlesOf(inSortOrder(shows, 'time', 'fr'))).toEqual(['early', 'late', 'also late', 'over']);
});

test('by length, the shortest comes first, and an unknown length last', () => {
  const shows = [show('unknown', undefined, 1), show('long', 153), show('short', 45)];
  expect(titlesOf(inSortOrder(shows, 'length', 'fr'))).toEqual(['short', 'long', 'unknown']);
});

test('by title in the order of a language: accents, numbers and quotes do not come apart', () => {
  const shows = ['Zoo', 'Émile', '« Faust »', 'Film 10', 'Film 9', 'eden'].map((title) => show(title));
  expect(titlesOf(inSortOrder(shows, 'title', 'fr'))).toEqual([
    'eden',
    'Émile',
    '« Faust »',
    'Film 9',
    'Film 10',
    'Zoo',
  ]);
});

test('equals stay in the order that they were given in, and the given list stays as it is', () => {
  const shows = [show('b', 90, 1), show('a', 90, 1)];
  for (const key of ['time', 'length'] as const) expect(titlesOf(inSortOrder(shows, key, 'en'))).toEqual(['b', 'a']);
  inSortOrder(shows, 'title', 'en');
  expect(titlesOf(shows)).toEqual(['b', 'a']);
});
