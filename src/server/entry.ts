import { createHash } from 'node:crypto';
import type { Address } from './address.ts';
import { brotli, ENCODINGS, exactly, gunzip, gzip, isCompressible, type Encoding } from './encoding.ts';
import { headBytes, joinHeaders } from './head.ts';
import { CACHE_CONTROL_HEADERS, type Lifetime } from './lifetime.ts';

export type Header = readonly [name: string, value: string];

/** What a render gave. Header names are in small letters; several cookies are several pairs. */
export type Answer = { readonly status: number; readonly headers: readonly Header[]; readonly body: Buffer };

/** A body ready to be sent, with the header lines that are its own. */
export type Sendable = { readonly body: Buffer; readonly lines: string };

/** A kept answer. Its bytes never change; what is known of it does. Times are the cache's clock, in milliseconds. */
export type Entry = {
  readonly address: Address;
  readonly status: number;
  readonly tags: readonly string[];
  readonly madeAt: number;
  readonly freshUntil: number;
  /** Until then it may be sent once more while the next is rendered. */
  readonly staleUntil: number;
  /** Until then it stands in for a render that fails. */
  readonly keptUntil: number;
  /** Without quotes; each encoding adds its name. */
  readonly etag: string;
  /** Header lines of each answer, a 304 too. */
  readonly lines: string;
  /** These, and those that tell of the body in whatever encoding, as bytes. */
  readonly head: Buffer;
  /** Whether browsers or a CDN keep it for a while. */
  readonly hasAge: boolean;
  /** What compresses is kept as gzip and, a little later, brotli; all else as it is. */
  readonly bodies: { [encoding in Encoding]?: Sendable };
  /** What it was made of has changed: it must be rendered anew before it is sent. */
  purged: boolean;
  /** After a render that failed: not to be tried again before. */
  retryAt: number;
  /** How often it was asked for, of late. */
  hits: number;
};

/** What the front adds to kept answers. */
export type EntryOptions = {
  readonly commonHeaders: readonly Header[];
  /** Whether a CDN stands in front, which is told how long to keep an answer, and under which tags. */
  readonly cdn: boolean;
};

/** How long an answer stands in for renders that fail. */
const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1000;
/** Pages are rendered anew each minute or so: 6 costs a thirtieth of 11's time for a twelfth more bytes. */
const BROTLI_QUALITY = 6;
/** For those that come out the same and are asked for often. */
const BEST_BROTLI_QUALITY = 11;
/** Browsers keep a page for Back and Forward and ask each time whether it is still true, so a purge is seen at once. */
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

/** Of what a browser keeps with a page, a 304 renews all but what tells of the body. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-language', 'content-disposition']);

/** An entry with its first body. Where nothing changed since `before`, its bodies are taken over. */
export async function makeEntry(
  address: Address,
  answer: Answer,
  lifetime: Lifetime,
  madeAt: number,
  options: EntryOptions,
  before?: Entry,
): Promise<Entry> {
  const headers = headersOf(address, answer, options);
  const lines = joinHeaders(headers.filter(([name]) => !OF_THE_BODY.has(name)).flat());
  const bodyLines = joinHeaders(headers.filter(([name]) => OF_THE_BODY.has(name)).flat());
  const etag = etagOf(answer, lines + bodyLines);
  const freshUntil = madeAt + lifetime.maxAge * 1000;
  const staleUntil = freshUntil + lifetime.staleWhileRevalidate * 1000;
  return {
    address,
    status: answer.status,
    tags: lifetime.tags,
    madeAt,
    freshUntil,
    staleUntil,
    keptUntil: Math.max(staleUntil, madeAt + STALE_IF_ERROR_MS),
    etag,
    lines,
    head: headBytes(lines + bodyLines),
    hasAge: options.cdn || answer.headers.some(([name]) => name === 'cache-control'),
    bodies: before?.etag === etag ? before.bodies : await bodiesOf(answer, etag),
    purged: false,
    retryAt: 0,
    // Halved at each render, so that what was busy yesterday is forgotten.
    hits: (before?.hits ?? 0) >> 1,
  };
}

