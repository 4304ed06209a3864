import { spawnSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A disk that can be filled up: a small file system in memory or, if that is not permitted, a simulation. `fill` leaves so many bytes.
 */
export function smallDisk(mb: number) {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mb}m`, 'tmpfs', folder]).status === 0;
  const filler = join(folder, 'filler');
  const fill = (left = 0) => {
    if (!isMounted) return writeFileSync(filler, '');
    const file = openSync(filler, 'w');
    try {
      for (const size of [1 << 20, 1 << 12]) fillWith(file, Buffer.alloc(size, 1));
      ftruncateSync(file, Math.max(0, fstatSync(file).size - left));
    } finally {
      closeSync(file);
    }
  };
  return {
    folder,
    isMounted,
    settings: isMounted
      ? {}
      : { FULL_DISK_FILE: filler, NODE_OPTIONS: `--import=${resolve('tests/faults/fullDisk.ts')}` },
    fill,
    free: () => rmSync(filler),
    remove: () => {
      if (isMounted) spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fillWith(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
