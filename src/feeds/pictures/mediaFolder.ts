import { lstatSync, type Stats } from 'node:fs';
import { opendir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { millisecondsInWeek } from 'date-fns/constants';
import { machineNow } from '../../settings/clock.ts';

/** A file of the folder: its path there with slashes, and what is known of it. */
export type MediaFile = { readonly name: string; readonly stats: Stats };

/**
 * All in a folder that is no folder, also below it; nothing if there is none. Links are not followed.
 */
export async function* filesBelow(folder: string, within = ''): AsyncGenerator<MediaFile> {
  for await (const entry of await opened(join(folder, within))) {
    const name = within + entry.name;
    if (entry.isDirectory()) yield* filesBelow(folder, `${name}/`);
    else {
      // Hundreds of thousands: asking for each in turn takes ten times as long.
      const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
      if (stats) yield { name, stats };
    }
  }
}

async function opened(folder: string) {
  try {
    return await opendir(folder, { bufferSize: 1024 });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/**
 * Whether a file is there, and stays for the next weeks, named or not: its time of change says when it was last of use
 * (unnamedPictures.ts). To be asked before anything relies on it.
 */
export async function keepFile(file: string, at = machineNow().getTime()): Promise<boolean> {
  try {
    const found = await stat(file);
    if (!found.isFile()) return false;
    const { mtimeMs } = found;
    if (Math.abs(at - mtimeMs) > millisecondsInWeek) await utimes(file, at / 1000, at / 1000);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** The folder `media` in DATA_DIR. One for a whole import: what is there is measured once, when something is to be put there. */
export class MediaFolder {
  readonly path: string;
  readonly #mostBytes: number;
  #measured: Promise<void> | undefined;
  #bytes = 0;

  constructor(dataDir: string, mostBytes = Infinity) {
    this.path = join(dataDir, 'media');
    this.#mostBytes = mostBytes;
  }

  /** Whether a file is there, and stays there (keepFile). */
  keeps(name: string): Promise<boolean> {
    return keepFile(join(this.path, name));
  }

  /** Counts a file that was put there, after `refusal` was asked. */
  async add(name: string): Promise<void> {
    const { size } = await stat(join(this.path, name));
    this.#bytes += size;
  }

  /** Why nothing more may be put there; undefined while there is room. */
  async refusal(): Promise<string | undefined> {
    await (this.#measured ??= this.#measure());
    if (this.#bytes < this.#mostBytes) return undefined;
    return `the folder media is full: it has ${(this.#bytes / 1e6).toFixed(1)} MB of ${this.#mostBytes / 1e6} (MEDIA_MB)`;
  }

  async #measure(): Promise<void> {
    if (this.#mostBytes === Infinity) return;
    for await (const { stats } of filesBelow(this.path)) this.#bytes += stats.size;
  }
}
