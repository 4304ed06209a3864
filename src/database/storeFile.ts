import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/** A database's file is not the one any more that this process has open: what it writes would be lost at its end. */
export class StoreMoved extends Error {
  override readonly name = 'StoreMoved';
  /** For `sentenceOf`. */
  readonly code = 'STORE_MOVED';
}

/**
 * The file of a database with people's data, and its write-ahead log. Processes go on with a file that they have open
 * after it was removed or replaced, and say so to nobody.
 */
export class StoreFile {
  readonly #path: string;
  /** The inodes of the files in use, by their paths. */
  readonly #inodes = new Map<string, bigint>();

  constructor(path: string) {
    this.#path = path;
  }

  /** Call this once the file is open. */
  opened(): void {
    this.#inodes.clear();
    this.check();
  }

  /** Throws StoreMoved if the file or its log is gone, or another. */
  check(): void {
    for (const path of [this.#path, logOf(this.#path)]) {
      const inode = statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
      const known = this.#inodes.get(path);
      // The log is there from the first write on.
      if (known === undefined && inode !== undefined) this.#inodes.set(path, inode);
      else if (known !== inode) throw new StoreMoved(`${path} was removed or replaced while it was in use.`);
    }
  }
}

/**
 * Makes a database's file, if it is new, and lets its owner alone read it, whoever made it and with which umask. SQLite
 * gives the files beside it the same mode.
 */
export function restrictToOwner(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const each of [path, logOf(path), `${path}-shm`]) {
    const mode = statSync(each, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(each, 0o600);
  }
}

/** The write-ahead log of a database's file. */
function logOf(path: string): string {
  return `${path}-wal`;
}
