import { cacheResponse, cachedResponse } from './apiCache.ts';
import { pageLanguage } from './pageLanguage.ts';

/** A response of the site's API, or why there is none. Requests never throw. */
export type ApiResult<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      readonly reason: 'aborted' | 'content' | 'network' | 'status' | 'timeout';
      readonly status?: number;
    };
type Failure = Extract<ApiResult<unknown>, { ok: false }>;

const PATIENCE_MS = 8000;
const FRESH_MS = 60_000;

/**
 * Programmes change all day: they are fetched again after a minute. Everything else is cached for the session (SPEC 7).
 */
const MOVING =
  /^\/api\/(zone(\/|$)|cinepass\/current-shows|(cinema|event|gpxp)\/[^/]+\/(shows|statuses)|show\/[^/]+\/(cinemas|showtimes|statuses))/;
/** Settings are the same in every language, and an account (in either of its paths) belongs to its client alone. */
const WITHOUT_LANGUAGE = /^\/api\/(settings|accounts|client)(\/|$)/;
const PERSONAL = /^\/api\/(accounts|client)(\/|$)/;

/**
 * Milliseconds on a clock that runs on from page to page. Not the site's own clock: that may run ahead, and its module
 * belongs to scripts that are inlined in pages.
 */
const instant = () => performance.timeOrigin + performance.now();

type Call = { readonly response: Promise<ApiResult<unknown>>; readonly controller: AbortController; waiting: number };

const inFlight = new Map<string, Call>();

/** The full address of an API path, with the page's language where the API needs one. */
function addressOf(path: string): string {
  const url = new URL(`/api${path}`, location.origin);
  if (!WITHOUT_LANGUAGE.test(url.pathname)) url.searchParams.set('language', pageLanguage());
  return url.href;
}

const failed = (reason: Failure['reason']): Failure => ({ ok: false, reason });

/** Runs one request and caches its result. */
async function ask(address: string, moving: boolean, aborted: AbortSignal): Promise<ApiResult<unknown>> {
  const tooLate = AbortSignal.timeout(PATIENCE_MS);
  try {
    const signal = AbortSignal.any([aborted, tooLate]);
    const response = await fetch(address, { signal, cache: moving ? 'no-cache' : 'default' });
    if (!response.ok) return { ...failed('status'), status: response.status };
    const data: unknown = await response.json();
    const own =
      PERSONAL.test(new URL(address).pathname) || /no-store/.test(response.headers.get('cache-control') ?? '');
    if (!own) cacheResponse(address, { at: instant(), data });
    return { ok: true, data };
  } catch (error) {
    if (error instanceof SyntaxError) return failed('content');
    return failed(aborted.aborted ? 'aborted' : tooLate.aborted ? 'timeout' : 'network');
  }
}

/**
 * Fetches a path below `/api`, such as `/cinemas`, and parses what it gives. `parse` returns undefined for anything that
 * is not the API's: the result is then a failure. Callers share a request that is under way; it is aborted once all of
 * them have given up.
 */
export async function getApi<T>(
  path: string,
  parse: (data: unknown) => T | undefined,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  const result = await getUnparsed(path, signal);
  if (!result.ok) return result;
  const data = parse(result.data);
  return data === undefined ? failed('content') : { ok: true, data };
}

async function getUnparsed(path: string, signal: AbortSignal | undefined): Promise<ApiResult<unknown>> {
  if (signal?.aborted) return failed('aborted');
  const address = addressOf(path);
  const moving = MOVING.test(new URL(address).pathname);
  const known = cachedResponse(address);
  if (known && (!moving || instant() - known.at < FRESH_MS)) return { ok: true, data: known.data };

  let call = inFlight.get(address);
  if (!call) {
    const controller = new AbortController();
    const response = ask(address, moving, controller.signal).finally(() => {
      if (inFlight.get(address)?.controller === controller) inFlight.delete(address);
    });
    call = { response, controller, waiting: 0 };
    inFlight.set(address, call);
  }
  return share(address, call, signal);
}

function share(address: string, call: Call, signal: AbortSignal | undefined): Promise<ApiResult<unknown>> {
  call.waiting += 1;
  if (!signal) return call.response;
  return new Promise((done) => {
    const giveUp = () => {
      call.waiting -= 1;
      if (call.waiting === 0) {
        inFlight.delete(address);
        call.controller.abort();
      }
      done(failed('aborted'));
    };
    signal.addEventListener('abort', giveUp, { once: true });
    void call.response.then((response) => {
      signal.removeEventListener('abort', giveUp);
      done(response);
    });
  });
}
