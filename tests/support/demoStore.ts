import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { BRAND } from '../fixtures/folders.ts';
import { TEST_CLOCK } from './clock.ts';
import { environment } from './environment.ts';
import { runScript } from './run.ts';

const CACHE = resolve('node_modules/.cache/aurore');
const MAX_UNUSED_MS = millisecondsInHour;

/**
 * Sources that, besides the demo itself, decide what the demo store contains: of the brand always that of tests, as Vitest's
 * own process, which asks here too, has begun without their condition.
 */
const SOURCES = [BRAND, 'src/sites', 'src/contract', 'src/domain', 'src/database', 'src/content/import'];

function hashOfSources(): string {
  const hash = createHash('sha256').update(TEST_CLOCK);
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder with the demo chain on the tests' day, made once and reused as long as its sources stay the same.
 * Nobody writes to it: `startSite` works on a copy.
 */
export async function demoStore(): Promise<string> {
  const version = hashOfSources();
  const folder = join(CACHE, version);
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
