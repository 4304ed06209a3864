import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { feedFiles } from '../../contract/feed.ts';
import { currentSettings } from '../../settings/settings.ts';
import { isSiteCode, SITE_CODES, type Site, type SiteCode } from '../../sites/sites.ts';
import { MAX_BYTES } from './limits.ts';

/**
 * An error of the caller or the machine, not of a feed; its message is one sentence for the person who ran the import.
 */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Raise this when the import makes more of a feed: then feeds that were imported before are read again. */
const IMPORT_VERSION = 4;
/** How much of a file is read at once. */
const CHUNK_BYTES = 1 << 20;
/** The folder of a feed's own pictures, beside those of its sites. */
export const MEDIA_FOLDER = 'media';

export type FeedFolder = {
  readonly sites: readonly SiteCode[];
  /** Names in the folder that are not sites, without its README.md and what editors of text have there. */
  readonly ignored: readonly string[];
};

/** The sites in a feed's folder. Throws an ImportError when there are none or the folder cannot be read. */
export async function sitesIn(folder: string): Promise<FeedFolder> {
  const names = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportError(`There is no folder ${folder}.`);
    if (error.code === 'ENOTDIR') throw new ImportError(`${folder} is not a folder.`);
    throw new ImportError(`The folder ${folder} cannot be read: ${error.message}.`);
  });
  const isSite = (name: string) => isSiteCode(name) && names.some((entry) => entry.name === name && !entry.isFile());
  const sites = SITE_CODES.filter(isSite);
  if (sites.length === 0) {
    throw new ImportError(`${folder} holds no feed: expected a folder named ${SITE_CODES.join(', ')}.`);
  }
  // What is for people and their editors, as `npm run feed:new` writes it, and the feed's own pictures.
  const isAside = (name: string) => name.startsWith('.') || ['README.md', 'schemas', MEDIA_FOLDER].includes(name);
  return { sites, ignored: names.map(({ name }) => name).filter((name) => !isSite(name) && !isAside(name)) };
}

/** The names in a folder, sorted; none when there is no such folder. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The bytes of a file; undefined when there is none. */
export async function bytesOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The size of a file in bytes; undefined when there is none. */
export async function sizeOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}

/**
 * A hash of everything in a site's feed and of the settings by which it is read, by which an import recognises one that it
 * has applied already.
 */
export async function hashOf(folder: string, site: Site): Promise<string> {
  const programmes = (await namesIn(join(folder, site.code, 'programme'))).map((name) => join('programme', name));
  const documents = site.languages.flatMap((language) => [
    ...feedFiles.map((name) => join(language, `${name}.json`)),
    join(language, 'showtimes.ndjson'),
    join(language, 'drafts.json'),
  ]);
  const { IMAGE_ORIGINS, TICKETING_ORIGINS } = currentSettings();
  const settings = JSON.stringify({ IMAGE_ORIGINS, TICKETING_ORIGINS });
  const hash = createHash('sha256').update(`import ${IMPORT_VERSION} ${settings}`);
  for (const name of [...documents, ...programmes, 'showtimes.ndjson']) {
    const file = join(folder, site.code, name);
    const size = await sizeOf(file);
    hash.update(`\0${name}\0${size ?? 'none'}\0`);
    if (size === undefined) continue;
    for await (const chunk of chunksOf(file, size)) hash.update(chunk);
  }
  return hash.digest('hex');
}

/** The content of a gzip stream. A fault in the stream is thrown where this is read. */
export function unzipped(input: Readable): AsyncIterable<Buffer> {
  const unzip = createGunzip();
  pipeline(input, unzip, () => undefined);
  return unzip;
}

export type Line = { readonly number: number; readonly bytes: Buffer };

/** The lines of a file in batches, without empty ones. Throws an ImportError for a line that is too long. */
export async function* linesOf(file: string): AsyncGenerator<readonly Line[]> {
  yield* linesIn(chunksOf(file, (await sizeOf(file)) ?? 0));
}

/** A file in chunks no larger than it: of a large chunk for each of many small files, V8 would collect the garbage all the time. */
function chunksOf(file: string, size: number): AsyncIterable<Buffer> {
  return createReadStream(file, { highWaterMark: Math.min(CHUNK_BYTES, Math.max(1, size)) });
}

/** The same for chunks that come from elsewhere. */
export async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Line[]> {
  let number = 0;
  let begun: Buffer[] = [];
  let begunBytes = 0;
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const rest = chunk.subarray(start, end);
      const bytes = begun.length > 0 ? Buffer.concat([...begun, rest]) : rest;
      begun = [];
      start = end + 1;
      number += 1;
      if (!isBlank(bytes)) lines.push({ number, bytes });
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
    begunBytes = start === 0 ? begunBytes + chunk.length : chunk.length - start;
    if (begunBytes > MAX_BYTES.line) {
      throw new ImportError(`Line ${number + 1}: expected at most ${MAX_BYTES.line / 1e6} MB.`);
    }
    yield lines;
  }
  const last = Buffer.concat(begun);
  if (!isBlank(last)) yield [{ number: number + 1, bytes: last }];
}

function isBlank(bytes: Buffer): boolean {
  // As trim does, this counts a byte order mark as a space.
  return bytes.length === 0 || (bytes.length < 16 && bytes.toString().trim() === '');
}
