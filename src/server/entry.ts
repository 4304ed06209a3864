import { createHash } from 'node:crypto';
import type { Address } from './address.ts';
import { brotli, gzip, isCompressible, type Encoding } from './encoding.ts';
import { CACHE_CONTROL_HEADERS, type Lifetime } from './lifetime.ts';

export type Header = readonly [name: string, value: string];

/** What a render gave. Header names are in small letters; several cookies are several pairs. */
export type Answer = { readonly status: number; readonly headers: readonly Header[]; readonly body: Buffer };

/**
 * A body ready to be sent, with its headers as Node takes them fastest, names and values in turn. The values of the last
 * two, Server-Timing and X-Request-Id, are each request's own.
 */
export type Sendable = { readonly body: Buffer; readonly headers: string[] };

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
  /** Names and values in turn, but for those that belong to an encoding. */
  readonly headers: readonly string[];
  /** Whether browsers or a CDN keep it for a while. */
  readonly hasAge: boolean;
  readonly bodies: { [encoding in Encoding]?: Sendable } & { readonly identity: Sendable };
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

/** An entry with its identity and gzip bodies. Where nothing changed since `before`, its bodies are taken over. */
export async function makeEntry(
  address: Address,
  answer: Answer,
  lifetime: Lifetime,
  madeAt: number,
  options: EntryOptions,
  before?: Entry,
): Promise<Entry> {
  const headers = headersOf(address, answer, options);
  const etag = etagOf(answer, headers);
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
    headers,
    hasAge: options.cdn || answer.headers.some(([name]) => name === 'cache-control'),
    bodies: before?.etag === etag ? before.bodies : await bodiesOf(answer, headers, etag),
    purged: false,
    retryAt: 0,
    // Halved at each render, so that what was busy yesterday is forgotten.
    hits: (before?.hits ?? 0) >> 1,
  };
}

/** Adds the brotli body, where it is worth it. */
export async function addBrotli({ bodies, headers, etag }: Entry): Promise<void> {
  if (bodies.br || !bodies.gzip) return;
  const body = await brotli(bodies.identity.body, BROTLI_QUALITY);
  if (body.length < bodies.gzip.body.length) bodies.br = sendable(body, headers, etag, 'br');
}

/** The tag of an encoding's bytes: a strong one, other bytes have another. */
export function etagAs(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
}

/** Roughly the bytes that an entry takes, with all that holds it together. */
export function sizeOf({ address, bodies, headers }: Entry): number {
  const bytes = Object.values(bodies).reduce((sum, { body }) => sum + body.length, 0);
  const text = headers.reduce((sum, each) => sum + each.length, 0);
  return bytes + text + 2 * address.key.length + 1500;
}

function headersOf({ url }: Address, { headers }: Answer, { commonHeaders, cdn }: EntryOptions): string[] {
  const hidden = new Set<string>(cdn ? MADE_HERE : [...MADE_HERE, ...CACHE_CONTROL_HEADERS]);
  const own = headers.filter(([name]) => !hidden.has(name));
  // A CDN cannot know who is sent on from the entry to another language, so it must ask each time.
  const kept =
    cdn && url === '/'
      ? own.map(([name, value]): Header => [name, name === 'cdn-cache-control' ? 'no-store' : value])
      : own;
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? PAGE_CACHE_CONTROL;
  return [...commonHeaders, ...kept, ['cache-control', cacheControl], ['vary', 'Accept-Encoding']].flat();
}

/** The tag that the answer has, else a hash of its bytes and headers (a browser would keep old headers after a 304). */
function etagOf({ headers, body }: Answer, sent: readonly string[]): string {
  const given = headers.find(([name]) => name === 'etag')?.[1];
  if (given) return given.replace(/^W\//, '').replaceAll('"', '');
  return createHash('sha256').update(sent.join('\n')).update('\n').update(body).digest('base64url').slice(0, 27);
}

async function bodiesOf({ headers, body }: Answer, sent: readonly string[], etag: string): Promise<Entry['bodies']> {
  const bodies: Entry['bodies'] = { identity: sendable(body, sent, etag, 'identity') };
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (!isCompressible(type, body.length)) return bodies;
  const zipped = await gzip(body);
  if (zipped.length < body.length) bodies.gzip = sendable(zipped, sent, etag, 'gzip');
  return bodies;
}

function sendable(body: Buffer, headers: readonly string[], etag: string, encoding: Encoding): Sendable {
  const own = ['etag', etagAs(etag, encoding), 'content-length', String(body.length)];
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  return { body, headers: [...headers, ...own, 'server-timing', '', 'x-request-id', ''] };
}
