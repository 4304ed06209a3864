import { sentenceOf } from '../database/errors.ts';
import { loggedPath } from '../domain/shell/loggedPath.ts';
import { now } from '../settings/clock.ts';

/**
 * Whether a request failed because the database or the disk does not work and it may succeed later: it is answered 503.
 */
export function isOutage(error: unknown): boolean {
  return !hasBrokenOff(error) && sentenceOf(error) !== undefined;
}

/** Whether a request failed since the visitor left while its body was being sent: a fault of nobody's. */
function hasBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

/**
 * Logs what made a request, or background work, fail on our side: one JSON object on a line on standard error, in the
 * server's own format.
 */
export function logFault(error: unknown, request?: Request): void {
  if (hasBrokenOff(error)) return;
  const line = {
    level: 'error',
    time: now().toISOString(),
    ...(request && placeOf(request)),
    err: detailsOf(error),
    msg: sentenceOf(error) ?? 'Something went wrong on our side.',
  };
  console.error(JSON.stringify(line));
}

function placeOf({ method, url, headers }: Request): object {
  const { host, pathname } = new URL(url);
  return { id: headers.get('x-request-id') ?? undefined, method, host, path: loggedPath(pathname) };
}

/** The details of an error as logged, without what a database adds about the values in its rows. */
function detailsOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { type: name, message, code, errcode, stack, ...(cause !== undefined && { cause: detailsOf(cause) }) };
}
