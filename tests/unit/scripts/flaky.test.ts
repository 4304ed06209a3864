import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noteFlaky, overdue, readFlaky } from '../../../scripts/test/flaky.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-flaky-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failure = (test: string) => ({ file: 'e2e/grid.test.ts', test, said: `${test} was late` });

test('a flaky test is written down once, with the day of its first failure', () => {
  const file = join(folder, 'flaky.json');
  writeFileSync(file, '[]\n');
  noteFlaky([failure('opens')], '2026-11-01', file);
  noteFlaky([failure('opens'), failure('closes')], '2026-11-09', file);
  expect(readFlaky(file)).toEqual([
    { test: 'e2e/grid.test.ts › opens', date: '2026-11-01', said: 'opens was late' },
    { test: 'e2e/grid.test.ts › closes', date: '2026-11-09', said: 'closes was late' },
  ]);
  expect(readFileSync(file, 'utf8')).toMatch(/\n$/);
});

test('it may stay for less than 14 days', () => {
  const entry = { test: 'e2e/grid.test.ts › opens', date: '2026-11-01', said: 'late' };
  expect(overdue([entry], '2026-11-14')).toEqual([]);
  expect(overdue([entry], '2026-11-15')).toEqual([
    'tests/flaky.json: "e2e/grid.test.ts › opens" is there since 2026-11-01. Mend the test or delete it, and its entry.',
  ]);
  expect(overdue([entry], '2026-11-16')).toHaveLength(1);
});
