import { existsSync, readdirSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { drawingOf } from '../domain/ui/media.ts';
import { buildsFolder, HASHED } from './builds.ts';
import { acceptedEncodings } from './encoding.ts';
import { knownTag } from '../lib/entityTags.ts';
import type { Log } from './log.ts';
import { openPlainFile, rangeOf, sendPlainFile, tagOf, type PlainFile } from './plainFile.ts';

export type Serve = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

const MEDIA = '/media';
/** What there is in the folder `media`: pictures, drawings, videos and captions. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webp: 'image/webp',
};
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The name of a hashed file in its address. */
const FILE = new RegExp(`^/${HASHED}/([\\w-][\\w.-]*)(?:\\?|$)`);

/**
 * Serves the build's files, as they are when this is called, in the smallest encoding that lies beside them; and the
 * hashed files of other builds that are stored in DATA_DIR (builds.ts).
 */
export function builtFiles(folder: string, dataDir: string, log: Log): Serve {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path, stats) => {
      watchReading(response, log);
      sendUnchanged(response, stats);
      // The names of these change with their content.
      if (path.startsWith(`/${HASHED}/`)) response.setHeader('Cache-Control', FOR_EVER);
    },
  });
  const serveStored = storedFiles(dataDir, log);
  return (request, response, otherwise) => {
    const restore = prepare(request);
    serve(request, response, () =>
      serveStored(request, response, () => {
        restore();
        otherwise();
      }),
    );
  };
}

/** Serves the hashed files of stored builds. Other nodes store theirs meanwhile, so the disk is read for each request. */
function storedFiles(dataDir: string, log: Log): Serve {
  const folder = buildsFolder(dataDir);
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, _path, stats) => {
      watchReading(response, log);
      sendUnchanged(response, stats);
      response.setHeader('Cache-Control', FOR_EVER);
    },
  });
  return (request, response, otherwise) => {
    const { url = '/' } = request;
    const name = FILE.exec(url)?.[1];
    const build =
      name === undefined ? undefined : buildsIn(folder).find((each) => existsSync(join(folder, each, name)));
    if (build === undefined) return otherwise();
    request.url = `/${build}/${name}`;
    serve(request, response, () => {
      request.url = url;
      otherwise();
    });
  };
}

function buildsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    // Nothing is stored, or cannot be read.
    return [];
  }
}

/**
 * Serves pictures under /media/. Some are added while the server runs, so the disk is read for each request. Until one
 * is there the drawing that it is made from is sent, which nobody may cache. Only plain files are sent (plainFile.ts),
 * whatever an operator puts there.
 */
export function mediaFiles(dataDir: string, log: Log): Serve {
  const folder = join(dataDir, 'media');
  const find = (path: string) => openPlainFile(folder, pathIn(path.slice(MEDIA.length + 1)));
  return (request, response, otherwise) => {
    const [path = ''] = request.url!.split('?', 1);
    const serve = async () => {
      const file = await find(path);
      if (file) return sendPlainFile(request, response, file, { ...headersOf(path), ...keptHeaders(file) });
      const drawing = drawingOf(path);
      const standIn = drawing === undefined ? undefined : await find(drawing);
      if (!standIn) return otherwise();
      // A part of a drawing is no part of the picture, nor does a client that has one have the other.
      for (const name of ['range', 'if-none-match']) delete request.headers[name];
      return sendPlainFile(request, response, standIn, { ...headersOf(drawing!), 'Cache-Control': 'no-store' });
    };
    serve().catch((error: unknown) => logUnread(response, error, log));
  };
}

/** A path as it is in the folder; what cannot be decoded is in none. */
function pathIn(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function headersOf(path: string): Record<string, string> {
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream';
  return {
    'Content-Type': type,
    // A drawing is a document of whoever made it: opened by itself, it has neither scripts nor this site's origin.
    ...(path.endsWith('.svg') && { 'Content-Security-Policy': DRAWING_POLICY }),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

const keptHeaders = ({ stats }: PlainFile) => ({
  'Cache-Control': FOR_EVER,
  ETag: tagOf(stats),
  'Last-Modified': stats.mtime.toUTCString(),
});

/**
 * sirv does not watch the file that it sends. If it cannot be read, because it was removed or the process has no file
 * descriptor left, the error would end the process: here it ends only that response, whose head has been sent. And a
 * file whose reader has left would stay open.
 */
function watchReading(response: ServerResponse, log: Log): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', (error) => logUnread(response, error, log));
    response.once('close', () => file.destroy());
  });
}

function logUnread(response: ServerResponse, error: unknown, log: Log): void {
  log.error({ id: response.getHeader('x-request-id'), err: error }, 'A file could not be read.');
  response.destroy();
}

/** Where If-None-Match waits for the file to be found: sirv compares it to one tag, letter by letter. */
const conditions = new WeakMap<IncomingMessage, string>();

/**
 * Leaves to sirv what it can do. It ignores Range headers, as RFC 9110 (14.2) allows, that sirv throws for, as one that
 * ends before it begins, or misreads, as one counted from the end or of several parts; and those with an If-Range, which
 * compares strongly (13.1.5): our tags of files are weak, so none is ever the same. Of Accept-Encoding it reads names but no
 * weights, so it is told the best one; what is compressed at all has a file for each. What is no file is answered by what the
 * client sent, which the returned function puts back.
 */
function prepare(request: IncomingMessage): () => void {
  const { headers } = request;
  const { 'if-none-match': condition, range, 'accept-encoding': encodings } = headers;
  if (condition !== undefined) {
    conditions.set(request, condition);
    delete headers['if-none-match'];
  }
  if (range !== undefined && !rangeOf(request)) delete headers.range;
  const [best] = acceptedEncodings(encodings);
  headers['accept-encoding'] = best ?? 'identity';
  return () => {
    if (condition !== undefined) headers['if-none-match'] = condition;
    if (range !== undefined) headers.range = range;
    if (encodings === undefined) delete headers['accept-encoding'];
    else headers['accept-encoding'] = encodings;
  };
}

/** Has sirv send 304, with the headers of the file, to who has it (RFC 9110, 13.1.2 and 15.4.5). */
function sendUnchanged(response: ServerResponse, stats: Stats): void {
  const { mtime } = stats;
  const etag = tagOf(stats);
  if (!knownTag(conditions.get(response.req), [etag])) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = () => writeHead(304, { ETag: etag, 'Last-Modified': mtime.toUTCString() });
  response.once('pipe', (file: Readable) => {
    file.destroy();
    response.end();
  });
}
