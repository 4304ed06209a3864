import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { feelingsTag, pageTags, promotionTags, settingsTag, tagOf } from '../../../src/content/cacheTags.ts';
import { tagsOfDocument } from '../../../src/content/revisions/tags.ts';
import { siteOf } from '../../../src/sites/sites.ts';

const fr = siteOf('fr');

test('a page has the tag of its site, and those of what it shows', () => {
  expect(pageTags(fr)).toEqual(['site:fr']);
  expect(pageTags(fr, { shows: ['a-1'], cinemas: ['x', 'y'], content: ['seasons', 'offers-page'] })).toEqual([
    'site:fr',
    'content:fr:seasons',
    'content:fr:offers-page',
    'cinema:fr:x',
    'cinema:fr:y',
    'show:fr:a-1',
  ]);
  expect(pageTags(fr, { cinemas: 'all', shows: ['a-1'] })).toEqual(['site:fr', 'programme:fr', 'show:fr:a-1']);
  expect(promotionTags(fr)).toEqual(['content:fr:autopromos', 'content:fr:native-ad']);
  expect([settingsTag(fr), feelingsTag('a, b')]).toEqual(['settings:fr', 'feelings:a%2C%20b']);
});

test('what a document changes has the tags of the pages that show it', () => {
  expect(tagsOfDocument('fr', 'cinema', 'x')).toEqual(pageTags(fr, { cinemas: ['x'] }));
  expect(tagsOfDocument('fr', 'showDetails', 'a-1')).toEqual(pageTags(fr, { shows: ['a-1'] }));
  expect(tagsOfDocument('fr', 'articles', 'news')).toEqual([tagOf('content', 'fr', 'articles')]);
  expect(tagsOfDocument('fr', 'footer', 'footer')).toEqual(['site:fr']);
});

test('no tag is written by hand', () => {
  const byHand = globSync('src/**/*.{ts,tsx,astro}')
    .filter((file) => !file.endsWith('content/cacheTags.ts'))
    .filter((file) => /`(site|programme|cinema|show|settings|content|feelings):\$\{/.test(readFileSync(file, 'utf8')));
  expect(byHand).toEqual([]);
});
