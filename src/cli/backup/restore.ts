import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '../../settings/schema.ts';
import {
  countOfPictures,
  digestOf,
  DUMP,
  MANIFEST,
  manifestSchema,
  MEDIA,
  sqliteStores,
  type Manifest,
} from './layout.ts';
import { runTool } from './postgresql.ts';

/**
 * Restores a backup to an empty DATA_DIR and an empty database. Nothing is written before every file has been checked
 * against its hash, and the pictures counted, and nothing is overwritten. Throws if the backup is unusable or something is there already.
 */
export async function restore(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  folder: string,
): Promise<Manifest> {
  const manifest = await manifestOf(folder);
  const stores = sqliteStores(settings);
  const needed = stores.size === 0 ? [DUMP] : [...stores.keys()];
  const missing = needed.find((name) => manifest.files[name] === undefined);
  if (missing !== undefined) throw new Error(`The backup has no ${missing}: it is of the other kind of database.`);

  const places = new Map(
    Object.keys(manifest.files)
      .filter((name) => name !== DUMP)
      .map((name) => [name, stores.get(name) ?? join(settings.DATA_DIR, name)]),
  );
  const taken = [...places.values(), join(settings.DATA_DIR, MEDIA)].find((path) => existsSync(path));
  if (taken !== undefined) throw new Error(`${taken} is there already: a backup is restored where there is nothing.`);
  for (const [name, digest] of Object.entries(manifest.files)) {
    const found = await digestOf(join(folder, name)).catch(() => undefined);
    if (found !== digest) throw new Error(`${name} is not as it was backed up: this backup cannot be used.`);
  }
  const pictures = await countOfPictures(folder);
  if (pictures !== manifest.pictures) {
    throw new Error(`${MEDIA} has ${pictures} pictures, not ${manifest.pictures}: this backup cannot be used.`);
  }

  await mkdir(settings.DATA_DIR, { recursive: true });
  if (stores.size === 0) {
    const whole = ['--single-transaction', '--exit-on-error', '--no-owner', join(folder, DUMP)];
    await runTool('pg_restore', settings.DATABASE_URL!, whole);
  }
  if (manifest.pictures > 0) await cp(join(folder, MEDIA), join(settings.DATA_DIR, MEDIA), { recursive: true });
  for (const [name, place] of places) {
    await mkdir(dirname(place), { recursive: true });
    await copyFile(join(folder, name), place);
    await chmod(place, 0o600);
  }
  return manifest;
}

async function manifestOf(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '');
  try {
    const manifest = manifestSchema.parse(JSON.parse(text));
    // Only names of files in the folder itself.
    if (Object.keys(manifest.files).every((name) => /^[\w-][\w.-]*$/.test(name))) return manifest;
  } catch {
    // The error below says so.
  }
  throw new Error(`${folder} is no backup that can be read.`);
}
