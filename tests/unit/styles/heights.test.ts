import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// SPEC 9.44
test('what is as high as the window keeps to what is seen of it: dvh does what a script would have to', () => {
  const files = globSync('src/**/*.{css,astro}').filter((file) => /\b100vh\b/.test(readFileSync(file, 'utf8')));
  expect(files).toEqual([]);
  expect(readFileSync('src/islands/ui/modal/modalSheet.css', 'utf8')).toContain('100dvh');
});
