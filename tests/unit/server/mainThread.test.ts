import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What the process that serves loads in its main thread without the demo, with the accounts that it may have. */
const ENTRIES = ['src/cli/serve.ts', 'src/server/accounts/host.ts'];
/** Imports of our own files that are not of types alone, and are loaded at once. */
const IMPORT = /^import (?!type\b)(?:[^;']* from )?'(?<path>\.[^']+\.ts)';/gm;

/** The files that are loaded with some. */
function loadedWith(entries: readonly string[]): Set<string> {
  const loaded = new Set(entries);
  for (const file of loaded) {
    for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      loaded.add(join(dirname(file), groups!['path']!));
    }
  }
  return loaded;
}

test('the main thread loads neither a catalogue nor what imports feeds, nor the site', () => {
  const loaded = [...loadedWith(ENTRIES)];
  expect(loaded).toContain('src/server/pageCache.ts');
  const heavy =
    /^(?:src\/content\/(?:catalogue\.ts|views\/|search\/|import\/(?!fingerprints))|src\/(?:pages|components)\/|src\/fetch\.ts|demo\/)/;
  expect(loaded.filter((file) => heavy.test(file))).toEqual([]);
});
