import {
  IncomingMessage,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { VARIANT_HEADER } from '../domain/shell/variant.ts';
import type { Address } from './address.ts';
import { lifetimeOf } from './lifetime.ts';
import { MemoryResponse, type Head, type WholeResponse } from './memoryResponse.ts';
import { RenderError, Unavailable, type Header, type Rendered } from './rendered.ts';

/** The handler that Astro's middleware build exports: it answers with whatever `src/fetch.ts` does. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A render that takes longer has hung, and holds up everyone who waits for the same page. A thread whose long work holds
 * it up is found to hang sooner (renderers.ts).
 */
const RENDER_TIMEOUT_MS = 40_000;

/** A request as it is rendered in memory. */
export type MemoryRequest = {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** By default GET. */
  readonly method?: string;
  readonly body?: AsyncIterable<Uint8Array>;
};

/**
 * Renders the response to a request into memory. Gives undefined as soon as its head is not wanted. Rejects with a
 * RenderError if the response breaks off or does not come within `timeoutMs`.
 */
export async function renderInMemory(
  render: Render,
  request: MemoryRequest,
  {
    isWanted = () => true,
    timeoutMs = RENDER_TIMEOUT_MS,
  }: { readonly isWanted?: (head: Head) => boolean; readonly timeoutMs?: number } = {},
): Promise<WholeResponse | undefined> {
  const socket = new Socket();
  const incoming = new IncomingMessage(socket);
  Object.assign(incoming, { method: 'GET', httpVersion: '1.1', ...request });
  const response = new MemoryResponse(incoming, isWanted);
  const fail = () => response.fail(new RenderError('The render did not end.'));
  const timer = timeoutMs === Infinity ? undefined : setTimeout(fail, timeoutMs);
  try {
    render(incoming, response).then(
      () => {
        if (!response.isSettled) response.fail(new RenderError('The render ended without a response.'));
      },
      (error: unknown) =>
        response.fail(
          error instanceof Unavailable ? error : new RenderError('The render failed.', undefined, { cause: error }),
        ),
    );
    return await response.whole;
  } finally {
    clearTimeout(timer);
    // Ends a render that nobody waits for any longer.
    socket.destroy();
  }
}

/**
 * Renders a page for everyone. The render sees only host, URL and variant, and no cookie, language or other trace of
 * who requested it first, so nothing personal can be cached. Rejects with a RenderError if it is a server error,
 * breaks off, or does not come.
 */
export async function renderForAll(render: Render, { host, url, variant }: Address): Promise<Rendered> {
  const isShared = ({ status, headers }: Head) => status >= 500 || lifetimeOf(status, headers) !== undefined;
  const begun = performance.now();
  const seen = { host, [VARIANT_HEADER]: variant };
  const whole = await renderInMemory(render, { url, headers: seen }, { isWanted: isShared });
  if (!whole) return 'private';
  const { status, headers, body } = whole;
  const rendered = { status, headers: listOf(headers), body };
  const lifetime = lifetimeOf(status, headers);
  if (!lifetime) throw new RenderError(`The response was ${status}.`, rendered);
  return { response: rendered, lifetime, renderMs: performance.now() - begun };
}

function listOf(headers: OutgoingHttpHeaders): Header[] {
  return Object.entries(headers).flatMap(([name, value]) => pairs(name, value));
}

function pairs(name: string, value: OutgoingHttpHeader | undefined): Header[] {
  return (Array.isArray(value) ? value : [String(value)]).map((each) => [name, each]);
}
