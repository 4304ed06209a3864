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
  /** How often the first two are checked. Node's default of 30 s would let slow clients stay four times as long. */
  connectionsCheckingInterval: 1_000,
} as const;

/** Visitors send nothing larger. */
export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Whether a request's body is at most MAX_BODY_BYTES. A body without a Content-Length is read here and passed on as
 * `request.body`, where Astro looks for one.
 */
export async function isBodyWithinLimit(request: IncomingMessage): Promise<boolean> {
  const length = request.headers['content-length'];
  // Node's parser makes sure that no more comes than was announced.
  if (length !== undefined) return Number(length) <= MAX_BODY_BYTES;
  if (request.headers['transfer-encoding'] === undefined) return true;
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return false;
  Object.assign(request, { body });
  return true;
}

/** Reads a body of at most `most` bytes; undefined for a longer one, which is not read to its end. */
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
