import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { RenderError } from './rendered.ts';

/** How a response begins. Header names are in lower case. */
export type Head = { readonly status: number; readonly headers: OutgoingHttpHeaders };
export type WholeResponse = Head & { readonly body: Buffer };

/**
 * A response held in memory. `whole` is settled once: by its end, its failure, or a head that is not wanted, which
 * gives undefined.
 */
export class MemoryResponse extends ServerResponse {
  readonly whole: Promise<WholeResponse | undefined>;
  readonly #settle: PromiseWithResolvers<WholeResponse | undefined>;
  readonly #isWanted: (head: Head) => boolean;
  readonly #chunks: Buffer[] = [];
  #given = false;

  /** Whether `whole` is settled. */
  get isSettled(): boolean {
    return this.#given;
  }

  constructor(request: IncomingMessage, isWanted: (head: Head) => boolean) {
    super(request);
    this.#settle = Promise.withResolvers<WholeResponse | undefined>();
    this.whole = this.#settle.promise;
    this.#isWanted = isWanted;
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
    if (!this.#isWanted({ status, headers: this.getHeaders() })) {
      this.#given = true;
      this.#settle.resolve(undefined);
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
    const body = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    this.#settle.resolve({ status: this.statusCode, headers: this.getHeaders(), body });
  }
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
