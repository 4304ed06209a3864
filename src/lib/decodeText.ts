/** Bytes that are not text in their charset. Its message says what was found instead, and where in its line. */
export class TextError extends Error {
  override name = 'TextError';
  /** The line of the bytes that were decoded, counted from 1; undefined where it is not known. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

const BOM = Buffer.from('\uFEFF');
/** By charset; a decoder is used again for one text after the other. */
const decoders = new Map<string, TextDecoder>();

/**
 * The text of bytes, without a byte order mark. They are in the charset that their sender has declared (RFC 9110, 8.3.2),
 * else in UTF-8; a mark of UTF-8 is worth more than what was declared (WHATWG Encoding, 6.1). Throws a TextError for
 * bytes that are no text in it, and for a charset that is not known.
 */
export function decodeText(bytes: Buffer, declared = 'utf-8'): string {
  const charset = bytes.subarray(0, BOM.length).equals(BOM) ? 'utf-8' : declared;
  const decoder = decoderOf(charset);
  try {
    return decoder.decode(bytes);
  } catch {
    if (decoder.encoding !== 'utf-8') throw new TextError(`bytes that are not ${charset}`);
    const { line, place, byte } = firstWrong(bytes);
    throw new TextError(`byte ${place} of the line, 0x${byte.toString(16).toUpperCase()}, which is not UTF-8`, line);
  }
}

function decoderOf(charset: string): TextDecoder {
  let decoder = decoders.get(charset);
  if (decoder) return decoder;
  try {
    decoder = new TextDecoder(charset, { fatal: true });
  } catch {
    throw new TextError(`a charset that is not known, ${charset}`);
  }
  decoders.set(charset, decoder);
  return decoder;
}

/** The first byte that is not UTF-8: where a lenient decoder puts U+FFFD, which the bytes do not have. */
function firstWrong(bytes: Buffer) {
  let offset = 0;
  for (const part of new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\uFFFD')) {
    offset += Buffer.byteLength(part);
    if (!bytes.subarray(offset, offset + 3).equals(REPLACEMENT)) break;
    offset += REPLACEMENT.length;
  }
  const before = bytes.subarray(0, offset);
  const line = before.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 1);
  return { line, place: offset - before.lastIndexOf(10), byte: bytes[offset]! };
}

const REPLACEMENT = Buffer.from('\uFFFD');
