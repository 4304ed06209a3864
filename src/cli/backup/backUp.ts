import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { machineNow } from '../../settings/clock.ts';
import type { Settings } from '../../settings/schema.ts';
import {
  countOfPictures,
  digestOf,
  DUMP,
  MANIFEST,
  MEDIA,
  SMALL_FILES,
  sqliteStores,
  type Manifest,
} from './layout.ts';
import { runTool } from './postgresql.ts';

/**
 * Copies the databases, the pictures and the keys to a new folder, while the site runs and is written to. Each database
 * is copied as of one moment. Only the owner may read the folder: it contains keys, password hashes and personal data.
 * Throws if the folder exists.
 */
export async function backUp(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: a backup needs a name of its own.`);
  const draft = `${folder}.${process.pid}.part`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await copyAll(settings, draft);
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>, to: string): Promise<Manifest> {
  const on = machineNow().toISOString();
  const { DATA_DIR, DATABASE_URL } = settings;
  // Pictures are copied before and after: an import that goes live in between adds some and removes others.
  await copyPictures(DATA_DIR, to);
  const names: string[] = [];
  const stores = sqliteStores(settings);
  for (const [name, file] of stores) {
    copyStore(file, join(to, name));
    names.push(name);
  }
  if (stores.size === 0) {
    await runTool('pg_dump', DATABASE_URL!, ['--format=custom', '--no-owner', `--file=${join(to, DUMP)}`]);
    names.push(DUMP);
  }
  for (const name of SMALL_FILES) {
    if (!existsSync(join(DATA_DIR, name))) continue;
    await copyFile(join(DATA_DIR, name), join(to, name));
    names.push(name);
  }
  await copyPictures(DATA_DIR, to);
  const files: Record<string, string> = {};
  for (const name of names) {
    await chmod(join(to, name), 0o600);
    files[name] = await digestOf(join(to, name));
  }
  return { format: 1, on, files, pictures: await countOfPictures(to) };
}

/** Copies a database in one read, however long that takes: with a write-ahead log, writers do not wait for it. */
function copyStore(file: string, to: string): void {
  if (!existsSync(file)) throw new Error(`There is no store at ${file}: is DATA_DIR the running site’s?`);
  const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
}

async function copyPictures(dataDir: string, to: string): Promise<void> {
  const media = join(dataDir, MEDIA);
  if (!existsSync(media)) return;
  await cp(media, join(to, MEDIA), {
    recursive: true,
    dereference: true,
    // A picture's name depends on its content, so one with the same name is the same.
    force: false,
    // Unfinished files are left out, and a picture that an import has removed in the meantime is no error.
    filter: (source) => !basename(source).startsWith('.') && existsSync(source),
  });
}
