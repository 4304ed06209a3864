import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('demo/**/*.md')].sort();

/** The files that a page's links and pictures lead to, resolved from its folder, without fragments. */
function linksOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g)].map(([, link]) =>
    join(dirname(page), decodeURIComponent(link!)),
  );
}

test.each(PAGES)('every link of %s leads to a file that is there', (page) => {
  expect(linksOf(page).filter((file) => !existsSync(file))).toEqual([]);
});

test('the README has links and pictures', () => {
  const links = linksOf('README.md');
  expect(links).toContain('docs/README.md');
  expect(links.filter((file) => file.startsWith('docs/pictures/')).length).toBeGreaterThan(4);
});

const DECISIONS = globSync('docs/decisions/*.md').sort();

test('the index names each decision, in their order, by its own title', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const listed = [...index.matchAll(/^- \[(\d+)\. (.+)\]\((decisions\/.+\.md)\)$/gm)];
  expect(listed.map(([, , , file]) => join('docs', file!))).toEqual(DECISIONS);
  for (const [, number, title, file] of listed) {
    expect(readFileSync(join('docs', file!), 'utf8').split('\n', 1)).toEqual([`# ${number}. ${title}`]);
  }
});

test.each(DECISIONS)('%s says since when it holds, and whether it still does', (file) => {
  const [, , said] = readFileSync(file, 'utf8').split('\n', 3);
  expect(said).toMatch(/^\d{4}-\d\d-\d\d, (?:accepted\b|replaced by \[decision \d+\]\()/);
});
