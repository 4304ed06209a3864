import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ARCHITECTURE_PAGE, architecturePage } from '../../scripts/docs-architecture.ts';

test('docs/architecture.md is up to date', async () => {
  expect(await readFile(ARCHITECTURE_PAGE, 'utf8')).toBe(await architecturePage());
});
