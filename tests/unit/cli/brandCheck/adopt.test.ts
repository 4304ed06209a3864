import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandSchema } from '../../../../src/cli/brandCheck/brandSchema.ts';

test('docs/adopt.md says of each constant of brand.ts whether it is to be changed', () => {
  const [, page = ''] = readFileSync('docs/adopt.md', 'utf8').split('\n## 3. Your name\n');
  const constants = Object.keys(brandSchema(['en'], ['en']).shape);
  expect(constants).toContain('NAME');
  expect(constants.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});
