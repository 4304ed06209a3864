import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipped } from '../content/import/folder.ts';
import { MAX_BYTES, TooLarge, upTo } from '../content/import/limits.ts';

/** A server that does not respond, or not to the end. The message is the rest of a sentence; the cause may have a code. */
export class NoResponse extends Error {
  override name = 'NoResponse';

  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException;
    super(message || (code ?? 'no connection'), { cause });
  }
}

/**
 * Sends a GET. Gives the response, or throws NoResponse: whatever a server does ends in one of the two, and `signal` ends
 * what it draws out, its body too.
 */
export async function getResponse(
  url: URL,
  options: RequestOptions & { readonly signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, options, resolve)
        .on('error', reject)
        // Node would only close the connection then, and say nothing.
        .on('upgrade', ({ statusCode }, socket) => {
          socket.destroy();
          reject(new Error(`it answered ${statusCode}, and wants to speak another protocol`));
        })
        // After any of the others, this is of no effect.
        .on('close', () => reject(new Error('it closed the connection without a response')))
        .end();
    });
  } catch (error) {
    throw new NoResponse(error);
  }
}

/**
 * A response's body, decompressed, as it comes. Throws TooLarge when there is more of it than `maxBytes`, before or after,
 * and NoResponse when it breaks off.
 */
export async function* bodyOf(
  response: IncomingMessage,
  maxBytes: number,
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  try {
    const raw = upTo(maxBytes, counted(response as AsyncIterable<Buffer>, onBytes));
    if (response.headers['content-encoding'] === 'gzip') yield* upTo(maxBytes, unzipped(Readable.from(raw)));
    else yield* raw;
  } catch (error) {
    throw error instanceof TooLarge ? error : new NoResponse(error);
  } finally {
    // What is left of it is not read.
    if (!response.readableEnded) response.destroy();
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, onBytes: (count: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** Reads what is of no use, so that the connection can be used again, unless that is much. */
export async function discard(response: IncomingMessage): Promise<void> {
  await buffer(bodyOf(response, MAX_BYTES.unread, () => undefined)).catch(() => undefined);
}
