import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each promise of docs/accounts.md names a test that there is', () => {
  const [, promises = ''] = readFileSync('docs/accounts.md', 'utf8').split('## What is promised');
  const rows = promises.split('\n').filter((line) => /^\| [A-Z`]/.test(line));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const names = [...row.matchAll(/`(\w+(?:\.test|Tests)\.ts)`/g)].map(([, name]) => name!);
    expect([row, names.length]).not.toEqual([row, 0]);
    expect(names.filter((name) => !existsSync(`tests/integration/accounts/${name}`))).toEqual([]);
  }
});
