import { expect, test } from 'vitest';
import { NO_FILTERS } from '../../../../src/contract/filters.ts';
import { chosenInWords } from '../../../../src/islands/programme/titleWords.ts';

const option = (group: 'versions' | 'tags', slug: string, label: string) => ({ group, slug, label, count: 0 });
const GROUPS = [
  { title: 'Experiences', options: [option('tags', 'ice', 'ICE'), option('tags', '3d', '3D')] },
  { title: 'Versions', options: [option('versions', 'vost', 'VOST')] },
];
const STRINGS = { from: 'From', until: 'Until', anyTime: 'Any time' };

test('what is chosen is named in the order of titles, each after a comma', () => {
  const filters = { ...NO_FILTERS, versions: ['vost'], tags: ['ice', '3d'], from: '1900' };
  expect(chosenInWords(GROUPS, filters, STRINGS)).toBe(', VOST, ICE, 3D, From 19:00');
});

test('one more filter changes the words, even where it changes no number; none have none', () => {
  const one = { ...NO_FILTERS, tags: ['ice'] };
  expect(chosenInWords(GROUPS, { ...one, versions: ['vost'] }, STRINGS)).not.toBe(chosenInWords(GROUPS, one, STRINGS));
  expect(chosenInWords(GROUPS, NO_FILTERS, STRINGS)).toBe('');
});