/** Adds the brotli body, where it is worth it. */
export async function addBrotli({ bodies, etag }: Entry): Promise<void> {
  if (bodies.br || !bodies.gzip) return;
  const body = await brotli(await gunzip(bodies.gzip.body), BROTLI_QUALITY);
  if (body.length < bodies.gzip.body.length) bodies.br = sendable(body, etag, 'br');
}

const packedBest = new WeakSet<Entry['bodies']>();

/** Makes the brotli body anew at its best, once: a third of a second of another thread's time for a long page. */
export async function packBest({ bodies, etag }: Entry): Promise<void> {
  if (!bodies.br || !bodies.gzip || packedBest.has(bodies)) return;
  packedBest.add(bodies);
  const body = await brotli(await gunzip(bodies.gzip.body), BEST_BROTLI_QUALITY);
  if (body.length < bodies.br.body.length) bodies.br = sendable(body, etag, 'br', 'br11');
}

const plainBodies = new WeakMap<Entry['bodies'], Promise<Sendable>>();

/**
 * The body as it is. Hardly anyone asks for it, and it would take up more room than all else: so it is made anew, once for
 * all who ask meanwhile.
 */
export async function plainBody({ bodies, etag }: Entry): Promise<Sendable> {
  if (bodies.identity) return bodies.identity;
  const underWay = plainBodies.get(bodies);
  if (underWay) return underWay;
  const making = gunzip(bodies.gzip!.body).then((body) => sendable(body, etag, 'identity'));
  plainBodies.set(bodies, making);
  return making.finally(() => plainBodies.delete(bodies));
}

/** The bytes that an answer may have: one for each encoding, and those of brotli at its best. */
export const PACKINGS = [...ENCODINGS, 'br11'] as const;
type Packing = (typeof PACKINGS)[number];

/** The tag of an answer's bytes: a strong one, other bytes have another. */
export function etagAs(etag: string, packing: Packing): string {
  return packing === 'identity' ? `"${etag}"` : `"${etag}-${packing}"`;
}

/** Roughly the bytes that an entry takes, with all that holds it together. */
export function sizeOf({ address, bodies, lines, head }: Entry): number {
  const bytes = Object.values(bodies).reduce((sum, { body }) => sum + body.length, 0);
  return bytes + lines.length + head.length + 2 * address.key.length + 1500;
}

function headersOf({ url }: Address, { headers }: Answer, { commonHeaders, cdn }: EntryOptions): Header[] {
  const hidden = new Set<string>(cdn ? MADE_HERE : [...MADE_HERE, ...CACHE_CONTROL_HEADERS]);
  const own = headers.filter(([name]) => !hidden.has(name));
  // A CDN cannot know who is sent on from the entry to another language, so it must ask each time.
  const kept =
    cdn && url === '/'
      ? own.map(([name, value]): Header => [name, name === 'cdn-cache-control' ? 'no-store' : value])
      : own;
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? PAGE_CACHE_CONTROL;
  const given = new Set(kept.map(([name]) => name));
  const common = commonHeaders.filter(([name]) => !given.has(name));
  return [...common, ...kept, ['cache-control', cacheControl], ['vary', 'Accept-Encoding']];
}

/** The tag that the answer has, else a hash of its bytes and headers (a browser would keep old headers after a 304). */
function etagOf({ headers, body }: Answer, lines: string): string {
  const given = headers.find(([name]) => name === 'etag')?.[1];
  if (given) return given.replace(/^W\//, '').replaceAll('"', '');
  return createHash('sha256').update(lines).update(body).digest('base64url').slice(0, 27);
}

async function bodiesOf({ headers, body }: Answer, etag: string): Promise<Entry['bodies']> {
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
