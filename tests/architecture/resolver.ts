import { existsSync } from 'node:fs';
import { dirname, resolve as join } from 'node:path';

/**
 * Finds the file that an import means, for eslint-plugin-boundaries. Node's own resolver is not enough: imports here
 * may end in Vite's `?url` or `?raw`, and a `<script>` of an .astro file is linted under a made-up name below that
 * file.
 */
export const interfaceVersion = 2;

/** Packages are not resolved, because layers are about our own files. */
export function resolve(source: string, importer: string): { found: boolean; path?: string } {
  // Names of package.json.
  if (source === '#folders') return { found: true, path: join('src/sites/folders.ts') };
  if (source.startsWith('#')) return { found: true, path: join(source.slice(1).replace(/\?.*$/, '')) };
  if (!source.startsWith('.')) return { found: false };
  const file = importer.replace(/(\.astro)\/[^/]+$/, '$1');
  // A sheet that is made of a component's utilities (src/bundling/pageUtilities.ts) belongs where that is.
  const path = join(dirname(file), source.replace(/\?.*$/, '').replace(/\.utilities\.css$/, '.tsx'));
  return existsSync(path) ? { found: true, path } : { found: false };
}
