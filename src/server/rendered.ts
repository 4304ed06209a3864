import type { Lifetime } from './lifetime.ts';

export type Header = readonly [name: string, value: string];

/** The result of a render. Header names are in lower case; several cookies are several pairs. */
export type RenderedResponse = { readonly status: number; readonly headers: readonly Header[]; readonly body: Buffer };

/** A render for everyone: a response to cache and how long it took, or `private` if it depends on the visitor. */
export type Rendered =
  | { readonly response: RenderedResponse; readonly lifetime: Lifetime; readonly renderMs: number }
  | 'private';

/** A failed render, with the error's response if there is one. */
export class RenderError extends Error {
  override readonly name: string = 'RenderError';
  /** Private, so that it is not logged: a page is too long for that. */
  readonly #response: RenderedResponse | undefined;

  constructor(message: string, response?: RenderedResponse, options?: ErrorOptions) {
    super(message, options);
    this.#response = response;
  }

  get response(): RenderedResponse | undefined {
    return this.#response;
  }
}

/** A render that was not made, and would perhaps succeed a little later: it is answered 503. */
export class Unavailable extends RenderError {
  override readonly name: string = 'Unavailable';
}

/** A render that was not begun, since too many others were waiting. */
export class Busy extends Unavailable {
  override readonly name = 'Busy';
}
