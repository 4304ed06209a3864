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
    const { mtimeMs } = await stat(file);
    if (Math.abs(at - mtimeMs) > millisecondsInWeek) await utimes(file, at / 1000, at / 1000);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** The folder `media` in DATA_DIR, as it was when it was opened and with what this process has put there since. */
export class MediaFolder {
  readonly path: string;
  readonly #mostBytes: number;
  readonly #names = new Set<string>();
  #bytes = 0;

  private constructor(path: string, mostBytes: number) {
    this.path = path;
    this.#mostBytes = mostBytes;
  }

  static async open(dataDir: string, mostBytes = Infinity): Promise<MediaFolder> {
    const folder = new MediaFolder(join(dataDir, 'media'), mostBytes);
    for await (const { name, stats } of filesBelow(folder.path)) {
      folder.#names.add(name);
      folder.#bytes += stats.size;
    }
    return folder;
  }

  /** Whether a file is there. */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** The same, and it stays there (keepFile). */
  async keeps(name: string): Promise<boolean> {
    return this.#names.has(name) && (await keepFile(join(this.path, name)));
  }

  /** Counts a file that was put there. */
  async add(name: string): Promise<void> {
    const { size } = await stat(join(this.path, name));
    if (!this.#names.has(name)) this.#bytes += size;
    this.#names.add(name);
  }

  /** Why nothing more may be put there; undefined while there is room. */
  get refusal(): string | undefined {
    if (this.#bytes < this.#mostBytes) return undefined;
    return `the folder media is full: it has ${(this.#bytes / 1e6).toFixed(1)} MB of ${this.#mostBytes / 1e6} (MEDIA_MB)`;
  }
}
