import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const JSON_TYPE = 'application/json; charset=utf-8';
/** How long a cache in front may show the last answer while it fetches the next. */
const STALE_SECONDS = 600;

/** Public data: whoever asks may read it, and its ETag. Answers about a client never carry these. */
export const PUBLIC_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
} as const;

type Caching = {
  /** Seconds. */
  readonly maxAge: number;
  /** What the answer is made of, by the names of the outbox of changes. */
  readonly tags: readonly string[];
};

/** Sends a text with its caching headers and a strong ETag, or 304 when the reader has it already. */
export function textAnswer(
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
  if (isKnown(etag, context.req.header('If-None-Match'))) return context.body(null, 304, headers);
  return context.body(text, 200, { ...headers, ...contentHeaders });
}

/**
 * Sends data as JSON. Pictures have paths of the site in the store; readers of the API are elsewhere and get whole
 * addresses.
 */
export function jsonAnswer(context: Context, data: unknown, origin: string, caching: Caching): Response {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/media/') ? origin + value : value,
  );
  return textAnswer(context, text, caching, { 'Content-Type': JSON_TYPE });
}

/** RFC 9110, 13.1.2: a list of ETags, compared weakly (a proxy that compresses makes ours weak), or `*`. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

const CODES = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  410: 'gone',
  500: 'internal_error',
} as const satisfies Partial<Record<ContentfulStatusCode, string>>;

/** A request that the API answers with an error of the contract's shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: keyof typeof CODES;
  /** Of a bad request: the parameter that is bad. */
  readonly parameter: string | undefined;

  constructor(status: keyof typeof CODES, message: string, parameter?: string) {
    super(message);
    this.status = status;
    this.parameter = parameter;
  }
}

/** Sends an error: `{"error":{"status":404,"code":"not_found","message":"…"}}`. */
export function errorAnswer(context: Context, { status, message, parameter }: ApiError, headers = {}): Response {
  const error = { status, code: CODES[status], message, ...(parameter !== undefined && { parameter }) };
  return context.body(JSON.stringify({ error }), status, {
    ...PUBLIC_HEADERS,
    'Content-Type': JSON_TYPE,
    'Cache-Control': status === 500 ? 'no-store' : 'no-cache',
    ...headers,
  });
}
