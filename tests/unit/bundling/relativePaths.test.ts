import { expect, test } from 'vitest';
import { within } from '../../../src/bundling/relativePaths.ts';

test('paths and addresses of the project begin with its folder; others stay', () => {
  const code = 'f("/home/me/site/src/a.astro", "file:///home/me/site/dist/", "/home/me/other", "to /home/me/site/")';
  expect(within(code, '/home/me/site/')).toBe(
    'f("/src/a.astro", "file:///dist/", "/home/me/other", "to /home/me/site/")',
  );
});
