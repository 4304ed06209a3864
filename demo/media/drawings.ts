import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture to be drawn: the name of its files, and its SVG text. */
export type Drawing = { readonly name: string; readonly svg: () => string };

/**
 * Puts a file into place as a whole, or not at all. Until it is whole it is in another folder of the same file system.
 */
export async function placeFile(
  folder: string,
  file: string,
  content: Buffer | string,
  unfinishedIn = folder,
): Promise<void> {
  const unfinished = join(unfinishedIn, `.${process.pid}-${file}`);
  await writeFile(unfinished, content);
  await rename(unfinished, join(folder, file));
}

/**
 * Writes `<name>-<hash8>.svg` for every drawing that is not in the folder yet, and gives the hash (of the SVG text) by
 * name. Drawings of earlier versions are left for pages that still show them.
 */
export async function writeDrawings(
  drawings: readonly Drawing[],
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const hashes = new Map<string, string>();
  for (const { name, svg: draw } of drawings) {
    const svg = draw();
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    hashes.set(name, hash);
    const file = `${name}-${hash}.svg`;
    if (!present.has(file)) await placeFile(folder, file, svg);
  }
  return hashes;
}
