import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

type Content = Buffer | string | AsyncIterable<Buffer>;

/**
 * Puts a file into place as a whole or not at all, whoever else writes it at the same time. A stream is written as it
 * comes, without being held.
 */
export async function placeFile(file: string, content: Content): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${crypto.randomUUID()}-${basename(file)}`);
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
