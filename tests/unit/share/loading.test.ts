import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import '../../../src/share/draw.ts';
import { Lettering } from '../../../src/share/lettering.ts';

/** The files that are loaded of a package of CommonJS modules. */
function loadedOf(name: string): string[] {
  const { cache } = createRequire(import.meta.url);
  return Object.keys(cache).filter((path) => path.includes(`/node_modules/${name}/`));
}

test('what reads fonts is loaded with the first drawing', async () => {
  expect(loadedOf('subset-font')).toEqual([]);
  await Lettering.load();
  expect(loadedOf('subset-font')).not.toEqual([]);
});
