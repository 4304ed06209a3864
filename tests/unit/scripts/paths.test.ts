import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].sort();

/** Folders that are not in the repository: installs, builds and runs write them. */
const MADE = /^(?:data|dist[\w-]*|node_modules|test-results)\//;

/**
 * The files of the repository that a page names in code: each word of a code span that consists of path characters only
 * and has a folder and an extension, globs included. Absolute paths (addresses, other machines' files) and words with a
 * placeholder (`{site}`, `<folder>`, `…`) do not count.
 */
function pathsOf(text: string): string[] {
  const spans = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  return spans
    .flatMap((span) => span.split(/\s+/))
    .filter((word) => /^[\w@.*-]+(?:\/[\w@.*-]+)*\/[\w@.*-]+\.[a-z]\w*$/.test(word) && !MADE.test(word));
}

const isThere = (path: string) => (path.includes('*') ? globSync(path).length > 0 : existsSync(path));

test.each(PAGES)('every file that %s names in code exists', (page) => {
  expect(pathsOf(readFileSync(page, 'utf8')).filter((path) => !isThere(path))).toEqual([]);
});

test('addresses, examples and files that a build writes are no paths of the repository', () => {
  const text =
    '`src/fetch.ts` `node scripts/build.ts` `i18n/*.json` `/worker.js` `data/aurore.db` `{site}/drafts.json` `a.ts` `1/2` `https://a.example/b.js`';
  expect(pathsOf(text)).toEqual(['src/fetch.ts', 'scripts/build.ts', 'i18n/*.json']);
});

test('the pages name many files', () => {
  const paths = PAGES.flatMap((page) => pathsOf(readFileSync(page, 'utf8')));
  expect(new Set(paths).size).toBeGreaterThan(60);
});
