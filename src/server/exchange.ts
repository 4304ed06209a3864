import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOutage } from '../content/outage.ts';
import { loggedPath } from '../domain/shell/loggedPath.ts';
import type { Log } from './log.ts';
import type { Outcomes, Stats } from './metrics.ts';
import { Unavailable, type Header } from './rendered.ts';
import { machineNow } from '../settings/clock.ts';
import { CACHE_CONTROL_HEADERS } from './lifetime.ts';

/** One request and its response, with what is logged and counted about them. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Names the request in our logs and in those of the proxy that passed it on. */
  readonly id: string;
  /** Headers of every response of this host. */
  readonly common: readonly Header[];
  outcome: keyof Outcomes;
};

const NO_STORE = { 'cache-control': 'no-store' } as const;
const PLAIN_ID = /^[\w-]{8,64}$/;
/** Ids are this plus a counter: cheaper than random ids, and just as good for finding a line in a log. */
const PROCESS = randomBytes(6).toString('hex');
let requests = 0;

/** Begins to answer a request: counts it, and logs it when it ends. */
export function beginExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { stats, log, common }: { readonly stats: Stats; readonly log: Log; readonly common: readonly Header[] },
): Exchange {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && PLAIN_ID.test(given) ? given : nextId();
  const exchange: Exchange = { request, response, id, common, outcome: 'refused' };
  const begun = log.isLevelEnabled('info') ? performance.now() : undefined;
  // Copied here, since serving static files shortens the URL of the request.
  const { url } = request;
  stats.running += 1;
  response.on('close', () => {
    stats.running -= 1;
    stats.outcomes[exchange.outcome] += 1;
    if (begun === undefined) return;
    log.info({
      id,
      method: request.method,
      host: request.headers.host,
      path: url && loggedPath(url),
      status: response.statusCode,
      cache: exchange.outcome,
      ms: Math.round((performance.now() - begun) * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
    });
  });
  return exchange;
}

function nextId(): string {
  requests += 1;
  return `${PROCESS}-${requests.toString(36)}`;
}

/** Sets the headers of every response, for responses that are written elsewhere. */
export function setCommonHeaders({ response, id, common }: Exchange): void {
  for (const [name, value] of common) response.setHeader(name, value);
  response.setHeader('x-request-id', id);
}

/** Answers with a line of text. */
export function sendText(
  { response }: Exchange,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  });
  response.end(text);
}

/** What work ends with that was begun for a visitor who has left. */
export class VisitorLeft extends Error {
  override readonly name = 'VisitorLeft';
  override readonly message = 'The visitor has left.';
}

/**
 * Whether the client left before its request was complete or read, or while it was worked on: nobody waits for a response,
 * and nothing here went wrong. A body that had come whole, but was not read yet, ends in the error of its own request.
 */
export function hasLeft({ request }: Exchange, error: unknown): boolean {
  return error instanceof VisitorLeft || (request.destroyed && (!request.complete || request.errored === error));
}

/** Responds to an internal error: 503 if the database or a renderer is out of reach, which may soon be over, else 500. */
export function sendFault(exchange: Exchange, error: unknown): void {
  if (!isOutage(error) && !(error instanceof Unavailable))
    return sendText(exchange, 500, 'Something went wrong on our side.\n', NO_STORE);
  sendText(exchange, 503, 'This is out of reach at the moment; try again.\n', { ...NO_STORE, 'retry-after': '5' });
}

/** Removes the headers that are meant for caches from a response, and adds how long it took (Server-Timing). */
export function hideCacheHeaders({ response }: Exchange): void {
  const begun = performance.now();
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  const hidden: ReadonlySet<string> = new Set(CACHE_CONTROL_HEADERS);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1);
    if (typeof headers === 'object' && headers !== null && !Array.isArray(headers)) {
      rest[rest.length - 1] = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !hidden.has(name.toLowerCase())),
      );
    }
    response.setHeader('server-timing', timing('pass', performance.now() - begun));
    return writeHead(status, ...rest);
  };
}

/**
 * Value of the header Server-Timing: where a response came from, if given, how many milliseconds its render took, and
 * the machine's time in epoch milliseconds, which no other header tells a page's own scripts (decision 57).
 */
export function timing(outcome: keyof Outcomes, renderMs?: number): string {
  const render = renderMs === undefined ? '' : `, render;dur=${renderMs.toFixed(1)}`;
  return `cache;desc=${outcome}${render}, clock;desc=${machineNow().getTime()}`;
}
