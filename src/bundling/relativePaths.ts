import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Astro's list of pages and files, which it writes after the last of Vite's hooks. */
const MANIFEST = 'entry.mjs';

/**
 * Makes the paths of the project's folder in the server's code begin with that folder, so that builds of the same sources
 * are the same to the byte wherever they are made. Astro names each component by its whole path, from which it makes ids
 * that pages have in them: without this a page would weigh more or less by where it was built.
 */
export function relativePaths(): AstroIntegration {
  let [folder, server] = ['', ''];
  return {
    name: 'relative-paths',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        folder = fileURLToPath(config.root);
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'relative-paths',
                apply: 'build',
                renderChunk(code: string) {
                  return this.environment.name === 'client' ? null : { code: within(code, folder), map: null };
                },
              },
            ],
          },
        });
      },
      'astro:config:done': ({ config }) => {
        server = fileURLToPath(config.build.server);
      },
      'astro:build:done': async () => {
        const file = join(server, MANIFEST);
        await writeFile(file, within(await readFile(file, 'utf8'), folder));
      },
    },
  };
}

/** The code with its texts that begin with a folder's path or address as if that folder were the root of all. */
export function within(code: string, folder: string): string {
  return code.replaceAll(`"${folder}`, '"/').replaceAll(`"file://${folder}`, '"file:///');
}
