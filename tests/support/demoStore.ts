import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { TEST_CLOCK } from './clock.ts';
import { CACHE, demoStoreFolder } from './demoStoreFolder.ts';
import { environment } from './environment.ts';
import { runScript } from './run.ts';

const MAX_UNUSED_MS = millisecondsInHour;

/**
 * A data folder with the demo chain on the tests' day, made once and reused as long as its sources stay the same.
 * Nobody writes to it: `startSite` works on a copy.
 */
export async function demoStore(): Promise<string> {
  const folder = demoStoreFolder();
  // Pictures are named after their content, so all versions of the store can share them.
  mkdirSync(join(CACHE, 'media'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  link(join('..', 'media'), join(folder, 'media'));
  await runScript('tests/support/makeDemoStore.ts', environment({ DATA_DIR: folder, CLOCK: TEST_CLOCK }));
  utimesSync(folder, new Date(), new Date());
  removeUnused(CACHE);
  return folder;
}

/**
 * Removes the folders of a cache that have not changed for an hour, but pictures. Recent ones are kept: another step of the
 * same run, or another working tree with other sources, may be using one.
 */
export function removeUnused(cache: string): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && !name.startsWith('media') && Date.now() - found.mtimeMs > MAX_UNUSED_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Links the path to the target, unless something is there already. */
export function link(target: string, path: string): void {
  try {
    symlinkSync(target, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

if (import.meta.main) await demoStore();
