import type { Exchange } from './exchange.ts';
import type { Settings } from '../settings/settings.ts';

/** Where browsers find the service worker. */
const WORKER = '/worker.js';
/** The one that ends it. */
const WORKER_OFF = '/worker-off.js';

/** The worker asks this site for pages, and nobody for anything else. */
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'service-worker-allowed': '/',
};

export function isWorker({ request: { url = '/' } }: Exchange): boolean {
  return /^\/worker(?:-off)?\.js(?:\.|\?|$)/.test(url);
}

/** Leads a request for the service worker of a site to the build's file of it, or to the one that ends it. */
export function prepareWorker({ request, response }: Exchange, { OFFLINE }: Settings): void {
  request.url = OFFLINE === 'on' ? WORKER : WORKER_OFF;
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}
