import { IncomingMessage, ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { VARIANT_HEADER } from '../domain/variant.ts';
import type { Address } from './address.ts';
import type { Answer, Header } from './entry.ts';
import { lifetimeOf } from './lifetime.ts';
import { RenderError, type Rendered } from './pageCache.ts';

/** The handler that Astro's middleware build exports: it answers with whatever `src/fetch.ts` does. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A render that takes longer has hung, and holds up everyone who waits for the same page. */
const RENDER_TIMEOUT_MS = 20_000;

/**
 * Renders a page for everyone. The render sees only host, URL and variant, and no cookie, language or other trace of who
 * asked first, so nothing personal can be cached. Rejects with a RenderError if the answer is a server error, breaks off,
 * or does not come.
 */
export async function renderForAll(render: Render, { host, url, variant }: Address): Promise<Rendered> {
  const socket = new Socket();
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1' });
  request.headers = { host, [VARIANT_HEADER]: variant };
  const response = new MemoryResponse(request);
  const timer = setTimeout(() => response.fail(new RenderError('The render did not end.')), RENDER_TIMEOUT_MS);
  try {
    render(request, response).then(
      () => {
        if (!response.isSettled) response.fail(new RenderError('The render ended without an answer.'));
      },
      (error: unknown) => response.fail(new RenderError('The render failed.', undefined, { cause: error })),
    );
    return await response.rendered;
  } finally {
    clearTimeout(timer);
    // Tells a render that nobody waits for any longer that its reader has gone.
    socket.destroy();
  }
}

/** A response kept in memory. It is settled once: by its end, its failure, or headers that forbid caching it. */
class MemoryResponse extends ServerResponse {
  readonly rendered: Promise<Rendered>;
  readonly #settle: PromiseWithResolvers<Rendered>;
  readonly #chunks: Buffer[] = [];
  #given = false;

  /** Whether `rendered` is settled. */
  get isSettled(): boolean {
    return this.#given;
  }

  constructor(request: IncomingMessage) {
    super(request);
    this.#settle = Promise.withResolvers<Rendered>();
    this.rendered = this.#settle.promise;
  }

  fail(error: RenderError): void {
    this.#given = true;
    this.#settle.reject(error);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1);
    if (Array.isArray(headers)) throw new TypeError('Headers are expected as an object.');
    if (typeof headers === 'object' && headers !== null) {
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    super.writeHead(status);
    if (status < 500 && !lifetimeOf(status, this.getHeaders())) {
      this.#given = true;
      this.#settle.resolve('private');
    }
    return this;
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    // On `close`, Astro stops reading the page.
    if (this.#given) this.emit('close');
    else this.#chunks.push(bytesOf(chunk, rest[0]));
    callbackOf(rest)?.();
    return true;
  }

  override end(...given: unknown[]): this {
    const [chunk, encoding] = given;
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#chunks.push(bytesOf(chunk, encoding));
    if (!this.#given) this.#finish();
    callbackOf(given)?.();
    this.emit('finish');
    return this;
  }

  /** Astro destroys a response whose page breaks off in the middle. */
  override destroy(error?: Error): this {
    this.fail(new RenderError('The page broke off.', undefined, { cause: error }));
    this.emit('close');
    return this;
  }

  #finish(): void {
    this.#given = true;
    const headers = this.getHeaders();
    const answer: Answer = {
      status: this.statusCode,
      headers: Object.entries(headers).flatMap(([name, value]) => pairs(name, value)),
      body: this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks),
    };
    const lifetime = lifetimeOf(answer.status, headers);
    if (lifetime) this.#settle.resolve({ answer, lifetime });
    else this.#settle.reject(new RenderError(`The answer was ${answer.status}.`, answer));
  }
}

function pairs(name: string, value: OutgoingHttpHeader | undefined): Header[] {
  return (Array.isArray(value) ? value : [String(value)]).map((each) => [name, each]);
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  const { buffer, byteOffset, byteLength } = chunk as Uint8Array;
  return Buffer.from(buffer, byteOffset, byteLength);
}

function callbackOf(given: readonly unknown[]): (() => void) | undefined {
  const last = given.at(-1);
  return typeof last === 'function' ? (last as () => void) : undefined;
}
