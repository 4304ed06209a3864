/**
 * The limits of everything that an import fetches, reads or decodes, and that editors send: whoever wrote it need not be
 * trusted. docs/feeds.md lists them.
 */

/** Kinds of bytes, each with the most of them, decompressed. */
export const MAX_BYTES = {
  /** A response of another server's API. */
  response: 8_000_000,
  /** A line of NDJSON. */
  line: 8_000_000,
  picture: 20_000_000,
  drawing: 2_000_000,
  video: 200_000_000,
  captions: 2_000_000,
  /** The body of a response that is of no use, which is read so that its connection can be used again. */
  unread: 65_536,
  /** One document of an editor, and a batch of them, which is applied in one transaction. */
  document: 1_048_576,
  batch: 64 * 1_048_576,
} as const;
export type BytesKind = keyof typeof MAX_BYTES;

/**
 * Values in the JSON of a response or a line, with what begins and ends them: an empty list takes three bytes in the text, and twenty
 * times as many in memory.
 */
export const MAX_JSON_VALUES = 400_000;

/** Whether a JSON text has more values than it may. Commas in its texts count too. */
export function hasTooManyValues(json: string): boolean {
  let count = 0;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === COMMA || code === BRACKET || code === BRACE) count += 1;
  }
  return count > MAX_JSON_VALUES;
}
const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

/** The kind of a file under /media/ by its name. */
export function kindOfFile(name: string): 'picture' | 'drawing' | 'video' | 'captions' {
  if (name.endsWith('.svg')) return 'drawing';
  if (name.endsWith('.vtt')) return 'captions';
  return /\.(?:webm|mp4)$/.test(name) ? 'video' : 'picture';
}

/**
 * Pixels of a picture, by its type: what takes most memory for each is read in smaller pieces by decoders of JPEG and PNG,
 * while an AVIF takes 18 bytes for each.
 */
export const MAX_PIXELS = { JPEG: 50e6, PNG: 50e6, WebP: 25e6, GIF: 25e6, AVIF: 12e6 } as const;
export type PictureType = keyof typeof MAX_PIXELS;

/** Memory and time of the process that decodes pictures, one after the other, whatever their headers say. */
export const MAX_MAKING = { bytes: 340_000_000, ms: 60_000 } as const;

/** HTML of one item, all its fields together: sanitising takes longer than in proportion to its tags. */
export const MAX_HTML = { characters: 200_000, tags: 10_000 } as const;

/** Characters of a plain text. */
export const MAX_TEXT = 10_000;

/** There is more than a limit allows. Its message is the rest of a sentence. */
export class TooLarge extends Error {
  override name = 'TooLarge';

  constructor(maxBytes: number) {
    super(`it is larger than ${maxBytes / 1e6} MB`);
  }
}

/**
 * Chunks as they come, measured: what a header says of its size is not relied on, and a small gzip can expand to much.
 * Throws TooLarge.
 */
export async function* upTo(
  maxBytes: number,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLarge(maxBytes);
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
}
