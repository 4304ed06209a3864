import { describe, expect, test } from 'vitest';
import {
  groupByType,
  isLongEnough,
  isLongEnoughForHelp,
  countOf,
  listedOf,
  MAX_LISTED,
  previewOf,
  SEARCH_TYPES,
} from '../../../../src/domain/search/search.ts';
import { parseHistory } from '../../../../src/domain/search/history.ts';

// SPEC 4.47
test('a text of fewer than two letters is not searched for', () => {
  expect(isLongEnough('')).toBe(false);
  expect(isLongEnough(' a ')).toBe(false);
  expect(isLongEnough('a b')).toBe(true);
  expect(isLongEnough('75')).toBe(true);
});

// SPEC 5.18
test('help is searched for texts longer than the minimum', () => {
  expect(isLongEnoughForHelp('vf')).toBe(false);
  expect(isLongEnoughForHelp(' vf ')).toBe(false);
  expect(isLongEnoughForHelp('vfs')).toBe(true);
});

// SPEC 5.16
test('results stand by type in SPEC’s order, best first, and what is no type of ours is dropped', () => {
  const items = [
    { type: 'city', id: 1 },
    { type: 'event', id: 2 },
    { type: 'show', id: 3 },
    { type: 'master_template', id: 4 },
    { type: 'show', id: 5 },
    { type: 'constructor', id: 6 },
  ];
  expect(groupByType(items)).toEqual([
    { type: 'show', items: [items[2], items[4]] },
    { type: 'city', items: [items[0]] },
  ]);
});

// SPEC 9.22
test('a preview has SPEC’s number of each, and one more to tell that there are more', () => {
  const many = SEARCH_TYPES.flatMap((type) => Array.from({ length: 9 }, (_, id) => ({ type, id })));
  const counts = Object.fromEntries(groupByType(previewOf(many)).map(({ type, items }) => [type, items.length]));
  expect(counts).toMatchObject({ show: 4 + 1, cinema: 3 + 1, offer: 4 + 1, news: 4 + 1, faq: 3 + 1 });
  expect(previewOf(many.slice(0, 2))).toEqual(many.slice(0, 2));
});

test('a list says how many there are, or that there are more than it shows', () => {
  const many = (['show', 'news'] as const).flatMap((type) => Array.from({ length: 100 }, () => ({ type })));
  const groups = groupByType(listedOf(many));
  expect(groups.map(({ items }) => items.length)).toEqual([MAX_LISTED + 1, MAX_LISTED + 1]);
  expect(countOf(groups)).toEqual({ count: 2 * MAX_LISTED, more: true });
  expect(countOf(groupByType(many.slice(0, MAX_LISTED)))).toEqual({ count: MAX_LISTED, more: false });
  expect(countOf([])).toEqual({ count: 0, more: false });
});

describe('a history that a browser stored', () => {
  const entry = (url: string) => ({ title: 'Metropolis', subtitle: 'Film', url });

  test('is read as it was written', () => {
    expect(parseHistory([entry('/films/a-1'), entry('/films/b-2')])).toEqual([
      entry('/films/a-1'),
      entry('/films/b-2'),
    ]);
    expect(parseHistory(null)).toEqual([]);
  });

  // SPEC 4.48, 9.21
  test('is three entries at most, each address once', () => {
    expect(parseHistory(['/a', '/b', '/a', '/c', '/d'].map(entry)).map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
  });

  test('that was forged is none', () => {
    for (const value of ['/a', { length: 3 }, [null, 1, '/a', []]]) {
      expect(parseHistory(value), JSON.stringify(value)).toEqual([]);
    }
    expect(parseHistory([{ ...entry('/a'), title: 5 }, { ...entry('/a'), title: '' }, { url: '/a' }])).toEqual([]);
    expect(parseHistory([{ ...entry('/a'), title: 'x'.repeat(301) }])).toEqual([]);
    expect(parseHistory([{ ...entry('/a'), more: '<script>' }])).toEqual([entry('/a')]);
  });

  test('leads to this site alone', () => {
    for (const url of [
      'https://example.org/',
      '//example.org/',
      '/\\example.org/',
      '/\t/example.org/',
      '\t//example.org/',
      'javascript:alert(1)',
      'films/a-1',
      '',
    ]) {
      expect(parseHistory([entry(url)]), url).toEqual([]);
    }
  });
});
