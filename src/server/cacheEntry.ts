import { createHash } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Address } from './address.ts';
import { brotli, ENCODINGS, exactly, gunzip, gzip, isCompressible, type Encoding } from './encoding.ts';
import { headBytes, joinHeaders } from './head.ts';
import { CACHE_CONTROL_HEADERS, type Lifetime } from './lifetime.ts';

export type Header = readonly [name: string, value: string];

/** The result of a render. Header names are in lower case; several cookies are several pairs. */
export type RenderedResponse = { readonly status: number; readonly headers: readonly Header[]; readonly body: Buffer };

/** A body ready to be sent, with the header lines that belong to it. */
export type Sendable = { readonly body: Buffer; readonly lines: string };

/**
 * A cached response. Its bytes never change, only its bookkeeping does. Times are of the cache's clock, in
 * milliseconds.
 */
export type CacheEntry = {
  readonly address: Address;
  readonly status: number;
  readonly tags: readonly string[];
  readonly madeAt: number;
  readonly freshUntil: number;
  /** Until then it may be sent while the next one is rendered. */
  readonly staleUntil: number;
  /** Until then it is sent in place of a render that fails. */
  readonly usableUntil: number;
  /** Without quotes; each encoding appends its name. */
  readonly etag: string;
  /** Header lines of every response, including a 304. */
  readonly lines: string;
  /** These lines and those that describe the body in any encoding, as bytes. */
  readonly head: Buffer;
  /** Whether browsers or a CDN may cache it for a while, so that they need to know its age. */
  readonly hasAge: boolean;
  /** Compressible bodies are stored as gzip and, a little later, brotli; others as they are. */
  readonly bodies: { [encoding in Encoding]?: Sendable };
  /** What it was made from has changed: it must be rendered again before it is sent. */
  purged: boolean;
  /** After a failed render: the earliest time for the next attempt. */
  retryAt: number;
  /** How often it was requested recently. */
  hits: number;
};

/** What the front server adds to cached responses. */
export type CacheEntryOptions = {
  readonly commonHeaders: readonly Header[];
  /** Whether there is a CDN in front, to which the lifetime and the tags of a response are sent. */
  readonly cdn: boolean;
};

/** How long a response may be sent in place of renders that fail. */
const STALE_IF_ERROR_MS = millisecondsInDay;
/** Pages are rendered again every minute or so: 6 takes a thirtieth of 11's time for a twelfth more bytes. */
const BROTLI_QUALITY = 6;
/** For pages that come out the same and are requested often. */
const BEST_BROTLI_QUALITY = 11;
/** Browsers cache a page for Back and Forward but revalidate it each time, so a purge is seen at once. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const MADE_HERE: ReadonlySet<string> = new Set([
  'cache-control',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** A 304 renews all headers that a browser stored with a page, except these, which describe the body. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-language', 'content-disposition']);

/** Makes an entry with its first body. If nothing has changed since `before`, that entry's bodies are reused. */
export async function makeCacheEntry(
  address: Address,
  response: RenderedResponse,
  lifetime: Lifetime,
  madeAt: number,
  options: CacheEntryOptions,
  before?: CacheEntry,
): Promise<CacheEntry> {
  const headers = headersOf(address, response, options);
  const lines = joinHeaders(headers.filter(([name]) => !OF_THE_BODY.has(name)).flat());
  const bodyLines = joinHeaders(headers.filter(([name]) => OF_THE_BODY.has(name)).flat());
  const etag = etagOf(response, lines + bodyLines);
  const freshUntil = madeAt + lifetime.maxAge * 1000;
  const staleUntil = freshUntil + lifetime.staleWhileRevalidate * 1000;
  return {
    address,
    status: response.status,
    tags: lifetime.tags,
    madeAt,
    freshUntil,
    staleUntil,
    usableUntil: Math.max(staleUntil, madeAt + STALE_IF_ERROR_MS),
    etag,
    lines,
    head: headBytes(lines + bodyLines),
    hasAge: options.cdn || response.headers.some(([name]) => name === 'cache-control'),
    bodies: before?.etag === etag ? before.bodies : await bodiesOf(response, etag),
    purged: false,
    retryAt: 0,
    // Halved at each render, so that pages that were busy yesterday are forgotten.
    hits: (before?.hits ?? 0) >> 1,
  };
}

