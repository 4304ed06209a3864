import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Units of UTF-16 beyond ASCII, with the backslashes before each. */
const OTHERS = /(\\*)([^\0-\x7f])/g;

/**
 * Writes characters beyond ASCII in the server's code by their numbers, in its files: what Vite's hooks write so is
 * written anew after them. One such character makes Node hold a whole file in two bytes a character, in each thread that
 * renders: 3.3 MB for some thousand accents, dashes and quotes.
 */
export function asciiCode(): AstroIntegration {
  let server = '';
  return {
    name: 'ascii-code',
    hooks: {
      'astro:config:done': ({ config }) => {
        server = fileURLToPath(config.build.server);
      },
      'astro:build:done': async () => {
        for await (const name of glob('**/*.mjs', { cwd: server })) {
          const file = join(server, name);
          await writeFile(file, ascii(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/** The same code in ASCII, for code that reads no raw text of its templates. */
export function ascii(code: string): string {
  return code.replace(OTHERS, (_, slashes: string, unit: string) => {
    // The last of an odd number belongs to the character, and would take its number’s own for a backslash in the text.
    const before = slashes.slice(slashes.length % 2);
    return `${before}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
