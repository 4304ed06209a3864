import type { Exchange } from './exchange.ts';
import type { Settings } from '../settings/schema.ts';

/** The build's service worker. */
const WORKER = '/worker.js';
/** The service worker that removes itself, for OFFLINE=off. */
const WORKER_OFF = '/worker-off.js';

/** The worker may fetch from this site, and nothing else. */
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'service-worker-allowed': '/',
};

/** Whether a request is for the service worker, or directly for one of its compressed files. */
export function isWorker({ request: { url = '/' } }: Exchange): boolean {
  return /^\/worker(?:-off)?\.js(?:\.|\?|$)/.test(url);
}

/**
 * Rewrites a request for a site's service worker to the build's file or, with OFFLINE=off, to the one that removes it.
 */
export function prepareWorker({ request, response }: Exchange, { OFFLINE }: Settings): void {
  request.url = OFFLINE === 'on' ? WORKER : WORKER_OFF;
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}
