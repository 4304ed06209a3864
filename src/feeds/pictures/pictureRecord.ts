import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const recordSchema = z.object({
  address: z.string(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

/** What is remembered of an address: which picture was there last, by its SHA-256, and what its host said of that version. */
export type PictureRecord = z.infer<typeof recordSchema>;

/** The folder of the records, a file for each address. */
export const recordsIn = (dataDir: string) => join(dataDir, 'feeds', 'pictures');

/** The record in a file; undefined for one that is not there, or not written by us. */
export async function readRecord(file: string): Promise<PictureRecord | undefined> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
