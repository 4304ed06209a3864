import { expect, test } from 'vitest';
import { differencesIn, type Difference } from '../../../../src/content/preview/differences.ts';

const difference = (more: Partial<Difference>): Difference => ({
  document: 'articles',
  slug: 'a-story',
  title: 'A story',
  field: 'headline',
  published: 'Before',
  shown: 'After',
  ...more,
});
const pages = { published: '<p>Before</p><p>Same</p>', shown: '<p>After &amp; more</p><p>Same</p>' };

test('a field differs on a page that says it otherwise', () => {
  expect(differencesIn([difference({})], pages)).toHaveLength(1);
  expect(differencesIn([difference({ published: 'Elsewhere', shown: 'After & more' })], pages)).toHaveLength(1);
  expect(differencesIn([difference({ published: 'Before', shown: null })], pages)).toHaveLength(1);
  expect(differencesIn([difference({ shown: '<p>After &amp; more</p>', published: '<p>x</p>' })], pages)).toHaveLength(
    1,
  );
});

test('it does not where neither page has it, or both have', () => {
  expect(differencesIn([difference({ published: 'Elsewhere', shown: 'Nowhere' })], pages)).toEqual([]);
  expect(differencesIn([difference({ published: 'Same', shown: 'Nowhere' })], pages)).toEqual([]);
  expect(differencesIn([difference({ published: 1, shown: 2 })], pages)).toEqual([]);
});

test('a text of signs that begin tags is a text, and takes no longer than another', () => {
  const shown = '<'.repeat(300_000);
  expect(differencesIn([difference({ shown })], { ...pages, shown })).toHaveLength(1);
});
