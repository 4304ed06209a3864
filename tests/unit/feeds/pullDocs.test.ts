import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SOURCES } from '../../../src/feeds/documents.ts';

const page = readFileSync('docs/feeds.md', 'utf8');

/** The paths that a pull calls, as the documentation writes them. */
async function pathsOf({ list, item }: (typeof SOURCES)[number]): Promise<string[]> {
  const called: string[] = [];
  const fetchPath = async (path: string) => {
    called.push(path.replace('SLUG', '{slug}'));
    return path === '/shows' ? { shows: [{ slug: 'SLUG' }] } : [{ slug: 'SLUG' }];
  };
  for (const listed of (await list(fetchPath)) ?? []) await item?.(fetchPath, listed);
  return called;
}

test.each(SOURCES)('docs/feeds.md says which endpoints a pull calls for $name', async (source) => {
  const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${source.name}\``));
  const paths = await pathsOf(source);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(row, path).toContain(`\`${path}\``);
});

test('and for the programme', () => {
  for (const path of ['/cinema/{slug}/shows', '/show/{slug}/showtimes/{cinema}']) expect(page).toContain(`\`${path}\``);
});
