import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isOutage } from '../content/outage.ts';
import { knownTag } from '../lib/entityTags.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
/** How long a cache in front may serve the last response while it fetches the next. */
const STALE_SECONDS = 600;

/** For public data: any page may read it, and its ETag. Answers about a client never carry these headers. */
export const PUBLIC_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
} as const;

type Caching = {
  /** In seconds. */
  readonly maxAge: number;
  /** What the response is made of: tags of the outbox of changes. */
  readonly tags: readonly string[];
};

/** Sends a text with its caching headers and a strong ETag, or 304 when the reader has it already. */
export function textResponse(
  context: Context,
  text: string,
  { maxAge, tags }: Caching,
  contentHeaders: Readonly<Record<string, string>>,
): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    ...PUBLIC_HEADERS,
    ETag: etag,
    'Cache-Control': `public, max-age=${maxAge}`,
    'CDN-Cache-Control': `max-age=${maxAge}, stale-while-revalidate=${STALE_SECONDS}`,
    ...(tags.length > 0 && { 'Cache-Tag': tags.join(', ') }),
  };
  if (knownTag(context.req.header('If-None-Match'), [etag])) return context.body(null, 304, headers);
  return context.body(text, 200, { ...headers, ...contentHeaders });
}

/**
 * Sends data as JSON. Stored pictures have paths of the site; readers of the API are elsewhere and get whole addresses.
 */
export function jsonResponse(context: Context, data: unknown, origin: string, caching: Caching): Response {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/media/') ? origin + value : value,
  );
  return textResponse(context, text, caching, { 'Content-Type': JSON_TYPE });
}

const CODES = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  500: 'internal_error',
  503: 'unavailable',
} as const satisfies Partial<Record<ContentfulStatusCode, string>>;

/** A request that the API answers with an error of the contract's shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: keyof typeof CODES;
  /** The bad parameter of a bad request. */
  readonly parameter: string | undefined;
  /** Tells errors of the same status apart. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: keyof typeof CODES,
    message: string,
    parameter?: string,
    { code = CODES[status], headers = {} }: { code?: string; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.parameter = parameter;
    this.code = code;
    this.headers = headers;
  }
}

/**
 * The response to an error that is our fault: 503 where the database is out of reach and may be back soon, else 500.
 */
export function ourFault(error: unknown): ApiError {
  if (!isOutage(error)) return new ApiError(500, 'Something went wrong on our side.');
  const message = 'The database is out of reach at the moment; try again.';
  return new ApiError(503, message, undefined, { headers: { 'Retry-After': '5' } });
}

/** The body of an error: `{"error":{"status":404,"code":"not_found","message":"…"}}`. */
export function errorBody({ status, code, message, parameter }: ApiError): string {
  return JSON.stringify({ error: { status, code, message, ...(parameter !== undefined && { parameter }) } });
}

/** Sends an error about public data, which any page may read. */
export function errorResponse(context: Context, error: ApiError, headers = {}): Response {
  return context.body(errorBody(error), error.status, {
    ...PUBLIC_HEADERS,
    'Content-Type': JSON_TYPE,
    'Cache-Control': error.status >= 500 ? 'no-store' : 'no-cache',
    ...error.headers,
    ...headers,
  });
}
