import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { sqliteFile } from '../../database/open.ts';
import type { Settings } from '../../settings/settings.ts';

/** What a backup says of itself, in `backup.json`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** When it was begun; ISO 8601. */
  on: z.string(),
  /** SHA-256 of each file besides the pictures, whose names say what is in them. */
  files: z.record(z.string(), z.string()),
  pictures: z.number(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'backup.json';
export const MEDIA = 'media';
/** PostgreSQL's own form, of both schemas. */
export const DUMP = 'postgresql.dump';

/** Small files of DATA_DIR that nothing can make anew as they were: keys, and which day the demo's programme is of. */
export const SMALL_FILES = ['issuer-keys.json', 'captcha-key', 'preview-key', 'voucher-key', 'demo.json'] as const;

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

/** Where SQLite's stores are, by the names they have in a backup; none where PostgreSQL has them. */
export function sqliteStores(settings: Where): ReadonlyMap<string, string> {
  const file = sqliteFile(settings);
  if (file === undefined) return new Map();
  return new Map([
    ['aurore.db', file],
    ['accounts.db', join(settings.DATA_DIR, 'accounts.db')],
  ]);
}

/** SHA-256 of a file, in hexadecimal. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
