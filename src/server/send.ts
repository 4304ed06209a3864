import type { IncomingMessage, ServerResponse } from 'node:http';
import { knownTag } from '../lib/entityTags.ts';
import { acceptedEncodings } from './encoding.ts';
import { etagAs, PACKINGS, plainBody, type CacheEntry, type Sendable } from './cacheEntry.ts';
import { beginResponse, joinHeaders, sendWhole } from './head.ts';
import { CACHE_CONTROL_HEADERS } from './lifetime.ts';
import type { RenderedResponse } from './rendered.ts';

const NOT_SHARED: ReadonlySet<string> = new Set([...CACHE_CONTROL_HEADERS, 'content-length', 'set-cookie']);

/** Headers for one request that are added to a cached response. `age` is in seconds. */
export type ResponseNotes = {
  readonly timing: string;
  readonly id: string;
  readonly age: number | undefined;
  readonly cookie: string | undefined;
};

/** Sends a cached response in the best encoding that is ready, or 304 to a client that has it. */
export function sendCacheEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  notes: ResponseNotes,
): void {
  const { headers } = request;
  const known = entry.status === 200 ? tagKnown(headers['if-none-match'], entry.etag) : undefined;
  if (known) {
    beginResponse(response, 304, entry.lines + joinHeaders(['etag', known]) + linesOf(notes));
    response.end();
    return;
  }
  const best = bestBody(entry, headers['accept-encoding']);
  if (best) sendBody(response, entry, best, notes);
  else {
    plainBody(entry).then(
      (plain) => sendBody(response, entry, plain, notes),
      () => response.destroy(),
    );
  }
}

function sendBody(response: ServerResponse, entry: CacheEntry, { body, lines }: Sendable, notes: ResponseNotes): void {
  // In response to HEAD, Node sends no body, whatever it is given.
  sendWhole(response, entry.status, { own: lines + linesOf(notes), head: entry.head, body });
}

/** The remarks as header lines. Nothing in them needs validation: ids are letters, digits, `_` and `-`. */
function linesOf({ timing, id, age, cookie }: ResponseNotes): string {
  const cookieLine = cookie === undefined ? '' : `set-cookie: ${cookie}\r\n`;
  const lines = `server-timing: ${timing}\r\nx-request-id: ${id}\r\n${cookieLine}`;
  return age === undefined ? lines : `${lines}age: ${age}\r\n`;
}

/** Sends a response that is not cached: an error. Many may have waited for it, so cookies are left out. */
export function sendResponse(response: ServerResponse, { status, headers, body }: RenderedResponse): void {
  const own = headers.filter(([name]) => !NOT_SHARED.has(name)).flat();
  response.writeHead(status, [...own, 'content-length', String(body.length)]).end(body);
}

/**
 * The body in the best encoding that is ready, if there is any that the client accepts: otherwise it is sent as it is, which RFC
 * 9110 (12.5.3) prefers to none.
 */
function bestBody({ bodies }: CacheEntry, acceptEncoding: string | undefined): Sendable | undefined {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const body = bodies[encoding];
    if (body || encoding === 'identity') return body;
  }
  return undefined;
}

/** The tag with which the client already has an entry, in whatever encoding: the content is the same. */
const tagKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch === undefined
    ? undefined
    : knownTag(
        ifNoneMatch,
        PACKINGS.map((packing) => etagAs(etag, packing)),
      );
