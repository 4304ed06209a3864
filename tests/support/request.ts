import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SiteCode } from '../../src/sites/sites.ts';

/** What is asked besides the path. `host` is for hosts that are no site's. */
export type Init = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly host?: string;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, compressed or not. */
  readonly body: Buffer;
  /** The body as UTF-8. */
  readonly text: string;
  json(): unknown;
};

/**
 * Asks a running site. `fetch` cannot say which host it wants, so this is plain HTTP to 127.0.0.1 with the site's host.
 * Redirects are not followed.
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
