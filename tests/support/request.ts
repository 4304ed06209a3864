import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SiteCode } from '../../src/sites/sites.ts';

/** Options of a request. `host` is for hosts that do not belong to a site. */
export type Init = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly host?: string;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they arrived, compressed or not. */
  readonly body: Buffer;
  /** The body as UTF-8. */
  readonly text: string;
  json(): unknown;
};

/**
 * Sends a request to a running site. `fetch` cannot set the host header, so this is plain HTTP to 127.0.0.1 with the
 * site's host. It does not follow redirects.
 */
export function request(port: number, site: SiteCode, path: string, init: Init = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, host = `${site}.aurore.localhost:${port}` } = init;
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      buffer(response).then((received) => {
        const text = received.toString('utf8');
        const json = (): unknown => JSON.parse(text);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received, text, json });
      }, reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
