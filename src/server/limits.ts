import type { IncomingMessage } from 'node:http';

/** How long one client may take. In milliseconds. */
export const TIMEOUTS = {
  /** Headers arrive in a packet or two; a client that sends them drop by drop is only holding the connection open. */
  headersTimeout: 10_000,
  /** For the whole request over a slow mobile connection, with a body of up to MAX_BODY_BYTES. */
  requestTimeout: 30_000,
  /**
   * Longer than the 60 s for which load balancers usually keep an idle connection. They must be the ones to close it,
   * since they send: otherwise a request could be lost on a connection that is being closed.
   */
  keepAliveTimeout: 65_000,
  /**
   * Without a byte in either direction: a client that does not read its answer would hold it in memory for ever. Longer
   * than a page may wait and be rendered, which is 60 s; an editor's import may take longer, and is exempt.
   */
  timeout: 90_000,
  /** How often the first two are checked. Node's default of 30 s would let slow clients stay four times as long. */
  connectionsCheckingInterval: 1_000,
} as const;

/** Visitors send nothing larger. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Bodies of forms and of most calls are smaller. In bytes. */
const SMALL_BODY_BYTES = 64 * 1024;
/** How many larger bodies a process holds at once while the rest of them comes: without a bound they could fill its memory. */
const MOST_LARGE_BODIES = 32;
let largeBodies = 0;

/**
 * Reads a request's body into `request.body`, where Astro looks for one, so that nothing waits for a slow client but its
 * own connection. Gives why it was not read to its end, if so: it is larger than MAX_BODY_BYTES, or too many large ones
 * are being read.
 */
export async function takeBody(request: IncomingMessage): Promise<'tooLarge' | 'busy' | undefined> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (Number(length ?? 0) > MAX_BODY_BYTES) return 'tooLarge';
  if (length === undefined && coding === undefined) return undefined;
  let isLarge = false;
  try {
    const body = await readBody(request, MAX_BODY_BYTES, (size) => {
      if (isLarge || size <= SMALL_BODY_BYTES) return true;
      if (largeBodies >= MOST_LARGE_BODIES) return false;
      largeBodies += 1;
      return (isLarge = true);
    });
    if (typeof body === 'string') return body;
    Object.assign(request, { body });
    return undefined;
  } finally {
    if (isLarge) largeBodies -= 1;
  }
}

/**
 * Reads a body of at most `most` bytes. A longer one is not read to its end, nor one for which there is no room: `hasRoom` is
 * asked with the bytes that have come.
 */
export async function readBody(
  request: IncomingMessage,
  most: number,
  hasRoom: (size: number) => boolean = () => true,
): Promise<Buffer | 'tooLarge' | 'busy'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return 'tooLarge';
    if (!hasRoom(size)) return 'busy';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
