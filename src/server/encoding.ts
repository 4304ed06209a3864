import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip as gunzipWithCallback, gzip as gzipWithCallback } from 'node:zlib';

/** The encodings in which a body may be sent, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|[a-z-]+\+(json|xml))\b)/;
/** In bytes. For anything smaller, the headers outweigh what compression saves. */
const SMALLEST = 256;
/** Browsers send a handful of different headers; once these are full, others are parsed each time. */
const MAX_CACHED_HEADERS = 200;

const known = new Map<string, readonly Encoding[]>();

/**
 * The encodings that an Accept-Encoding header allows, best first (RFC 9110, 12.5.3): by their weights, and of one weight as
 * `ENCODINGS` has them. `identity` is last unless it has a weight of its own, and missing where it is refused.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const before = known.get(header);
  if (before) return before;
  const accepted = parse(header);
  if (known.size < MAX_CACHED_HEADERS) known.set(header, accepted);
  return accepted;
}

/** Less than any weight that a header can give. */
const LAST = 0.0001;

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q=[01](\.\d*)?$/.test(parameter));
    weights.set(name, Number(weight?.slice('q='.length) ?? 1));
  }
  const others = weights.get('*');
  // Whoever gives all others a weight still wants them compressed.
  const plain = weights.get('identity') ?? (others === 0 ? 0 : LAST);
  const weightOf = (encoding: Encoding) => (encoding === 'identity' ? plain : (weights.get(encoding) ?? others ?? 0));
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

/** Whether a body of this media type and size in bytes is worth compressing. */
export function isCompressible(contentType: string, size: number): boolean {
  return size >= SMALLEST && COMPRESSIBLE.test(contentType);
}

const deflate = promisify(gzipWithCallback);
const compress = promisify(brotliCompress);
const inflate = promisify(gunzipWithCallback);
/** The last bytes of gzip are the size of what was compressed (RFC 1952). */
const SIZE_BYTES = 4;

/**
 * Decompresses what `gzip` gave off the event loop: half a millisecond for a page. All goes into one piece of memory that
 * is the result's alone: pieces of Node's usual size would be joined, and there would be twice as much to collect.
 */
export function gunzip(zipped: Buffer): Promise<Buffer> {
  const size = zipped.readUInt32LE(zipped.length - SIZE_BYTES);
  // A piece that is full has another follow it, even if that stays empty. Smaller ones would be cut from Node's pool.
  return inflate(zipped, { chunkSize: Math.max(Buffer.poolSize, size + 1) });
}

/**
 * Compresses with brotli what `gzip` gave, off the event loop. The bytes between are given back at once: the thread that
 * does this makes few objects, so that its collector lets hundreds of pages pile up before it frees their memory.
 */
export async function gzipToBrotli(zipped: Buffer, quality: number): Promise<Buffer> {
  const plain = await gunzip(zipped);
  try {
    return await brotli(plain, quality);
  } finally {
    (plain.buffer as ArrayBuffer).transfer(0);
  }
}

/** Compresses off the event loop, about a millisecond for 30 kB: fast enough for the first response to wait for it. */
export async function gzip(body: Buffer): Promise<Buffer> {
  return exactly(await deflate(body));
}

/** Compresses with brotli off the event loop. `quality` is 0 to 11. */
export async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const compressed = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window larger than the body would cost memory and gain nothing.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  });
  return exactly(compressed);
}

/** The same bytes in a buffer of exactly their size: a slice of a larger buffer would keep all of that in memory. */
export function exactly(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
