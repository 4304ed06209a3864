import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, ENCODINGS, type Encoding } from './encoding.ts';
import { etagAs, type Answer, type Entry, type Sendable } from './entry.ts';
import { CACHE_CONTROL_HEADERS } from './lifetime.ts';

/** Of what a browser keeps with a page, a 304 renews all but what tells of the body. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-language', 'content-disposition']);

const NOT_SHARED: ReadonlySet<string> = new Set([...CACHE_CONTROL_HEADERS, 'content-length', 'set-cookie']);

/** What is said with a kept answer of this one request. `age` in seconds. */
export type Remarks = { readonly timing: string; readonly id: string; readonly age: number | undefined };

/** Sends a kept answer in the best encoding there is, or 304 to whoever has it. */
export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, remarks: Remarks): void {
  const { headers } = request;
  const known = entry.status === 200 ? knownEncoding(headers['if-none-match'], entry.etag) : undefined;
  if (known) {
    const { timing, id } = remarks;
    const own = ['etag', etagAs(entry.etag, known), 'server-timing', timing, 'x-request-id', id];
    response.writeHead(304, [...withoutBody(entry.headers), ...own]).end();
    return;
  }
  const { body, headers: own } = bestBody(entry, headers['accept-encoding']);
  // Filled in where they stand, since Node has read them when this returns: copying them would cost as much as all else.
  own[own.length - 3] = remarks.timing;
  own[own.length - 1] = remarks.id;
  response.writeHead(entry.status, remarks.age === undefined ? own : [...own, 'age', String(remarks.age)]);
  // Node sends no body in answer to HEAD, whatever it is given.
  response.end(body);
}

/** Sends an answer that is not kept: an error, which many may have waited for, so it sets no cookie. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  const own = headers.filter(([name]) => !NOT_SHARED.has(name)).flat();
  response.writeHead(status, [...own, 'content-length', String(body.length)]).end(body);
}

function bestBody({ bodies }: Entry, acceptEncoding: string | undefined): Sendable {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const body = bodies[encoding];
    if (body) return body;
  }
  return bodies.identity;
}

/**
 * The encoding in which the asker has an entry already (RFC 9110, 13.1.2): whichever it is, its content is this one's.
 * Compared weakly, since a proxy that compresses makes our tags weak.
 */
function knownEncoding(ifNoneMatch: string | undefined, etag: string): Encoding | undefined {
  if (ifNoneMatch === undefined) return undefined;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags[0] === '*') return 'identity';
  return ENCODINGS.find((encoding) => tags.includes(etagAs(etag, encoding)));
}

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !OF_THE_BODY.has(headers[index - (index % 2)]!));
}
