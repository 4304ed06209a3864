import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { sqliteFile } from '../../database/open.ts';
import type { Settings } from '../../settings/schema.ts';

/** A backup's description, in `backup.json`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** When the backup began; ISO 8601. */
  on: z.string(),
  /** SHA-256 of each file except the pictures, whose names depend on their content. */
  files: z.record(z.string(), z.string()),
  pictures: z.number(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'backup.json';
export const MEDIA = 'media';
/** Both schemas in PostgreSQL's own format. */
export const DUMP = 'postgresql.dump';

/** Small files in DATA_DIR that cannot be made again: keys, and the day of the demo's programme. */
export const SMALL_FILES = [
  'issuer-keys.json',
  'captcha-key',
  'preview-key',
  'push-keys.json',
  'tell-me-key',
  'voucher-key',
  'demo.json',
] as const;

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

/** The files of the SQLite databases by their names in a backup; empty with PostgreSQL. */
export function sqliteStores(settings: Where): ReadonlyMap<string, string> {
  const file = sqliteFile(settings);
  if (file === undefined) return new Map();
  return new Map([
    ['aurore.db', file],
    ['accounts.db', join(settings.DATA_DIR, 'accounts.db')],
  ]);
}

/** How many files and folders there are in a backup's pictures. */
export async function countOfPictures(backup: string): Promise<number> {
  const folder = join(backup, MEDIA);
  return existsSync(folder) ? (await readdir(folder, { recursive: true })).length : 0;
}

/** SHA-256 of a file, in hexadecimal. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
