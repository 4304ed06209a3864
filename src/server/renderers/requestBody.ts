import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Piece } from './messages.ts';

/** A request's body, read piece by piece. It is touched only once a piece is wanted. */
export class RequestBody {
  readonly #request: IncomingMessage & { readonly body?: unknown };
  #pieces: AsyncIterator<Uint8Array> | undefined;

  constructor(request: IncomingMessage) {
    this.#request = request;
  }

  async next(): Promise<Piece> {
    this.#pieces ??= this.#read();
    const next = await this.#pieces.next();
    return next.done === true ? {} : { bytes: next.value };
  }

  /** Drops what was not read, so that the connection can be used for the next request. */
  async leave(): Promise<void> {
    if (!this.#pieces || this.#request.complete) return;
    await this.#pieces.return?.();
    this.#request.resume();
  }

  #read(): AsyncIterator<Uint8Array> {
    const { body } = this.#request;
    // All but editors' were read already (limits.ts).
    if (body instanceof Uint8Array) return Readable.from([body]).iterator() as AsyncIterator<Uint8Array>;
    return this.#request.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  }
}
