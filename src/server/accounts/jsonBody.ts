import { IncomingMessage } from 'node:http';
import { z } from 'zod';

/** More than any token request needs, in bytes. */
const MAX_BYTES = 16 * 1024;
const fieldsSchema = z.record(z.string(), z.string());

/** Whether a request has a body of JSON. */
export function hasJson({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/**
 * The same request with the form that its JSON body stands for (SPEC 7: the token endpoint takes either, and the
 * provider only forms). Undefined if the body is not an object of texts, or too long.
 */
export async function withForm(request: IncomingMessage): Promise<IncomingMessage | undefined> {
  const fields = fieldsSchema.safeParse(await parsedBody(request));
  if (!fields.success) return undefined;
  const form = Buffer.from(new URLSearchParams(fields.data).toString());
  const { method, url, httpVersion, headers } = request;
  const copy = new IncomingMessage(request.socket);
  // One that is not complete ends its connection with itself.
  Object.assign(copy, { method, url, httpVersion, complete: true });
  copy.headers = {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(form.length),
  };
  delete copy.headers['transfer-encoding'];
  copy.push(form);
  copy.push(null);
  return copy;
}

async function parsedBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) return undefined;
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString());
  } catch {
    return undefined;
  }
}
