import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { OWN_NAMES } from './ownNames.ts';
import { inlineMarks } from './inlineMarks.ts';

/** What the site's other scripts are built for as well: Vite's default. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/**
 * A browser's script and all that it imports, as one minified classic script, or module. The site's own build would move
 * what two scripts import into a file of its own, which a script inlined in a page, or a service worker, must not need.
 */
export async function bundle(path: string, format: 'iife' | 'esm' = 'iife'): Promise<string> {
  const { output } = await build({
    input: path,
    platform: 'browser',
    resolve: { alias: OWN_NAMES },
    plugins: [texts, inlineMarks],
    write: false,
    transform: { target: BROWSERS },
    output: { format, minify: true },
  });
  return output[0].code.trim();
}

const SUFFIX = '?bundle';

/** Gives a script the bundle of another as text, as pages have them (inlineScripts.ts). */
const texts: Plugin = {
  name: 'texts',
  resolveId: (source, importer = '') => (source.endsWith(SUFFIX) ? resolve(dirname(importer), source) : undefined),
  load: async (id) => {
    if (!id.endsWith(SUFFIX)) return undefined;
    return { code: `export default ${JSON.stringify(await bundle(id.slice(0, -SUFFIX.length)))};`, moduleType: 'js' };
  },
};
