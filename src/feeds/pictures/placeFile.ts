import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Puts a file into place as a whole or not at all, whoever else writes it at the same time. */
export async function placeFile(file: string, content: Buffer | string): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${crypto.randomUUID()}-${basename(file)}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
