import {
  IncomingMessage,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { VARIANT_HEADER } from '../domain/request/variant.ts';
import type { Address } from './address.ts';
import type { Header } from './cacheEntry.ts';
import { lifetimeOf } from './lifetime.ts';
import { MemoryResponse, type Head, type WholeResponse } from './memoryResponse.ts';
import { RenderError, type Rendered } from './pageCache.ts';

/** The handler that Astro's middleware build exports: it answers with whatever `src/fetch.ts` does. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A render that takes longer has hung, and holds up everyone who waits for the same page. */
const RENDER_TIMEOUT_MS = 20_000;

/**
 * Renders the response to a GET with these headers into memory. Gives undefined as soon as its head is not wanted.
 * Rejects with a RenderError if the response breaks off or does not come.
 */
export async function renderInMemory(
  render: Render,
  { url, headers }: { readonly url: string; readonly headers: IncomingHttpHeaders },
  isWanted: (head: Head) => boolean = () => true,
): Promise<WholeResponse | undefined> {
  const socket = new Socket();
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1' });
  request.headers = headers;
  const response = new MemoryResponse(request, isWanted);
  const timer = setTimeout(() => response.fail(new RenderError('The render did not end.')), RENDER_TIMEOUT_MS);
  try {
    render(request, response).then(
      () => {
        if (!response.isSettled) response.fail(new RenderError('The render ended without a response.'));
      },
      (error: unknown) => response.fail(new RenderError('The render failed.', undefined, { cause: error })),
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
  const whole = await renderInMemory(render, { url, headers: { host, [VARIANT_HEADER]: variant } }, isShared);
  if (!whole) return 'private';
  const { status, headers, body } = whole;
  const rendered = { status, headers: listOf(headers), body };
  const lifetime = lifetimeOf(status, headers);
  if (!lifetime) throw new RenderError(`The response was ${status}.`, rendered);
  return { response: rendered, lifetime };
}

function listOf(headers: OutgoingHttpHeaders): Header[] {
  return Object.entries(headers).flatMap(([name, value]) => pairs(name, value));
}

function pairs(name: string, value: OutgoingHttpHeader | undefined): Header[] {
  return (Array.isArray(value) ? value : [String(value)]).map((each) => [name, each]);
}
