import type { IncomingMessage } from 'node:http';

/** What one client may take up. Times in milliseconds. */
export const TIMEOUTS = {
  /** Headers come in one packet or two; who sends them drop by drop is holding the connection open. */
  headersTimeout: 10_000,
  /** The whole request, its body of at most MAX_BODY_BYTES included, over a slow mobile line. */
  requestTimeout: 30_000,
  /**
   * Longer than the 60 s for which usual load balancers keep an idle connection: whoever closes first must be the one
   * that would send, or a request is lost on a connection that is being closed.
   */
  keepAliveTimeout: 65_000,
  /** How often the two above are looked at. Node's own 30 s would let slow clients stay four times as long. */
  connectionsCheckingInterval: 1_000,
} as const;

/** Nothing that visitors send is larger. */
export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Whether a request's body stays within the limit. A body that does not say its length is read first, and handed on as
 * `request.body`, where Astro looks for one.
 */
export async function isBodyWithinLimit(request: IncomingMessage): Promise<boolean> {
  const length = request.headers['content-length'];
  // The parser sees to it that no more comes than was said.
  if (length !== undefined) return Number(length) <= MAX_BODY_BYTES;
  if (request.headers['transfer-encoding'] === undefined) return true;
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return false;
  Object.assign(request, { body });
  return true;
}

/** A body of at most so many bytes; undefined for a longer one, which is not read to its end. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
