import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { AREAS, LAYERS_OF_AREAS } from '../tests/architecture/areas.ts';

/**
 * `node scripts/rooms.ts [folder of a checkout]`: counts the drawing of decision 25. An area is one room in all its layers,
 * any other folder of `src` one of its own; an arrow leads from a room to each other that it imports from, types included.
 */
const SOURCES = 'src/**/*.{ts,tsx,astro,css}';
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g;

type Drawing = { readonly rooms: ReadonlySet<string>; readonly arrows: ReadonlySet<string> };

/** The room of a file in `src`: `programme`, `pages/fragments`, `server`. */
export function roomOf(file: string): string {
  const [, layer, folder, ...rest] = file.split('/');
  if (folder === undefined) return 'entry';
  if (!Object.hasOwn(LAYERS_OF_AREAS, layer!) || rest.length === 0) return layer!;
  return Object.hasOwn(AREAS, folder) ? folder : `${layer}/${folder}`;
}

/** The rooms of a checkout and the arrows between them, or its folders, by what each file is in. */
export function drawingOf(root: string, placeOf: (file: string) => string): Drawing {
  const files = globSync(SOURCES, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const arrows = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, path]) => {
      const target = posix.join(posix.dirname(file), path!.replace(/\?.*$/, ''));
      if (!target.startsWith('src/') || !existsSync(join(root, target))) return [];
      const [from, to] = [placeOf(file), placeOf(target)];
      return from === to ? [] : `${from} → ${to}`;
    }),
  );
  return { rooms: new Set(files.map(placeOf)), arrows: new Set(arrows) };
}

if (import.meta.main) {
  const root = process.argv[2] ?? '.';
  const { rooms, arrows } = drawingOf(root, roomOf);
  const folders = drawingOf(root, dirname);
  console.log(`${rooms.size} rooms, ${arrows.size} arrows`);
  console.log(`${folders.rooms.size} folders, ${folders.arrows.size} arrows`);
}
