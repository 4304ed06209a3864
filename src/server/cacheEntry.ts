import { millisecondsInDay } from 'date-fns/constants';
import type { Address } from './address.ts';
import { ENCODINGS, gunzip, gzipToBrotli, type Encoding } from './encoding.ts';
import { headBytes, joinHeaders } from './head.ts';
import type { PreparedResponse } from './preparedResponse.ts';

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
  /** Whether its bytes are another entry's too: it takes no room for them. */
  readonly isShared: boolean;
  /** What it was made from has changed: it must be rendered again before it is sent. */
  purged: boolean;
  /** After a failed render: the earliest time for the next attempt. */
  retryAt: number;
  /** How often it was requested recently. */
  hits: number;
};

/** How long a response may be sent in place of renders that fail. */
const STALE_IF_ERROR_MS = millisecondsInDay;
/** Pages are rendered again every minute or so: 6 takes a thirtieth of 11's time for a twelfth more bytes. */
const BROTLI_QUALITY = 6;
/** For pages that come out the same and are requested often. */
const BEST_BROTLI_QUALITY = 11;

/**
 * Makes an entry. `before` is the one that it replaces; if an entry has the `same` tag, its bytes are used: there is
 * none without a body otherwise.
 */
export function makeCacheEntry(
  address: Address,
  { status, lifetime, etag, lines, bodyLines, hasAge, body }: PreparedResponse,
  madeAt: number,
  { before, same }: { readonly before?: CacheEntry | undefined; readonly same?: CacheEntry | undefined } = {},
): CacheEntry {
  const freshUntil = madeAt + lifetime.maxAge * 1000;
  const staleUntil = freshUntil + lifetime.staleWhileRevalidate * 1000;
  // A response that brings its own tag may have other headers.
  const sameLines = same?.lines === lines ? same : undefined;
  return {
    address,
    status,
    tags: lifetime.tags,
    madeAt,
    freshUntil,
    staleUntil,
    usableUntil: Math.max(staleUntil, madeAt + STALE_IF_ERROR_MS),
    etag,
    lines: sameLines?.lines ?? lines,
    head: sameLines?.head ?? headBytes(lines + bodyLines),
    hasAge,
    bodies: body ? { [body.encoding]: sendable(body.bytes, etag, body.encoding) } : same!.bodies,
    isShared: same !== undefined && (same !== before || before.isShared),
    purged: false,
    retryAt: 0,
    // Halved at each render, so that pages that were busy yesterday are forgotten.
    hits: (before?.hits ?? 0) >> 1,
  };
}

/** Adds the brotli body if it is smaller than the gzip one. */
export async function addBrotli({ bodies, etag }: CacheEntry): Promise<void> {
  if (bodies.br || !bodies.gzip) return;
  const body = await gzipToBrotli(bodies.gzip.body, BROTLI_QUALITY);
  if (body.length < bodies.gzip.body.length) bodies.br = sendable(body, etag, 'br');
}

const packedBest = new WeakSet<CacheEntry['bodies']>();

/**
 * Compresses the brotli body again at the best quality, once: a third of a second on another thread for a long page.
 */
export async function packBest({ bodies, etag }: CacheEntry): Promise<void> {
  if (!bodies.br || !bodies.gzip || packedBest.has(bodies)) return;
  packedBest.add(bodies);
  const body = await gzipToBrotli(bodies.gzip.body, BEST_BROTLI_QUALITY);
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
export function sizeOf({ address, bodies, lines, head, isShared }: CacheEntry): number {
  const own = 2 * address.key.length + 1500;
  if (isShared) return own;
  return own + lines.length + head.length + Object.values(bodies).reduce((sum, { body }) => sum + body.length, 0);
}

function sendable(body: Buffer, etag: string, encoding: Encoding, packing: Packing = encoding): Sendable {
  const own = ['etag', etagAs(etag, packing), 'content-length', String(body.length)];
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  return { body, lines: joinHeaders(own) };
}
