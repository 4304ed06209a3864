import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli, gzip } from './encoding.ts';

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** Files are compressed once per build and sent for months. */
const BEST = 11;
const SMALLEST = 512;

/**
 * Puts a brotli and a gzip file beside each text file of the build that lacks them. Returns for how many files it did.
 */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  let made = 0;
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs, size } = await stat(file);
    if (size < SMALLEST || ((await isNewer(`${file}.br`, mtimeMs)) && (await isNewer(`${file}.gz`, mtimeMs)))) continue;
    const body = await readFile(file);
    await put(`${file}.gz`, await gzip(body));
    await put(`${file}.br`, await brotli(body, BEST));
    made += 1;
  }
  return made;
}

async function isNewer(file: string, than: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtimeMs >= than;
}

/** Writes a file whole or not at all: another server may be reading. */
async function put(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, body);
  await rename(draft, file);
}
