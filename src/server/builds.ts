import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';

/** The folder of a build's files whose names change with their content, and of their addresses. */
export const HASHED = '_astro';
const DRAFT = '.draft-';

/** The folder in DATA_DIR that has these files of this build and of the one before, a folder each. */
export const buildsFolder = (dataDir: string): string => join(dataDir, 'builds');

/**
 * Stores the hashed files of a build in DATA_DIR, for who has opened a page of it when another has taken its place, and
 * for nodes that still run another (decision 58). Those of the build that was started last before it stay, those of all
 * others are removed. `now`: epoch milliseconds. Rejects if that folder cannot be written to.
 */
export async function storeBuild(clientFolder: string, dataDir: string, now: number): Promise<void> {
  const folder = buildsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const files = join(clientFolder, HASHED);
  const own = await idOf(files);
  if (!(await readdir(folder)).includes(own)) await copyWhole(files, folder, own);
  await utimes(join(folder, own), now / 1000, now / 1000);
  for (const name of await outdated(folder, own, now)) await rm(join(folder, name), { recursive: true, force: true });
}

/** What a build is called: it is another when the name of a file is, which is when any file is. */
async function idOf(files: string): Promise<string> {
  const names = (await readdir(files)).sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 16);
}

/** Copies files into a folder of that name, which is there whole or not at all. */
async function copyWhole(files: string, folder: string, name: string): Promise<void> {
  const draft = await mkdtemp(join(folder, DRAFT));
  try {
    await cp(files, draft, { recursive: true });
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another node that shares the folder was quicker.
    if (!(await readdir(folder)).includes(name)) throw error;
  }
}

/** The builds that are neither one's own nor the last besides it, and copies that were never finished. */
async function outdated(folder: string, own: string, now: number): Promise<string[]> {
  const others = (await readdir(folder)).filter((name) => name !== own);
  const dated = await Promise.all(
    others.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const drafts = dated.filter(({ name, at }) => name.startsWith(DRAFT) && at < now - millisecondsInHour);
  const builds = dated.filter(({ name }) => !name.startsWith(DRAFT)).sort((a, b) => b.at - a.at);
  return [...drafts, ...builds.slice(1)].map(({ name }) => name);
}
