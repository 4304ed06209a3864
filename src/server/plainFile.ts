import { constants, type Stats } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { knownTag } from '../lib/entityTags.ts';

/** A link at the end of a path is not followed, and a pipe that nobody writes to is no reason to wait. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** What opening fails with where no plain file can be: nothing, a file for a folder, a link, a socket, too long a name. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'ENAMETOOLONG']);
const RANGE = /^bytes=(\d{1,15})-(\d{1,15})?$/;

export type PlainFile = { readonly handle: FileHandle; readonly stats: Stats };

/**
 * Opens a plain file below a folder, for the caller to close. Gives undefined if there is none, also where there is a link,
 * a pipe, a device or a folder, or a link among the folders on the way; the folder itself may be one. What it is, is asked
 * of the file that was opened: what takes its place meanwhile makes no difference. A path with an empty part, one that
 * begins with a dot, or a zero byte names none.
 */
export async function openPlainFile(folder: string, path: string): Promise<PlainFile | undefined> {
  if (/(?:^|\/)(?:\.|\/|$)|\0/.test(path)) return undefined;
  const handle = await open(join(folder, path), FLAGS).catch(unlessAbsent);
  if (!handle) return undefined;
  try {
    const stats = await handle.stat();
    if (stats.isFile() && (await isReached(folder, dirname(path)))) return { handle, stats };
  } catch (error) {
    await handle.close();
    return unlessAbsent(error);
  }
  await handle.close();
  return undefined;
}

/** Whether no link leads from a folder to one below it. */
async function isReached(folder: string, below: string): Promise<boolean> {
  return below === '.' || (await realpath(join(folder, below))) === join(await realpath(folder), below);
}

function unlessAbsent(error: unknown): undefined {
  if (!ABSENT.has((error as NodeJS.ErrnoException).code)) throw error;
}

/** The tag of a file: a weak one, by its size and its time of change, as sirv gives it. */
export const tagOf = ({ size, mtime }: Stats) => `W/"${size}-${mtime.getTime()}"`;

/**
 * The first and, if it is named, the last byte that a request asks for. Undefined if it asks for the whole, or in a way that a
 * server may ignore (RFC 9110, 14.2): from the end, for several parts, or with an If-Range, whose strong comparison (13.1.5)
 * none of our tags passes.
 */
export function rangeOf({ headers }: IncomingMessage): { readonly start: number; readonly end: number } | undefined {
  const [, from, to] = RANGE.exec(headers.range ?? '') ?? [];
  if (from === undefined || headers['if-range'] !== undefined) return undefined;
  const [start, end] = [Number(from), to === undefined ? Infinity : Number(to)];
  return start <= end ? { start, end } : undefined;
}

/**
 * Sends a file, or the part of it that is asked for, and closes it: 304 if the client has what the header ETag names. Rejects if
 * it could not be read, not if its reader has left.
 */
export async function sendPlainFile(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, stats: { size } }: PlainFile,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { ETag: tag } = headers;
  const range = rangeOf(request);
  const isKnown = tag !== undefined && knownTag(request.headers['if-none-match'], [tag]) !== undefined;
  const isBeyond = range !== undefined && range.start >= size;
  if (isKnown || isBeyond || request.method === 'HEAD') await handle.close();
  if (isKnown) {
    const { 'Content-Type': _, ...others } = headers;
    response.writeHead(304, others).end();
  } else if (isBeyond) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  } else {
    const [start, end] = range ? [range.start, Math.min(range.end, size - 1)] : [0, size - 1];
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'Content-Length': end - start + 1,
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Accept-Ranges': 'bytes' }),
    });
    if (request.method === 'HEAD') response.end();
    else if (size === 0) await handle.close().then(() => response.end());
    else await pipeline(handle.createReadStream({ start, end }), response).catch(unlessLeft);
  }
}

function unlessLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
