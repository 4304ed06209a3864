import { expect, test } from 'vitest';
import { weightTable } from '../../../scripts/budgets/table.ts';

const page = (html: number) => ({ screen: 'home' as const, path: '/', measured: { html }, limits: { html: 20_000 } });

test('a page is shown when its weight has changed, with what it was', () => {
  expect(weightTable([page(15_000)], { home: 15_000 })).toEqual({
    lines: ['Every page weighs what was noted.'],
    over: 0,
  });
  expect(weightTable([page(15_230)], { home: 15_000 }).lines).toEqual([
    'home: /: html 15.2 of 20.0 kB (was 15.0, +230 bytes)',
  ]);
  expect(weightTable([page(14_000)], { home: 15_000 }).lines).toEqual([
    'home: /: html 14.0 of 20.0 kB (was 15.0, -1000 bytes)',
  ]);
  expect(weightTable([page(14_000)], {}).lines).toEqual(['home: /: html 14.0 of 20.0 kB']);
});

test('a page over its budget is shown, and counted', () => {
  expect(weightTable([page(20_001)], { home: 20_001 })).toEqual({
    lines: ['home: /: html 20.0 of 20.0 kB TOO MUCH'],
    over: 1,
  });
});
