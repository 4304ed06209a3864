import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the built site says nothing of the folder it was built in, so that pages weigh the same wherever that is', () => {
  const files = globSync('dist-tests/**/*.{mjs,js,html,css}');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(join(process.cwd(), '/')))).toEqual([]);
});
