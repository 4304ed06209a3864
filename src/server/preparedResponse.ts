import { createHash } from 'node:crypto';
import type { Address } from './address.ts';
import { exactly, gzip, isCompressible } from './encoding.ts';
import { joinHeaders } from './head.ts';
import { CACHE_CONTROL_HEADERS, type Lifetime } from './lifetime.ts';
import type { Header, Rendered, RenderedResponse } from './rendered.ts';

/**
 * A response for everyone, ready to be cached. Whatever takes time is done, where it was rendered: the thread that
 * sends responses only keeps it.
 */
export type PreparedResponse = {
  /** How long the render took, in milliseconds, without the preparation. */
  readonly renderMs: number;
  readonly status: number;
  readonly lifetime: Lifetime;
  /** Without quotes; each encoding appends its name. */
  readonly etag: string;
  /** Header lines of every response, including a 304. */
  readonly lines: string;
  /** Header lines that describe the body in any encoding. */
  readonly bodyLines: string;
  /** Whether browsers or a CDN may cache it for a while, so that they need to know its age. */
  readonly hasAge: boolean;
  /** Compressed if that makes it smaller. Undefined if it is a response that is known already. */
  readonly body: { readonly encoding: 'gzip' | 'identity'; readonly bytes: Buffer } | undefined;
};

/** What the front server adds to cached responses. */
export type ResponseOptions = {
  readonly commonHeaders: readonly Header[];
  /** Whether there is a CDN in front, to which the lifetime and the tags of a response are sent. */
  readonly cdn: boolean;
};

/** Browsers cache a page for Back and Forward but revalidate it each time, so a purge is seen at once. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const MADE_HERE: ReadonlySet<string> = new Set([
  'cache-control',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** A 304 renews all headers that a browser stored with a page, except these, which describe the body. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-language', 'content-disposition']);

/**
 * Makes a response ready to be cached. If it comes out as one of those with the tags `known`, it has no body. Rejects
 * if a header is not valid.
 */
export async function prepareResponse(
  address: Address,
  { response, lifetime, renderMs }: Exclude<Rendered, 'private'>,
  options: ResponseOptions,
  known: readonly string[] = [],
): Promise<PreparedResponse> {
  const headers = headersOf(address, response, options);
  const lines = joinHeaders(headers.filter(([name]) => !OF_THE_BODY.has(name)).flat());
  const bodyLines = joinHeaders(headers.filter(([name]) => OF_THE_BODY.has(name)).flat());
  const etag = etagOf(response, lines + bodyLines);
  return {
    renderMs,
    status: response.status,
    lifetime,
    etag,
    lines,
    bodyLines,
    hasAge: options.cdn || response.headers.some(([name]) => name === 'cache-control'),
    body: known.includes(etag) ? undefined : await bodyOf(response),
  };
}

function headersOf({ url }: Address, { headers }: RenderedResponse, { commonHeaders, cdn }: ResponseOptions): Header[] {
  const hidden = new Set<string>(cdn ? MADE_HERE : [...MADE_HERE, ...CACHE_CONTROL_HEADERS]);
  const own = headers.filter(([name]) => !hidden.has(name));
  // A CDN cannot know who is redirected from `/` to another language, so it must revalidate each time.
  const rendered =
    cdn && url === '/'
      ? own.map(([name, value]): Header => [name, name === 'cdn-cache-control' ? 'no-store' : value])
      : own;
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? PAGE_CACHE_CONTROL;
  const given = new Set(rendered.map(([name]) => name));
  const common = commonHeaders.filter(([name]) => !given.has(name));
  return [...common, ...rendered, ['cache-control', cacheControl], ['vary', 'Accept-Encoding']];
}

/**
 * The response's own tag, else a hash of its bytes and its headers, which a browser would otherwise leave as they are
 * after a 304.
 */
function etagOf({ headers, body }: RenderedResponse, lines: string): string {
  const given = headers.find(([name]) => name === 'etag')?.[1];
  if (given) return given.replace(/^W\//, '').replaceAll('"', '');
  return createHash('sha256').update(lines).update(body).digest('base64url').slice(0, 27);
}

async function bodyOf({ headers, body }: RenderedResponse): Promise<NonNullable<PreparedResponse['body']>> {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (isCompressible(type, body.length)) {
    const zipped = await gzip(body);
    if (zipped.length < body.length) return { encoding: 'gzip', bytes: zipped };
  }
  return { encoding: 'identity', bytes: exactly(body) };
}
