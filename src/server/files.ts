import { existsSync, readdirSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { drawingOf } from '../domain/ui/media.ts';
import { buildsFolder, HASHED } from './builds.ts';
import { knownTag } from '../lib/entityTags.ts';
import type { Log } from './log.ts';

export type Serve = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

const MEDIA = '/media';
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The name of a hashed file in its address. */
const FILE = new RegExp(`^/${HASHED}/([\\w-][\\w.-]*)(?:\\?|$)`);
const RANGE = /^bytes=(\d{1,15})-(\d{1,15})?$/;

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
    prepare(request);
    serve(request, response, () => serveStored(request, response, otherwise));
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
 * is there the drawing that it is made from is sent, which nobody may cache.
 */
export function mediaFiles(dataDir: string, log: Log): Serve {
  const folder = join(dataDir, 'media');
  const open = (caching: string, etag: boolean) =>
    sirv(folder, {
      dev: true,
      etag,
      setHeaders: (response, path, stats) => {
        watchReading(response, log);
        if (etag) sendUnchanged(response, stats);
        // A drawing is a document of whoever made it: opened by itself, it has neither scripts nor this site's origin.
        if (path.endsWith('.svg')) response.setHeader('Content-Security-Policy', DRAWING_POLICY);
        response.setHeader('Cache-Control', caching);
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    });
  const serve = open(FOR_EVER, true);
  const standIn = open('no-store', false);
  return (request, response, otherwise) => {
    const [path] = request.url!.split('?', 1);
    request.url = request.url!.slice(MEDIA.length);
    // sirv only checks that a path begins with its folder's path, as that of a sibling folder such as `media2` does
    // too.
    if (climbs(request.url)) return otherwise();
    prepare(request);
    serve(request, response, () => {
      const drawing = drawingOf(path!);
      if (drawing === undefined) return otherwise();
      request.url = drawing.slice(MEDIA.length);
      // A part of a drawing is no part of the picture.
      delete request.headers.range;
      standIn(request, response, otherwise);
    });
  };
}

/**
 * sirv does not watch the file that it sends. If it cannot be read, because it was removed or the process has no file
 * descriptor left, the error would end the process: here it ends only that response, whose head has been sent. And a
 * file whose reader has left would stay open.
 */
function watchReading(response: ServerResponse, log: Log): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', (error) => {
      log.error({ id: response.getHeader('x-request-id'), err: error }, 'A file could not be read.');
      response.destroy();
    });
    response.once('close', () => file.destroy());
  });
}

/** Whether a path leads to a parent folder. A path that cannot be decoded is left to sirv to refuse. */
function climbs(path: string): boolean {
  try {
    return /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decodeURIComponent(path.split('?', 1)[0]!));
  } catch {
    return false;
  }
}

/** Where If-None-Match waits for the file to be found: sirv compares it to one tag, letter by letter. */
const conditions = new WeakMap<IncomingMessage, string>();

/**
 * Leaves to sirv what it can do. It ignores Range headers, as RFC 9110 (14.2) allows, that sirv throws for, as one that
 * ends before it begins, or misreads, as one counted from the end or of several parts; and those with an If-Range, which
 * compares strongly (13.1.5): our tags of files are weak, so none is ever the same.
 */
function prepare(request: IncomingMessage): void {
  const { headers } = request;
  const { 'if-none-match': condition, range } = headers;
  if (condition !== undefined) {
    conditions.set(request, condition);
    delete headers['if-none-match'];
  }
  if (range === undefined) return;
  const [, from, to] = RANGE.exec(range) ?? [];
  const isBad = from === undefined || (to !== undefined && Number(to) < Number(from));
  if (isBad || headers['if-range'] !== undefined) delete headers.range;
}

/** Has sirv send 304, with the headers of the file, to who has it (RFC 9110, 13.1.2 and 15.4.5). */
function sendUnchanged(response: ServerResponse, { size, mtime }: Stats): void {
  // The tag that sirv gives.
  const etag = `W/"${size}-${mtime.getTime()}"`;
  if (!knownTag(conditions.get(response.req), [etag])) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = () => writeHead(304, { ETag: etag, 'Last-Modified': mtime.toUTCString() });
  response.once('pipe', (file: Readable) => {
    file.destroy();
    response.end();
  });
}