/** Adds the brotli body if it is smaller than the gzip one. */
export async function addBrotli({ bodies, etag }: CacheEntry): Promise<void> {
  if (bodies.br || !bodies.gzip) return;
  const body = await brotli(await gunzip(bodies.gzip.body), BROTLI_QUALITY);
  if (body.length < bodies.gzip.body.length) bodies.br = sendable(body, etag, 'br');
}

const packedBest = new WeakSet<CacheEntry['bodies']>();

/**
 * Compresses the brotli body again at the best quality, once: a third of a second on another thread for a long page.
 */
export async function packBest({ bodies, etag }: CacheEntry): Promise<void> {
  if (!bodies.br || !bodies.gzip || packedBest.has(bodies)) return;
  packedBest.add(bodies);
  const body = await brotli(await gunzip(bodies.gzip.body), BEST_BROTLI_QUALITY);
  if (body.length < bodies.br.body.length) bodies.br = sendable(body, etag, 'br', 'br11');
}

const plainBodies = new WeakMap<CacheEntry['bodies'], Promise<Sendable>>();

/**
 * The uncompressed body. It is rarely requested and would take more room than all the rest, so it is decompressed each
 * time, once for all requests that arrive meanwhile.
 */
export async function plainBody({ bodies, etag }: CacheEntry): Promise<Sendable> {
  if (bodies.identity) return bodies.identity;
  const inFlight = plainBodies.get(bodies);
  if (inFlight) return inFlight;
  const making = gunzip(bodies.gzip!.body).then((body) => sendable(body, etag, 'identity'));
  plainBodies.set(bodies, making);
  return making.finally(() => plainBodies.delete(bodies));
}

/** The forms that a body may be sent in: one for each encoding, and brotli at its best quality. */
export const PACKINGS = [...ENCODINGS, 'br11'] as const;
type Packing = (typeof PACKINGS)[number];

/** The ETag of a response in one form: a strong one, since different bytes have different tags. */
export function etagAs(etag: string, packing: Packing): string {
  return packing === 'identity' ? `"${etag}"` : `"${etag}-${packing}"`;
}

/** Roughly the bytes of memory that an entry takes, including its bookkeeping. */
export function sizeOf({ address, bodies, lines, head }: CacheEntry): number {
  const bytes = Object.values(bodies).reduce((sum, { body }) => sum + body.length, 0);
  return bytes + lines.length + head.length + 2 * address.key.length + 1500;
}

function headersOf(
  { url }: Address,
  { headers }: RenderedResponse,
  { commonHeaders, cdn }: CacheEntryOptions,
): Header[] {
  const hidden = new Set<string>(cdn ? MADE_HERE : [...MADE_HERE, ...CACHE_CONTROL_HEADERS]);
  const own = headers.filter(([name]) => !hidden.has(name));
  // A CDN cannot know who is redirected from `/` to another language, so it must revalidate each time.
  const rendered =
    cdn && url === '/'
      ? own.map(([name, value]): Header => [name, name === 'cdn-cache-control' ? 'no-store' : value])
      : own;
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? PAGE_CACHE_CONTROL;
  const given = new Set(rendered.map(([name]) => name));
  const common = commonHeaders.filter(([name]) => !given.has(name));
  return [...common, ...rendered, ['cache-control', cacheControl], ['vary', 'Accept-Encoding']];
}

/**
 * The response's own tag, else a hash of its bytes and its headers, which a browser would otherwise leave as they are
 * after a 304.
 */
function etagOf({ headers, body }: RenderedResponse, lines: string): string {
  const given = headers.find(([name]) => name === 'etag')?.[1];
  if (given) return given.replace(/^W\//, '').replaceAll('"', '');
  return createHash('sha256').update(lines).update(body).digest('base64url').slice(0, 27);
}

async function bodiesOf({ headers, body }: RenderedResponse, etag: string): Promise<CacheEntry['bodies']> {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (isCompressible(type, body.length)) {
    const zipped = await gzip(body);
    if (zipped.length < body.length) return { gzip: sendable(zipped, etag, 'gzip') };
  }
  return { identity: sendable(exactly(body), etag, 'identity') };
}

function sendable(body: Buffer, etag: string, encoding: Encoding, packing: Packing = encoding): Sendable {
  const own = ['etag', etagAs(etag, packing), 'content-length', String(body.length)];
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  return { body, lines: joinHeaders(own) };
}
