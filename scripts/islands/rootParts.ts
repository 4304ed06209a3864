import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The files of what is rendered in a page's one root (src/islands/ui/modal/root.ts), by their names. */
export function rootParts(): ReadonlyMap<string, string> {
  const files = globSync('src/islands/**/*.{ts,tsx}')
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (!/import \{[^}]*\brenderInRoot\b/.test(text)) return [];
      const loaded = [...text.matchAll(/import\('(\.\/\w+\.tsx)'\)/g)].map(({ 1: path }) => join(dirname(file), path!));
      return loaded.length > 0 ? loaded : [file];
    });
  return new Map(files.map((file) => [basename(file, '.tsx'), file]));
}
