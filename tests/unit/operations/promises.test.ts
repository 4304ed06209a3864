import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of a page's table of promises. */
function promisesOf(page: string): string[] {
  const [, promises = ''] = readFileSync(page, 'utf8').split('## What is promised');
  const rows = promises.split('\n').filter((line) => /^\| [A-Z`]/.test(line));
  expect(rows.length).toBeGreaterThan(10);
  return rows;
}

test('each promise of docs/accounts.md names a test that there is', () => {
  for (const row of promisesOf('docs/accounts.md')) {
    const names = [...row.matchAll(/`(\w+(?:(?:\.all)?\.test|Tests)\.ts)`/g)].map(([, name]) => name!);
    expect([row, names.length]).not.toEqual([row, 0]);
    expect(names.filter((name) => !existsSync(`tests/integration/accounts/${name}`))).toEqual([]);
  }
});

test('each promise of SECURITY.md names a test by its title, or a scenario by its function, and its file', () => {
  for (const row of promisesOf('SECURITY.md')) {
    const [, title, file] = /“([^”]+)”, `([^`]+)`/.exec(row) ?? [];
    expect(readFileSync(file ?? row, 'utf8'), row).toContain(title);
  }
});

test('the memory that was measured is the same in both pages that say it', () => {
  const row = /^\| most memory of the server [^|]*addresses *\| (\d+) MB/m;
  const [, measured] = row.exec(readFileSync('docs/performance.md', 'utf8')) ?? [];
  expect(readFileSync('docs/operations/capacity.md', 'utf8')).toContain(`${measured} MB`);
});
