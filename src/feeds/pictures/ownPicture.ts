import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { MAX_BYTES, TooLarge, upTo } from '../../content/import/limits.ts';
import { PictureError } from './pictureError.ts';

/** What is in a feed's folder of pictures, by its path there. Links are not followed, also not the folder itself. */
export async function ownFilesIn(media: string): Promise<readonly string[]> {
  const folder = await lstat(media).catch(() => undefined);
  if (!folder?.isDirectory()) return [];
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  return entries.map(({ parentPath, name }) => relative(media, join(parentPath, name)).replaceAll('\\', '/'));
}

/**
 * The SHA-256 of a file in a feed's folder of pictures, in hexadecimal. Throws a PictureError for anything but a plain
 * file of a picture's size that is there itself: a link may lead to any file of this machine, a pipe never ends.
 */
export async function digestOfOwn(media: string, file: string): Promise<string> {
  const path = join(media, file);
  try {
    const found = await lstat(path);
    if (!found.isFile()) throw new PictureError(`expected a plain file, got ${kindOf(found)}`, false);
    if (!(await realpath(path)).startsWith((await realpath(media)) + sep)) {
      throw new PictureError('it is outside of the folder media', false);
    }
    const hash = createHash('sha256');
    for await (const chunk of upTo(MAX_BYTES.picture, createReadStream(path) as AsyncIterable<Buffer>))
      hash.update(chunk);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof PictureError) throw error;
    if (error instanceof TooLarge) throw new PictureError(error.message, false);
    throw new PictureError(`it cannot be read: ${(error as Error).message}`, false);
  }
}

type Found = Awaited<ReturnType<typeof lstat>>;

function kindOf(found: Found): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isSymbolicLink()) return 'a link';
  return found.isFIFO() ? 'a pipe' : 'a device';
}
