import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Address } from '../address.ts';
import type { PreparedResponse } from '../preparedResponse.ts';
import type { RenderedResponse } from '../rendered.ts';

/** What a render thread is started with. */
export type ThreadData = {
  /** The URL of the module whose `handler` renders: the build's server entry. */
  readonly entry: string;
};

/** A request for one visitor, without its body, which is read piece by piece while it is rendered. */
export type PrivateRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly hasBody: boolean;
};

export type PrivateResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
};

/**
 * Work for a render thread: a response for everyone, without its body if it has one of the tags
 * `known`; or for one visitor.
 */
export type Work =
  | { readonly kind: 'shared'; readonly address: Address; readonly known: readonly string[] }
  | { readonly kind: 'private'; readonly request: PrivateRequest };

/** A piece of a request's body. Undefined bytes are its end; a fault means that it breaks off. */
export type Piece = { readonly bytes?: Uint8Array | undefined; readonly fault?: SentError | undefined };

/** Messages to a render thread. `id` is the number of a piece of work. */
export type ToThread =
  | { readonly kind: 'work'; readonly id: number; readonly work: Work }
  | { readonly kind: 'piece'; readonly id: number; readonly piece: Piece }
  /** Asks for a sign of life. */
  | { readonly kind: 'ping' };

/** Messages from a render thread. */
export type FromThread =
  /** It is loaded and can render. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  /** The next piece of a request's body is wanted. */
  | { readonly kind: 'more'; readonly id: number }
  | { readonly kind: 'shared'; readonly id: number; readonly prepared: PreparedResponse | 'private' }
  | { readonly kind: 'private'; readonly id: number; readonly response: PrivateResponse }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly error: SentError;
      readonly response: RenderedResponse | undefined;
    };

/** An error as it is sent between threads, which keep no more of it than a standard error has. */
export type SentError = {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  readonly cause: SentError | undefined;
};

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) {
    return { name: 'Error', message: String(error), stack: undefined, code: undefined, cause: undefined };
  }
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    name,
    message,
    stack,
    code: typeof code === 'string' ? code : undefined,
    cause: cause === undefined ? undefined : sentError(cause),
  };
}

/** The error that was sent, as the other thread can throw it. */
export function receivedError({ name, message, stack, code, cause }: SentError): Error {
  const error = new Error(message, cause && { cause: receivedError(cause) });
  return Object.assign(error, { name, stack, ...(code !== undefined && { code }) });
}

/** Bytes that were sent by another thread, as a Buffer over the same memory. */
export function receivedBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
