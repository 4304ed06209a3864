import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { bundle } from '../../../src/bundling/bundle.ts';

test('a bundle is one classic script with all that it imports', async () => {
  const text = await bundle('src/offline/worker.ts');
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/^import\b|^export\b|\n/m);
  // Of offline/rules.ts.
  expect(text).toContain('-pages-');
});
